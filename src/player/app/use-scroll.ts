import { useEffect, useLayoutEffect } from 'react'
import { readNavigationKind } from './navigation-kind.ts'

const positions = new Map<string, number>()
/** How long a page that came back may take to grow to where it was left, in frames. */
const patience = 60

/** A step forward starts at the top; a step back stands where the page was left. */
export function useScroll(key: string): void {
  useLayoutEffect(() => {
    const place = placeOf(key)
    const kind = readNavigationKind()
    if (kind === 'step') window.scrollTo(0, 0)
    if (kind === 'back' || kind === 'swipe') return restore(positions.get(place) ?? 0)
    return undefined
  }, [key])

  useEffect(() => {
    const place = placeOf(key)
    const keep = (): void => {
      positions.set(place, window.scrollY)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key])
}

/** Scrolls as soon as the page is tall enough; answers with how to stop trying. */
function restore(top: number): () => void {
  let left = patience
  let frame = 0
  const attempt = (): void => {
    window.scrollTo(0, top)
    left -= 1
    if (left > 0 && Math.abs(window.scrollY - top) > 1) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}

/** The same page at another step of the visit is another place. */
function placeOf(key: string): string {
  const state: unknown = history.state
  const depth = typeof state === 'object' && state !== null && 'depth' in state ? state.depth : 0
  return `${depth} ${key}`
}
