import { type RefObject, useEffect, useRef } from 'react'

/** A line that moves by itself while `moving`; where the code for it does not come it stands. */
export function useMarquee(options: {
  readonly moving: boolean
  readonly divisor: number
}): RefObject<HTMLDivElement | null> {
  const { moving, divisor } = options
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const content = line.current
    if (!moving || !content) return
    let left = false
    let pause = (): void => undefined
    import('./on-demand/move-line.ts').then(
      ({ moveLine }) => {
        if (!left) pause = moveLine(content, divisor)
      },
      () => undefined,
    )
    return () => {
      left = true
      pause()
    }
  }, [moving, divisor])
  return line
}
