import type { Page } from '@playwright/test'

/** Lists buttons, fields and selected elements without an edge, where backgrounds and shadows are removed. */
export function findEdgeless(page: Page): Promise<string[]> {
  return page
    .locator('button, input, select, [role="slider"], [role="radio"], [aria-current]')
    .evaluateAll((elements) => {
      const chosen =
        '[aria-current], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]'
      const hasEdge = (element: Element | null): boolean => {
        if (!element) return false
        const { borderStyle, borderWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
        const drawn = (style: string, width: string): boolean =>
          style !== 'none' && Number.parseFloat(width) >= 1
        return drawn(outlineStyle, outlineWidth) || drawn(borderStyle, borderWidth)
      }
      return elements.flatMap((element) => {
        if (!element.checkVisibility() || element.closest('[inert]')) return []
        const name = `${element.localName} "${element.getAttribute('aria-label') ?? element.textContent}"`
        // The look of a field may be drawn around its input, or beside a hidden one.
        const places = [element, element.nextElementSibling, element.parentElement]
        if (!places.some(hasEdge)) return [`without an edge: ${name}`]
        const thick = Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2
        return element.matches(chosen) && !thick ? [`not told as chosen: ${name}`] : []
      })
    })
}

/** Lists focusable elements that do not show the focus, or show it with too little contrast. */
export async function findUnseenFocus(page: Page): Promise<string[]> {
  // A browser shows the focus of somebody who uses the keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(inspectFocus)
}

/** Runs in the page, so it brings everything with it. */
async function inspectFocus(): Promise<string[]> {
  const root = document.querySelector('dialog[open]') ?? document.body
  const focusable = 'a[href], button, input, select, [role="slider"], [tabindex="0"]'
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const found: string[] = []
  for (const element of root.querySelectorAll<HTMLElement>(focusable)) {
    if (!element.checkVisibility() || element.closest('[inert], :disabled')) continue
    const fault = await tryFocus(element)
    const block = element.closest('[data-block]')?.getAttribute('data-block') ?? ''
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const name = words || element.getAttribute('name')
    if (fault) found.push(`${fault}: [${block}] ${element.localName} "${name}"`)
  }
  return found

  async function tryFocus(element: HTMLElement): Promise<string | undefined> {
    const places = placesOf(element)
    ;(document.activeElement as HTMLElement | null)?.blur() // whatever has the focus can lose it
    await nextFrame()
    const before = places.map(readMarks)
    element.focus({ preventScroll: true })
    if (document.activeElement !== element) return undefined
    await nextFrame()
    const marks = places.flatMap((place, index) => {
      const old = before[index] ?? []
      const fresh = readMarks(place).filter((mark) => !old.includes(mark))
      return fresh.map((mark) => ({ mark, ratio: contrast(colourIn(mark), backgroundOf(place)) }))
    })
    const best = marks.sort((a, b) => b.ratio - a.ratio)[0]
    if (!best) return 'nothing changes'
    return best.ratio < 3 ? `${best.ratio.toFixed(2)} by ${best.mark}` : undefined
  }

  /** A mark may be drawn around a field, or beside a hidden input. */
  function placesOf(element: Element): Element[] {
    const parents: Element[] = []
    for (let at = element.parentElement; at && parents.length < 3; at = at.parentElement)
      parents.push(at)
    const beside = element.nextElementSibling
    return [element, ...(beside ? [beside] : []), ...parents]
  }

  /** The outline, the environment and the hard shadows of an element, each with its colour. */
  function readMarks(element: Element): string[] {
    const style = getComputedStyle(element)
    const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => {
      const width = style.getPropertyValue(`border-${side}-width`)
      return width === '0px'
        ? []
        : [`border ${width} ${style.getPropertyValue(`border-${side}-color`)}`]
    })
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style
    const drawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    const outline = drawn ? [`outline ${outlineWidth} ${outlineColor}`] : []
    const shadows = boxShadow.split(/,(?![^(]*\))/).filter((one) => one !== 'none')
    return [...outline, ...sides, ...shadows.map((one) => `shadow ${one.trim()}`)]
  }

  function colourIn(mark: string): string {
    return /[a-z]+\([^)]*\)/.exec(mark)?.[0] ?? 'transparent'
  }

  /** The nearest opaque colour around. */
  function backgroundOf(element: Element): string {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at)
      if ((readColour(backgroundColor)[3] ?? 0) > 200) return backgroundColor
    }
    return 'white'
  }

  function nextFrame(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }

  function readColour(colour: string): number[] {
    if (!pen) return []
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }

  function luminance(colour: string): number {
    const [red = 0, green = 0, blue = 0] = readColour(colour).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function contrast(one: string, other: string): number {
    const [a, b] = [luminance(one), luminance(other)]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
}

/** Lists running animations that would be visible. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {}
      const long = Number(duration) > 1 || Number(endTime) > 1
      if (animation.playState !== 'running' || !long) return []
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
      const name = animation instanceof CSSAnimation ? animation.animationName : animation.id
      return [`${name} of ${target?.localName} "${target?.textContent?.slice(0, 20)}"`]
    }),
  )
}
