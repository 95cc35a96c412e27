/** The number of frames that a restored page may take to grow to its old scroll position. */
const maxFrames = 60

/** Scrolls as soon as the page is tall enough. Returns a function that stops the attempts. */
export function restoreScroll(top: number): () => void {
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
