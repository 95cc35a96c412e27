import { type FreeArea, freeAreaFor, isInView } from '../../core/contract/frame-message.ts'
import { measureBlocks } from './measure-blocks.ts'

/** Milliseconds that a page may take to grow to its scroll position. */
const growing = 5000
/** Milliseconds for which the position has to stay unchanged, because a header may load late. */
const settling = 500

/** Events by which a player scrolls a page. */
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Scrolls as soon as the page is tall enough. */
export function restoreScroll(page: Window, to: number): () => void {
  return untilThere(page, () => {
    page.scrollTo(0, to)
    return Math.abs(page.scrollY - to) <= 1
  })
}

/** Scrolls to a block as soon as it exists, if it is out of view or covered. */
export function revealWhenPresent(page: Window, id: string): () => void {
  return untilThere(page, () => {
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
  })
}

/** Tries until it is there and stays, unless somebody scrolls meanwhile; answers what ends it. */
function untilThere(page: Window, attempt: () => boolean): () => void {
  const end = page.performance.now() + growing
  const trying = new AbortController()
  const { signal } = trying
  const stop = (): void => trying.abort()
  for (const kind of hands) page.addEventListener(kind, stop, { passive: true, signal })
  let there: number | undefined
  const next = (): void => {
    if (signal.aborted) return
    const now = page.performance.now()
    there = attempt() ? (there ?? now) : undefined
    if (now > end || (there !== undefined && now - there > settling)) stop()
    else page.requestAnimationFrame(next)
  }
  next()
  return stop
}
