import { type RefCallback, useLayoutEffect, useState } from 'react'

export interface SeenList {
  /** The number of items to render. */
  readonly count: number
  /** Goes on the element that scrolls; its items are `<li>`. */
  readonly list: RefCallback<HTMLElement>
}

/**
 * Returns the number of items of a scrolling list to render: the first `few`, which fill its visible part,
 * and as many more each time the player comes near the end of them. A browser without IntersectionObserver
 * renders the whole list.
 */
export function useSeenCount(total: number, few: number): SeenList {
  const [count, setCount] = useState(few)
  const [element, setElement] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const end = element?.querySelectorAll('li')[count - 1]
    if (count >= total || !end) return
    if (typeof IntersectionObserver === 'undefined') return setCount(Infinity)
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setCount(count + few),
      // Once the player scrolls, more are ready than a fling passes.
      { root: element, rootMargin: count > few ? '200%' : '10%' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [element, count, total, few])
  return { count: Math.min(count, total), list: setElement }
}
