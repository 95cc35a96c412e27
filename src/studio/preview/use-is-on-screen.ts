import { type RefObject, useEffect, useState } from 'react'

/** Returns true if any part of an element is on the screen. */
export function useIsOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
