/** Frames a second that SPEC.md §9 counts in. */
const rate = 60

/**
 * Moves a line to the left by the window's width divided by `divisor` in every frame (SPEC.md §9)
 * until it is told to pause; it holds its content twice and starts again after the first half. The
 * browser moves it by itself, so that no frame of it takes up the page's own work.
 */
export function moveLine(line: HTMLElement, divisor: number): () => void {
  const [kept] = line.getAnimations()
  const turn = kept ?? line.animate({ transform: ['none', 'translateX(-50%)'] }, rules)
  const measure = new ResizeObserver(([entry]) => {
    if (!entry) return
    setDuration(turn, readDuration(entry.contentRect.width / 2, innerWidth / divisor))
    turn.play()
  })
  measure.observe(line)
  return () => {
    measure.disconnect()
    turn.pause()
  }
}

const rules = { duration: 1, iterations: Infinity }

/** What is as far as before goes on from there. */
function setDuration(turn: Animation, duration: number): void {
  const progress = turn.effect?.getComputedTiming().progress ?? 0
  turn.effect?.updateTiming({ duration })
  turn.currentTime = progress * duration
}

/** Milliseconds for a length at a step a frame, both in CSS pixels. */
export function readDuration(length: number, step: number): number {
  return (length / step) * (1000 / rate)
}
