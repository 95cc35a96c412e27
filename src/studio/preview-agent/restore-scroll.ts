import { type FreeArea, freeAreaFor, isInView } from '../../core/contract/frame-message.ts'
import { measureBlocks } from './measure-blocks.ts'

/** Milliseconds that a page may take to grow to its scroll position. */
const growing = 5000
/** Milliseconds for which the position has to stay unchanged, because a header may load late. */
const settling = 500

/** Events by which a player scrolls a page. */
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls as soon as the page is tall enough. */
export function restoreScroll(page: Window, to: number): () => void {
  const over = untilUserScrolls(page)
  tryUntilThere(page, over.signal, () => {
    page.scrollTo(0, to)
    return Math.abs(page.scrollY - to) <= 1
  })
  return () => over.abort()
}

/**
 * Scrolls to a block as soon as it exists, if it is out of view or covered, and again whenever late contents change
 * the height of the page.
 */
export function revealWhenPresent(page: Window, id: string): () => void {
  const over = untilUserScrolls(page)
  let attempts = new AbortController()
  const growth = new ResizeObserver(() => {
    attempts.abort()
    attempts = new AbortController()
    tryUntilThere(page, attempts.signal, () => reveal(page, id))
  })
  growth.observe(page.document.documentElement)
  over.signal.addEventListener('abort', () => {
    growth.disconnect()
    attempts.abort()
  })
  return () => over.abort()
}

/** Scrolls to a block that is out of view. Returns true if it is in view. */
function reveal(page: Window, id: string): boolean {
  const blocks = measureBlocks(page.document)
  const block = blocks.find((one) => one.id === id)
  if (!block) return false
  const freeAt = (scroll: number): FreeArea =>
    freeAreaFor(block, blocks, { height: page.innerHeight, scroll })
  if (isInView(block, freeAt(page.scrollY))) return true
  const free = freeAt(Number.POSITIVE_INFINITY)
  const above = Math.max(0, (free.bottom - free.top - block.height) / 2)
  page.scrollBy({ top: block.top - free.top - above, behavior: 'instant' })
  return false
}

/** Returns a controller that aborts when somebody scrolls the page. */
function untilUserScrolls(page: Window): AbortController {
  const over = new AbortController()
  const { signal } = over
  for (const kind of scrollEvents)
    page.addEventListener(kind, () => over.abort(), { passive: true, signal })
  return over
}

/** Tries in each frame until it is there and stays. */
function tryUntilThere(page: Window, signal: AbortSignal, attempt: () => boolean): void {
  const end = page.performance.now() + growing
  let there: number | undefined
  const next = (): void => {
    if (signal.aborted) return
    const now = page.performance.now()
    there = attempt() ? (there ?? now) : undefined
    const isSettled = there !== undefined && now - there > settling
    if (now <= end && !isSettled) page.requestAnimationFrame(next)
  }
  next()
}
