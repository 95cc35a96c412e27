/** Frames a second that SPEC §9.9 counts in. */
const rate = 60

/** A line that moves, until it is cancelled. */
export interface LineMotion {
  readonly play: () => void
  /** Holds the line where it is. */
  readonly pause: () => void
  /** Ends it for good: a browser keeps whatever an endless animation moves, shown or not. */
  readonly cancel: () => void
}

/**
 * Moves a line to the left, or to the right where it is read from there, by the window's width divided by `divisor` in every frame (SPEC §9.9);
 * it holds its content twice and starts again after the first half. The browser moves it by itself,
 * so that no frame of it takes up the page's own work.
 */
export function moveLine(line: HTMLElement, divisor: number): LineMotion {
  const away = getComputedStyle(line).direction === 'rtl' ? '50%' : '-50%'
  const animation = line.animate({ transform: ['none', `translateX(${away})`] }, rules)
  animation.pause()
  const measure = new ResizeObserver(([entry]) => {
    if (!entry) return
    setDuration(animation, readDuration(entry.contentRect.width / 2, innerWidth / divisor))
  })
  measure.observe(line)
  return {
    play: () => animation.play(),
    pause: () => animation.pause(),
    cancel: () => {
      measure.disconnect()
      animation.cancel()
    },
  }
}

const rules = { duration: 1, iterations: Infinity }

/** What is as far as before goes on from there. */
function setDuration(animation: Animation, duration: number): void {
  const progress = animation.effect?.getComputedTiming().progress ?? 0
  animation.effect?.updateTiming({ duration })
  animation.currentTime = progress * duration
}

/** Milliseconds for a length at a step a frame, both in CSS pixels. */
export function readDuration(length: number, step: number): number {
  return (length / step) * (1000 / rate)
}
