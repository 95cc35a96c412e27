import { isInView } from '../../contract/frame-message.ts'
import { boxOf, findBlock } from './read-blocks.ts'

/** How long a page may take to grow to where it is scrolled, in milliseconds. */
const growing = 2000

/** Scrolls as soon as the page is tall enough. */
export function scrollSoon(page: Window, to: number): () => void {
  return untilThere(page, () => {
    page.scrollTo(0, to)
    return Math.abs(page.scrollY - to) <= 1
  })
}

/** Scrolls to a block as soon as it is there, where it is out of view. */
export function revealSoon(page: Window, id: string): () => void {
  return untilThere(page, () => {
    const block = findBlock(page.document, id)
    if (!block) return false
    const { top, height } = boxOf(block)
    if (isInView({ top, height }, page.innerHeight)) return true
    const isTall = height > page.innerHeight
    block.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' })
    return false
  })
}

/** Tries until it is there, unless somebody scrolls meanwhile; answers what ends it. */
function untilThere(page: Window, attempt: () => boolean): () => void {
  const end = page.performance.now() + growing
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  let isOver = false
  const stop = (): void => {
    isOver = true
  }
  for (const kind of hands) page.addEventListener(kind, stop, { once: true, passive: true })
  const next = (): void => {
    if (isOver || page.performance.now() > end) return
    if (!attempt()) page.requestAnimationFrame(next)
  }
  next()
  return stop
}
