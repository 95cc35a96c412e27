import { focusHeading } from './focus-heading.ts'

/** What may have the focus in place of a control that was in it. */
const regions = 'dialog, section, article, form, fieldset, li, [role="tabpanel"]'
/** Milliseconds that a page has to move the focus itself. */
const waitMs = 150

/**
 * Keeps the focus where a player was working: when the control that has it goes, such as a button that its result
 * replaces, the smallest part around it takes the focus, or else the heading of the page (WCAG 2.4.3). Returns a
 * function that stops it.
 */
export function keepFocus(page: Document): () => void {
  /** The control that had the focus last, and what was around it. */
  let trail: readonly Element[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = (): boolean => page.activeElement === page.body && trail[0]?.isConnected === false
  const remember = ({ target }: Event): void => {
    trail = target instanceof Element ? listAround(target) : []
  }
  // Whoever presses beside every control leaves the one that had the focus.
  const forget = ({ target }: Event): void => {
    if (!(target instanceof Node && trail[0]?.contains(target))) trail = []
  }
  const check = (): void => {
    if (timer !== undefined || !isLost()) return
    timer = setTimeout(() => {
      timer = undefined
      if (isLost()) focusFirst(trail)
    }, waitMs)
  }
  const watch = new MutationObserver(check)
  watch.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', remember)
  page.addEventListener('pointerdown', forget, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    page.removeEventListener('focusin', remember)
    page.removeEventListener('pointerdown', forget, { capture: true })
  }
}

/** Returns whether the focus is on nothing, or on what a page hides while the code of its next step loads. */
export function hasLostFocus({ activeElement, body } = document): boolean {
  return activeElement === body || activeElement?.getClientRects().length === 0
}

/** Returns an element and what holds it, the nearest first. */
function listAround(element: Element): Element[] {
  const { parentElement } = element
  return [element, ...(parentElement ? listAround(parentElement) : [])]
}

function focusFirst(trail: readonly Element[]): void {
  const left = trail.find(
    (one) => one.isConnected && one instanceof HTMLElement && one.matches(regions),
  )
  if (left instanceof HTMLElement) {
    if (!left.hasAttribute('tabindex')) left.tabIndex = -1
    left.focus({ preventScroll: true })
  } else focusHeading()
}
