import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LineMotion } from './on-demand/move-line.ts'

export interface MarqueeOptions {
  /** There is a line, and it may move. */
  readonly movable: boolean
  readonly paused: boolean
  readonly divisor: number
}

/** Moves a line by itself unless it is paused; where the code for it does not come it stands. */
export function useMarquee(options: MarqueeOptions): RefObject<HTMLDivElement | null> {
  const { movable, paused, divisor } = options
  const line = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<LineMotion>()
  useEffect(() => {
    const content = line.current
    if (!movable || !content) return
    let left = false
    let started: LineMotion | undefined
    import('./on-demand/move-line.ts').then(
      ({ moveLine }) => {
        if (left) return
        started = moveLine(content, divisor)
        setMotion(started)
      },
      () => undefined,
    )
    return () => {
      left = true
      started?.cancel()
      setMotion(undefined)
    }
  }, [movable, divisor])
  useEffect(() => {
    if (paused) motion?.pause()
    else motion?.play()
  }, [motion, paused])
  return line
}
