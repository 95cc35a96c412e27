import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Returns the ref of a list that scrolls, or of an element around it. Each time `current` changes, the chosen
 * item of the list comes into view; the page does not scroll, and the focus stays. `current` is undefined
 * while no item is chosen, as on a guest's home, which therefore does not load the code that scrolls.
 */
export function useCurrentInView<E extends Element>(
  current: string | undefined,
): RefObject<E | null> {
  const around = useRef<E>(null)
  useLayoutEffect(() => {
    if (current === undefined) return
    import('./on-demand/scroll-to-current.ts').then(
      ({ scrollToCurrent }) => scrollToCurrent(around.current),
      () => undefined,
    )
  }, [current])
  return around
}
