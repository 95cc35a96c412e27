/** Frames per second that SPEC §9.9 assumes. */
const framesPerSecond = 60

/** The motion of a line until it is cancelled. */
export interface LineMotion {
  readonly play: () => void
  /** Stops the line at its current position. */
  readonly pause: () => void
  /**
   * Ends the motion for good. A browser keeps an element in memory while an endless animation moves
   * it, visible or not.
   */
  readonly cancel: () => void
}

/**
 * Moves a line to the left, or to the right in a right-to-left language, by the window's width
 * divided by `divisor` in every frame (SPEC §9.9). The line contains its content twice and starts
 * again after the first half. The browser runs the animation itself, so no frame of it takes time
 * from the page.
 */
export function moveLine(line: HTMLElement, divisor: number): LineMotion {
  const away = getComputedStyle(line).direction === 'rtl' ? '50%' : '-50%'
  const animation = line.animate({ transform: ['none', `translateX(${away})`] }, timing)
  animation.pause()
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return
    setDuration(animation, readDuration(entry.contentRect.width / 2, innerWidth / divisor))
  })
  observer.observe(line)
  return {
    play: () => animation.play(),
    pause: () => animation.pause(),
    cancel: () => {
      observer.disconnect()
      animation.cancel()
    },
  }
}

const timing = { duration: 1, iterations: Infinity }

/** Keeps the progress of the animation when its duration changes. */
function setDuration(animation: Animation, duration: number): void {
  const progress = animation.effect?.getComputedTiming().progress ?? 0
  animation.effect?.updateTiming({ duration })
  animation.currentTime = progress * duration
}

/** Returns the milliseconds for a length at a step per frame, both in CSS pixels. */
export function readDuration(length: number, step: number): number {
  return (length / step) * (1000 / framesPerSecond)
}
