import type { Page } from '@playwright/test'

/**
 * Scrolls through the page that is open and hit-tests every control and every line of text in view. Returns what is
 * covered: by something fixed that is no bar of the page, wherever the page is scrolled to, or by a bar at every
 * position that a player can scroll to. A main action that is docked above the bottom bar counts as a bar.
 */
export function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(searchCovered)
}

/** Runs in the page. */
async function searchCovered(): Promise<string[]> {
  interface Target {
    readonly element: Element
    readonly id: number
    readonly name: string
    readonly rects: () => Iterable<DOMRect>
  }
  interface Point {
    readonly x: number
    readonly y: number
  }
  const bars =
    '[data-column] > header, [data-type="header"], [data-type="bottom-menu"], [data-docked]'
  const controls =
    'a[href], button, input, select, textarea, summary, [role="slider"], [role="radio"], [role="tab"], [role="switch"]'
  const floating = new Set<string>()
  /** Points that only bars were seen over, by the place that a player would look for. */
  const hidden = new Map<string, { readonly line: string; readonly element: Element }>()
  const free = new Set<string>()
  // What lets touches through covers words as well.
  const style = new CSSStyleSheet()
  style.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  const docked = [...document.querySelectorAll('*')].filter(isDocked)
  const ids = new WeakMap<Node, number>()
  let lastId = 0
  const start = scrollY
  let wasEnd = docked.length === 0
  // A list that loads more of itself at its end has no other end.
  for (let at = 0, left = 30; !wasEnd && left > 0; at += innerHeight * 0.4, left -= 1) {
    await lookAt(at)
    wasEnd = scrollY >= document.documentElement.scrollHeight - innerHeight - 1
  }
  // What was replaced under a bar by a late answer comes free on the way back.
  if ([...hidden.keys()].some((point) => !free.has(point)))
    for (let at = scrollY; at > 0; at -= innerHeight * 0.4) await lookAt(at)
  // What a page that grew moved between two looks is looked at in the middle of the screen.
  for (const [point, { element }] of hidden) {
    if (free.has(point) || !element.isConnected) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    await look()
  }
  scrollTo({ top: start, behavior: 'instant' })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  // What a late answer took away was tested as what came in its place.
  const never = [...hidden].flatMap(([point, { line, element }]) =>
    free.has(point) || !element.isConnected ? [] : [line],
  )
  return [...new Set([...floating, ...(wasEnd ? never : [])])]

  async function lookAt(top: number): Promise<void> {
    scrollTo({ top, behavior: 'instant' })
    await look()
  }

  async function look(): Promise<void> {
    await nextFrame()
    const boxes = listBoxes()
    for (const target of listTargets()) test(target, boxes)
  }

  function idOf(node: Node): number {
    const id = ids.get(node) ?? ++lastId
    ids.set(node, id)
    return id
  }

  /** A bar learns in a frame whether it is stuck. After a change of its size a browser without a screen may draw none. */
  function nextFrame(): Promise<unknown> {
    return new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done))
      setTimeout(done, 5000)
    })
  }

  function isDocked(element: Element): boolean {
    const { position } = getComputedStyle(element)
    return (position === 'fixed' || position === 'sticky') && element.checkVisibility()
  }

  function listTargets(): readonly Target[] {
    const found: Target[] = [...document.querySelectorAll(controls)].map((element) => ({
      element,
      id: idOf(element),
      name: `${element.localName} "${nameOf(element)}"`,
      rects: () => element.getClientRects(),
    }))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('[data-unseen]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const name = `"${node.textContent.trim().slice(0, 40)}"`
      found.push({ element, id: idOf(node), name, rects: () => range.getClientRects() })
    }
    return found.filter(({ element }) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    )
  }

  /** The places of everything drawn that does not scroll with the page. Nothing is covered elsewhere. */
  function listBoxes(): readonly DOMRect[] {
    return docked
      .flatMap((one) => [one, ...one.querySelectorAll('*')])
      .filter(isDrawn)
      .map((one) => one.getBoundingClientRect())
  }

  function test({ element, id, name, rects }: Target, boxes: readonly DOMRect[]): void {
    const own = element.closest(bars)
    for (const { x, y, key } of [...rects()].flatMap(listPoints)) {
      const mayBeCovered = boxes.some((box) => holds(box, x, y))
      const cover = mayBeCovered ? findCover(element, { x, y }) : undefined
      const bar = cover?.closest(bars)
      const point = `${id} ${key}`
      if (!cover || (bar && bar === own)) free.add(point)
      else if (bar) hidden.set(point, { line: `${name} stays behind ${describe(bar)}`, element })
      else floating.add(`${name} is covered by ${describe(cover)}`)
    }
  }

  function holds({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
    return x >= left && x <= right && y >= top && y <= bottom
  }

  /** The centre and the corners inset, those in view. */
  function listPoints({ left, right, top, bottom, width, height }: DOMRect, line: number) {
    if (width < 4 || height < 4) return []
    const inset = Math.min(4, width / 4, height / 4)
    const corners = [top + inset, bottom - inset].flatMap((y) => [
      { x: left + inset, y },
      { x: right - inset, y },
    ])
    return [{ x: left + width / 2, y: top + height / 2 }, ...corners]
      .map((point, at) => ({ ...point, key: `${line} ${at}` }))
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
  }

  /** What does not scroll with the page, if it is the first thing that is drawn over a target at a point. */
  function findCover(target: Element, { x, y }: Point): Element | undefined {
    const isOwn = (hit: Element) => target.contains(hit) || hit.contains(target)
    // To list everything at a point takes far longer than to find what is on top, which mostly is the target itself.
    const top = document.elementFromPoint(x, y)
    if (!top || isOwn(top)) return undefined
    const hits = document.elementsFromPoint(x, y)
    const first = hits.find((hit) => isOwn(hit) || isDrawn(hit))
    if (!first || isOwn(first)) return undefined
    // What a row has scrolled out of itself is not drawn there, so nothing covers it.
    if (!hits.some((hit) => target.contains(hit))) return undefined
    const around: Element[] = []
    for (let at: Element | null = first; at && !at.contains(target); at = at.parentElement)
      around.push(at)
    return around.find(isDocked)
  }

  /** A layer without a background of its own only places what it holds. */
  function isDrawn(element: Element): boolean {
    const { backgroundColor, backgroundImage, borderWidth } = getComputedStyle(element)
    if (!element.checkVisibility({ opacityProperty: true })) return false
    const holdsText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
    return (
      holdsText ||
      !isClear ||
      borderWidth !== '0px' ||
      element.matches('img, svg, svg *, canvas, video, button, a, input')
    )
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') || element.textContent || element.id
    return name.trim().slice(0, 40)
  }

  function describe(element: Element): string {
    const block = element.closest('[data-block]')?.getAttribute('data-block')
    return `${block ? `block ${block} ` : ''}${element.localName} "${nameOf(element)}"`
  }
}
