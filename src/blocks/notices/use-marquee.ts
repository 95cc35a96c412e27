import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves a line to the left by the window's width divided by `divisor` in every frame (SPEC.md §9);
 * the line holds its content twice and starts again after the first half.
 */
export function useMarquee(options: { readonly moving: boolean; readonly divisor: number }): {
  readonly window: RefObject<HTMLDivElement | null>
  readonly line: RefObject<HTMLDivElement | null>
} {
  const { moving, divisor } = options
  const window = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const moved = useRef(0)

  useEffect(() => {
    if (!moving) return
    const step = (): void => {
      const content = line.current
      if (content) {
        moved.current = nextOffset(moved.current, {
          step: innerWidth / divisor,
          length: content.scrollWidth / 2,
        })
        content.style.transform = `translateX(${-moved.current}px)`
      }
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [moving, divisor])

  return { window, line }
}

/** The offset one frame on, in CSS pixels; it starts again after `length`. */
export function nextOffset(
  offset: number,
  { step, length }: { readonly step: number; readonly length: number },
): number {
  const next = offset + step
  return length > 0 && next >= length ? next - length : next
}
