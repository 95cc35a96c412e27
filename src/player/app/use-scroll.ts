import { useEffect, useLayoutEffect } from 'react'
import { readDepth } from '../kit/controls/navigation.tsx'
import { restoreScroll } from '../kit/controls/restore-scroll.ts'
import { readNavigationKind } from './navigation-kind.ts'

const positions = new Map<string, number>()

/** Scrolls to the top after a step forward, and to the old position after a step back. */
export function useScroll(key: string): void {
  useLayoutEffect(() => {
    const positionKey = positionKeyOf(key)
    const kind = readNavigationKind()
    if (kind === 'step') window.scrollTo(0, 0)
    if (kind === 'back' || kind === 'swipe') return restoreScroll(positions.get(positionKey) ?? 0)
    return undefined
  }, [key])

  useEffect(() => {
    const positionKey = positionKeyOf(key)
    const keep = (): void => {
      positions.set(positionKey, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
}

/** Returns the key of a scroll position: one page has a position at each depth of the history. */
function positionKeyOf(key: string): string {
  return `${readDepth()} ${key}`
}
