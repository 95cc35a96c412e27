import type { Page } from '@playwright/test'

/**
 * Lists what cannot be recognized in the colours of a player's system: a control without text, picture or
 * edge, an icon in the colour of its background, a selected element that looks like its neighbours, a focus
 * without a ring, and an invalid field without a text that explains it.
 */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(inspectColours)
}

/** Runs in the page, so it brings everything with it. */
function inspectColours(): string[] {
  const root = document.querySelector('dialog[open]') ?? document.body
  const forced = matchMedia('(forced-colors: active)').matches
  const clear = /^rgba\(.*, 0\)$|^transparent$/
  const chosen =
    '[aria-current], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]'
  const lists = 'ul, nav, [role="radiogroup"], [role="tablist"]'
  const controls = find('button, a[href], input, select, [role="slider"], [role="radio"]')
  const lost = new Set<string>()
  for (const one of controls) checkControl(one)
  for (const one of find('svg')) checkIcon(one)
  for (const one of find(chosen)) checkChosen(one)
  for (const one of controls) checkFocus(one)
  for (const one of find('[aria-invalid="true"]')) checkError(one)
  return [...lost]

  function find(selector: string): HTMLElement[] {
    const all = [...root.querySelectorAll<HTMLElement>(selector)]
    return all.filter((one) => isShown(one) && one.getBoundingClientRect().width > 2)
  }

  function isShown(one: Element): boolean {
    const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return seen && !one.closest('[inert]') && getComputedStyle(one).clipPath !== 'inset(50%)'
  }

  function report(kind: string, one: Element): void {
    const block = one.closest('[data-block]')?.getAttribute('data-block') ?? ''
    const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)
    lost.add(`${kind}: [${block}] ${one.tagName.toLowerCase()} "${words}"`)
  }

  /** The lines around a box that are seen. */
  function edgesOf(one: Element): string[] {
    const style = getComputedStyle(one)
    const lines = [
      [style.outlineWidth, style.outlineStyle, style.outlineColor],
      [style.borderTopWidth, style.borderTopStyle, style.borderTopColor],
      [style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor],
    ]
    const shadow = forced || style.boxShadow === 'none' ? [] : [style.boxShadow]
    const drawn = lines.flatMap(([width = '', kind = '', colour = '']) =>
      width === '0px' || kind === 'none' || clear.test(colour)
        ? []
        : [`${width} ${kind} ${colour}`],
    )
    return [...drawn, ...shadow]
  }

  /** An element and what may draw its edge for it: the row of a field, the box of a checkbox. */
  function around(one: Element): Element[] {
    return [one, one.parentElement, one.nextElementSibling].filter((at) => at !== null)
  }

  function checkControl(one: HTMLElement): void {
    const inside = [...one.querySelectorAll('*')].filter(isShown)
    const drawn = inside.some((at) => at.matches('svg, img') || edgesOf(at).length > 0)
    if (!forced) return
    const hasText = one.textContent?.trim() !== '' || one instanceof HTMLInputElement
    if (!drawn && !hasText) report('nothing in it', one)
    if (one.tagName === 'A') return
    if (!around(one).some((at) => edgesOf(at).length > 0)) report('no edge', one)
  }

  function checkIcon(one: Element): void {
    const background = backgroundOf(one.parentElement)
    if (getComputedStyle(one).color === background)
      report('an icon on its own colour', one.parentElement ?? one)
  }

  function backgroundOf(one: Element | null): string {
    for (let at = one; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== 'none') return ''
      if (!clear.test(backgroundColor)) return backgroundColor
    }
    return ''
  }

  function checkChosen(one: HTMLElement): void {
    const list = one.closest(lists)
    const others = [...(list?.querySelectorAll(one.tagName) ?? [])].filter(
      (other) => other.className === one.className && !other.matches(chosen) && isShown(other),
    )
    if (others.some((other) => lookOf(other) === lookOf(one))) report('chosen and not told', one)
  }

  /** Returns the look that distinguishes an element of a list; with forced colours, only lines and letters do. */
  function lookOf(one: Element): string {
    const { color, fontWeight, textDecorationLine, backgroundColor } = getComputedStyle(one)
    const own = forced ? [] : [color, backgroundColor]
    return [...edgesOf(one), fontWeight, textDecorationLine, ...own].join(' ')
  }

  function checkFocus(one: HTMLElement): void {
    if (one.matches(':disabled, [tabindex="-1"]')) return
    const before = around(one).map((at) => edgesOf(at).join())
    one.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
    if (document.activeElement !== one) return
    const after = around(one).map((at) => edgesOf(at).join())
    if (before.join('|') === after.join('|')) report('no ring', one)
    one.blur()
  }

  function checkError(one: Element): void {
    const ids = (one.getAttribute('aria-describedby') ?? '').split(' ')
    const words = ids.map((id) => document.getElementById(id))
    if (!words.some((word) => word && isShown(word) && word.textContent.trim() !== ''))
      report('an error without words', one)
  }
}
