export interface SwipeOptions {
  /** The distance in CSS pixels from which a swipe turns to another slide. */
  readonly threshold: number
  readonly go: (step: number) => void
  /** Hears whether a finger is on the track. */
  readonly hold: (held: boolean) => void
}

/** The distance in CSS pixels from which a press is a swipe, which opens nothing. */
const clickSlack = 8

/** Lets a track of slides be swiped. Returns a function that ends it. */
export function watchSwipe(track: HTMLElement, { threshold, go, hold }: SwipeOptions): () => void {
  const watch = new AbortController()
  let start: number | undefined
  let moved = 0
  const drag = (pixels: number): void => track.style.setProperty('--drag', `${pixels}px`)
  const end = (): void => {
    if (start === undefined) return
    start = undefined
    track.removeAttribute('data-held')
    drag(0)
    hold(false)
    const isRightToLeft = getComputedStyle(track).direction === 'rtl'
    if (Math.abs(moved) >= threshold) go(moved < 0 === !isRightToLeft ? 1 : -1)
  }
  const listeners: { readonly [Name in keyof HTMLElementEventMap]?: (event: MouseEvent) => void } =
    {
      pointerdown: ({ clientX }) => {
        start = clientX
        moved = 0
        hold(true)
      },
      pointermove: ({ clientX }) => {
        if (start === undefined) return
        track.setAttribute('data-held', '')
        moved = clientX - start
        drag(moved)
      },
      pointerup: end,
      pointercancel: end,
      pointerleave: end,
      // A swipe does not open the banner under it.
      click: (event) => {
        if (Math.abs(moved) > clickSlack) event.preventDefault()
      },
    }
  // Each is listed under a name whose events are mouse or pointer events.
  // Each is listed under a name whose events are mouse or pointer events.
  for (const [name, listener] of Object.entries(listeners))
    track.addEventListener(name, listener as EventListener, {
      // Before the link of the banner.
      capture: name === 'click',
      signal: watch.signal,
    })
  return () => watch.abort()
}
