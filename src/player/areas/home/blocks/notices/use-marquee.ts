import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LineMotion } from './on-demand/move-line.ts'

export interface MarqueeOptions {
  /** True if there is a line and it may move. */
  readonly movable: boolean
  readonly paused: boolean
  readonly divisor: number
}

/** Moves a line while it is not paused. The line does not move if the code for it fails to load. */
export function useMarquee(options: MarqueeOptions): RefObject<HTMLDivElement | null> {
  const { movable, paused, divisor } = options
  const line = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<LineMotion>()
  useEffect(() => {
    const content = line.current
    if (!movable || !content) return
    let unmounted = false
    let started: LineMotion | undefined
    import('./on-demand/move-line.ts').then(
      ({ moveLine }) => {
        if (unmounted) return
        started = moveLine(content, divisor)
        setMotion(started)
      },
      () => undefined,
    )
    return () => {
      unmounted = true
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
