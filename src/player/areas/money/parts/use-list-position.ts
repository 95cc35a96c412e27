import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../../../kit/controls/focus-heading.ts'
import { restoreScroll } from '../../../kit/controls/restore-scroll.ts'

const positions = new Map<string, number>()

/**
 * Scrolls to the top when a page shows an order in place of its list, and to the old position when the
 * list is back. Both have the same path, for which the shell does not scroll.
 */
export function useListPosition(listKey: string, orderId: string | null): void {
  const shown = useRef(orderId)
  useEffect(() => {
    if (orderId !== null) return undefined
    const keep = (): void => {
      positions.set(listKey, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [listKey, orderId])
  useLayoutEffect(() => {
    if (shown.current === orderId) return undefined
    shown.current = orderId
    focusHeading()
    if (orderId === null) return restoreScroll(positions.get(listKey) ?? 0)
    window.scrollTo(0, 0)
    return undefined
  }, [listKey, orderId])
}
