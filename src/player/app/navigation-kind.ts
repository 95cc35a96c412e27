/** The kind of navigation that led to the current page. The browser animates a swipe, so the page does not fade then (SPEC §2.22). */
export type NavigationKind = 'start' | 'step' | 'back' | 'swipe'

/** The distance from the edge of the screen within which a swipe back begins, in CSS pixels. */
const edge = 32
/** Milliseconds after the touch within which a swipe navigates. */
const swipeMs = 1200
let kind: NavigationKind = 'start'
let touchedEdgeAt = Number.NEGATIVE_INFINITY

export function readNavigationKind(): NavigationKind {
  return kind
}

/** Records the kind of every navigation of a window, before components render. Returns a function that stops it. */
export function watchNavigation(page: Window): () => void {
  const watched: [string, (event: Event) => void][] = [
    ['touchstart', recordTouch],
    ['popstate', recordPop],
    // wouter dispatches these for steps forward
    ['pushState', () => setKind('step')],
    ['replaceState', () => setKind('step')],
  ]
  for (const [name, listener] of watched)
    page.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    for (const [name, listener] of watched)
      page.removeEventListener(name, listener, { capture: true })
    kind = 'start'
    touchedEdgeAt = Number.NEGATIVE_INFINITY
  }
}

function recordTouch(event: Event): void {
  if (!('touches' in event)) return
  const { touches } = event as TouchEvent // the listener's event
  const x = touches[0]?.clientX ?? edge
  if (x < edge || x > innerWidth - edge) touchedEdgeAt = performance.now()
}

function recordPop(event: Event): void {
  const animated = 'hasUAVisualTransition' in event && event.hasUAVisualTransition === true
  setKind(animated || performance.now() - touchedEdgeAt < swipeMs ? 'swipe' : 'back')
}

function setKind(next: NavigationKind): void {
  kind = next
}
