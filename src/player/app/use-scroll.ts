import { useEffect, useLayoutEffect } from 'react'
import { readNavigationKind } from './navigation-kind.ts'

const positions = new Map<string, number>()
/** The number of frames that a restored page may take to grow to its old scroll position. */
const maxFrames = 60

/** Scrolls to the top after a step forward, and to the old position after a step back. */
export function useScroll(key: string): void {
  useLayoutEffect(() => {
    const positionKey = positionKeyOf(key)
    const kind = readNavigationKind()
    if (kind === 'step') window.scrollTo(0, 0)
    if (kind === 'back' || kind === 'swipe') return restore(positions.get(positionKey) ?? 0)
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

/** Scrolls as soon as the page is tall enough. Returns a function that stops the attempts. */
function restore(top: number): () => void {
  let left = maxFrames
  let frame = 0
  const attempt = (): void => {
    window.scrollTo(0, top)
    left -= 1
    if (left > 0 && Math.abs(window.scrollY - top) > 1) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/** Returns the key of a scroll position: one page has a position at each depth of the history. */
function positionKeyOf(key: string): string {
  const state: unknown = history.state
  const depth = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : 0
  return `${depth} ${key}`
}
