import type { Page } from '@playwright/test'
import { findDangling } from './find-dangling.ts'

/**
 * Lists everything that a player cannot read or reach: text that is cut off, text that overlaps other text
 * or a control, a bar that covers the end of a page, a page that scrolls sideways, and a dot between two
 * parts that begins or ends a line. Text that ends in dots, scrolls or has `data-moves` is cut on purpose.
 */
export async function findMisfits(page: Page): Promise<string[]> {
  let measured = { misfits: [''], runs: 0, ended: false }
  // Content that arrives meanwhile makes the page longer, and bars then cover a part that is not its end.
  for (let turn = 0; turn < 5 && !measured.ended; turn += 1) {
    await page.evaluate(goToEnd)
    measured = await page.evaluate(inspectText)
  }
  const { misfits, runs } = measured
  if (runs === 0) throw new Error('There is no text to measure.')
  return [...misfits, ...(await findDangling(page))]
}

/** Lays out what is off screen too, where no dialog lies over it, and goes to the end of the page, where bars do. */
async function goToEnd(): Promise<void> {
  // An adopted style sheet stays, so the measure finds its own sheet by its rule.
  const name = '--measured'
  const others = [...document.adoptedStyleSheets]
  const at = others.findIndex(({ cssRules }) => cssRules[0]?.cssText.includes(name))
  const [sheet = new CSSStyleSheet()] = at < 0 ? [] : others.splice(at, 1)
  const over = document.querySelector('dialog[open]') !== null
  const seen = over ? '' : 'content-visibility: visible !important;'
  const rule = `[data-block], li { ${name}: 1; ${seen} }`
  if (sheet.cssRules[0]?.cssText.includes('visible') !== !over) sheet.replaceSync(rule)
  if (at < 0) document.adoptedStyleSheets = [...others, sheet]
  // Content near the screen may still grow.
  for (let end = -1; end !== document.documentElement.scrollHeight; ) {
    end = document.documentElement.scrollHeight
    scrollTo(0, end)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/** Runs in the page, so it brings everything with it. */
function inspectText(): { misfits: string[]; runs: number; ended: boolean } {
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Piece {
    readonly element: Element
    readonly box: Box
    /** The layer that moves over the page, such as a bar or a disc. */
    readonly layer: Element | undefined
  }
  /** An element and the way up, as far as it cuts off what is in it. */
  interface Frame {
    readonly element: Element
    readonly up: Frame | undefined
    readonly style: CSSStyleDeclaration
    readonly rect: DOMRect
    readonly hidden: boolean
    readonly layer: Element | undefined
  }
  const root = document.querySelector('dialog[open]') ?? document.body
  const width = document.documentElement.clientWidth
  const slack = 1 + Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
  let set = ''
  const pen = document.createElement('canvas').getContext('2d')
  const frames = new Map<Element, Frame>()
  const misfits = new Set<string>()
  const below = document.documentElement.scrollHeight - innerHeight - scrollY
  const runs = textNodes().flatMap(runsOf)
  const controls = [...root.querySelectorAll('button, a[href], input, select, [role="slider"]')]
    .filter((element) => !element.closest('[data-moves]') && isShown(element))
    .flatMap((element) => paintedIn(element).map((box) => ({ ...pieceOf(element, box), element })))
  runs.sort((a, b) => a.box.top - b.box.top)
  runs.forEach((run, index) => {
    for (let next = index + 1; next < runs.length; next += 1) {
      const other = runs[next]
      if (!other || other.box.top > run.box.bottom) break
      compare(run, other)
    }
    for (const control of controls) compareControl(run, control)
  })
  const scroller = root === document.body ? document.documentElement : root
  const scrolls = scroller !== root || getComputedStyle(root).overflowX !== 'visible'
  if (scrolls && scroller.scrollWidth > scroller.clientWidth + 1)
    misfits.add(`sideways: ${scroller.scrollWidth} in ${scroller.clientWidth}`)
  return { misfits: [...misfits], runs: runs.length, ended: below < 2 }

  /**
   * Returns the painted areas of a control: its background, or else its drawings. A transparent touch area
   * covers nothing.
   */
  function paintedIn(element: Element): DOMRect[] {
    const { backgroundColor, backgroundImage, borderTopColor, borderTopWidth } =
      frameOf(element).style
    const clear = /, 0\)$|^transparent$/
    const edged = borderTopWidth !== '0px' && !clear.test(borderTopColor)
    const fixed = frameOf(element).layer && frameOf(element).layer !== element
    if (fixed || edged || backgroundImage !== 'none' || !clear.test(backgroundColor))
      return [element.getBoundingClientRect()]
    return [...element.querySelectorAll('svg, img')].map((one) => one.getBoundingClientRect())
  }

  function textNodes(): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim() !== '') nodes.push(node)
    return nodes
  }

  function frameOf(element: Element): Frame {
    const known = frames.get(element)
    if (known) return known
    const above = element === root ? null : element.parentElement
    const up = above ? frameOf(above) : undefined
    const style = getComputedStyle(element)
    const rect = element.getBoundingClientRect()
    // Said to a screen reader alone: a box of one pixel.
    const unseen =
      style.clipPath === 'inset(50%)' || (style.overflow === 'hidden' && rect.width <= 1)
    const moves = element !== root && /fixed|sticky/.test(style.position)
    const frame: Frame = {
      element,
      up,
      style,
      rect,
      hidden: unseen || up?.hidden === true,
      layer: moves ? element : up?.layer,
    }
    frames.set(element, frame)
    return frame
  }

  function isShown(element: Element): boolean {
    const shown = { opacityProperty: true, visibilityProperty: true }
    return element.checkVisibility(shown) && !frameOf(element).hidden && !element.closest('[inert]')
  }

  function nameOf(element: Element): string {
    const block = element.closest('[data-block]')?.getAttribute('data-block') ?? ''
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 28)
    return `[${block}] ${element.tagName.toLowerCase()} "${text}"`
  }

  function pieceOf(element: Element, whole: Box): Piece {
    return { element, box: seenPart(element, whole), layer: frameOf(element).layer }
  }

  function runsOf(node: Text): Piece[] {
    const element = node.parentElement
    if (!element || !isShown(element)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].flatMap((rect) => {
      if (rect.width < 1 || rect.height < 1) return []
      const piece = pieceOf(element, inkOf(element, node.data, rect))
      const { left, right, top, bottom } = piece.box
      return right - left < 1 || bottom - top < 1 ? [] : [piece]
    })
  }

  /** The height that the letters really have: a line may be lower than its font's measures. */
  function inkOf(element: Element, text: string, rect: DOMRect): Box {
    const { style } = frameOf(element)
    const { left, top, right, bottom } = rect
    if (!pen || style.writingMode !== 'horizontal-tb') return { left, top, right, bottom }
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    if (font !== set) pen.font = font
    set = font
    const ink = pen.measureText(text.trim())
    // A zoomed part is drawn in another size than its style says.
    const drawn = (bottom - top) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent)
    const baseline = top + ink.fontBoundingBoxAscent * drawn
    return {
      left,
      right,
      top: baseline - ink.actualBoundingBoxAscent * drawn,
      bottom: baseline + ink.actualBoundingBoxDescent * drawn,
    }
  }

  /** The part that no ancestor cuts off; says so where one does. */
  function seenPart(element: Element, whole: Box): Box {
    let box = whole
    let escapes = 'static'
    for (let at: Frame | undefined = frameOf(element); at; at = at.up) {
      const { style } = at
      if (escapes !== 'static' && !(escapes === 'absolute' && isHolder(style))) continue
      box = cut(element, at, box)
      escapes = /absolute|fixed/.test(style.position) ? style.position : 'static'
    }
    const lost = Math.max(0, box.right - width) + Math.max(0, -box.left)
    if (lost > slack && box.right > box.left && isText(element))
      report('outside', element, `${Math.round(lost)} px`)
    return box
  }

  function isHolder(style: CSSStyleDeclaration): boolean {
    return style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none'
  }

  function cut(element: Element, { style, rect, element: at }: Frame, box: Box): Box {
    if (/inline$|contents/.test(style.display)) return box
    const paints = style.contentVisibility === 'auto' || /paint|strict|content/.test(style.contain)
    const across = { from: rect.left + at.clientLeft, to: rect.right, overflow: style.overflowX }
    const down = { from: rect.top + at.clientTop, to: rect.bottom, overflow: style.overflowY }
    const [left, right, lostX] = clip([box.left, box.right], { ...across, paints })
    const [top, bottom, lostY] = clip([box.top, box.bottom], { ...down, paints })
    if (lostX > slack) reportCut(element, `${Math.round(lostX)} px of its width`)
    if (lostY > slack) reportCut(element, `${Math.round(lostY)} px of its height`)
    return { left, right, top, bottom }
  }

  /** Returns the visible part of a line, and the length that is cut off where nothing scrolls. */
  function clip(
    [start, end]: readonly [number, number],
    edge: { from: number; to: number; overflow: string; paints: boolean },
  ): readonly [number, number, number] {
    if (edge.overflow === 'visible' && !edge.paints) return [start, end, 0]
    const first = Math.max(start, edge.from)
    const last = Math.min(end, edge.to)
    const lost = end - start - Math.max(0, last - first)
    return [first, last, /auto|scroll/.test(edge.overflow) ? 0 : lost]
  }

  function reportCut(element: Element, detail: string): void {
    if (isText(element) && !isShortened(element)) report('cut', element, detail)
  }

  /** Shortened on purpose, with dots that say so. */
  function isShortened(element: Element): boolean {
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const { textOverflow, overflowX, webkitLineClamp } = frameOf(at).style
      const dotted = textOverflow === 'ellipsis' && overflowX !== 'visible'
      if (dotted || (webkitLineClamp !== 'none' && webkitLineClamp !== '')) return true
    }
    return false
  }

  function isText(element: Element): boolean {
    return [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
  }

  function overlap(a: Box, b: Box): boolean {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return across > slack && down > slack
  }

  function compare(a: Piece, b: Piece): void {
    if (a.element === b.element || a.layer !== b.layer || !overlap(a.box, b.box)) return
    report('overlap', a.element, nameOf(b.element))
  }

  function compareControl(run: Piece, { element, box, layer }: Piece): void {
    const covers = layer && !run.layer && frameOf(layer).style.position === 'fixed'
    // A list that grew meanwhile has a row under the bar that the page can be scrolled past.
    if (covers && below >= 2) return
    if (!(covers || layer === run.layer) || !overlap(run.box, box)) return
    if (element.contains(run.element) || run.element.contains(element)) return
    const kind = covers ? 'covered' : 'under'
    if (!run.element.closest('label')) report(kind, run.element, nameOf(element))
  }

  function report(kind: string, element: Element, detail: string): void {
    if (!element.closest('[data-moves]')) misfits.add(`${kind}: ${nameOf(element)} ${detail}`)
  }
}
