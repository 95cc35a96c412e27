/** How the page shown was come to; a swipe animates itself and no fade is laid over it (SPEC §2.22). */
export type NavigationKind = 'start' | 'step' | 'back' | 'swipe'

/** How near the edge of the screen a swipe back begins, and how long after it the page turns. */
const edge = 32
const swipeMs = 1200
let kind: NavigationKind = 'start'
let touchedEdgeAt = Number.NEGATIVE_INFINITY

export function readNavigationKind(): NavigationKind {
  return kind
}

/** Follows the history of a window, ahead of everything that renders by it. */
export function watchNavigation(page: Window): () => void {
  const watched: [string, (event: Event) => void][] = [
    ['touchstart', noteTouch],
    ['popstate', notePop],
    // wouter's own events for steps forward
    ['pushState', () => note('step')],
    ['replaceState', () => note('step')],
  ]
  for (const [name, hear] of watched)
    page.addEventListener(name, hear, { capture: true, passive: true })
  return () => {
    for (const [name, hear] of watched) page.removeEventListener(name, hear, { capture: true })
    kind = 'start'
    touchedEdgeAt = Number.NEGATIVE_INFINITY
  }
}

function noteTouch(event: Event): void {
  if (!('touches' in event)) return
  const { touches } = event as TouchEvent // listened to by that name
  const x = touches[0]?.clientX ?? edge
  if (x < edge || x > innerWidth - edge) touchedEdgeAt = performance.now()
}

function notePop(event: Event): void {
  const animated = 'hasUAVisualTransition' in event && event.hasUAVisualTransition === true
  note(animated || performance.now() - touchedEdgeAt < swipeMs ? 'swipe' : 'back')
}

function note(next: NavigationKind): void {
  kind = next
}
