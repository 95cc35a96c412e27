import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useReducedMotion } from '../../components/parts/use-reduced-motion.ts'

/** In milliseconds and CSS pixels; what is missing is as SPEC §9.8 says. */
export interface CarouselRules {
  readonly autoplay?: number
  readonly speed?: number
  readonly threshold?: number
}

export interface CarouselState {
  readonly index: number
  readonly previous: number
  readonly go: (step: number) => void
  readonly playing: boolean
  readonly toggle: () => void
  /** The player asked for less motion: nothing plays. */
  readonly still: boolean
  readonly track: RefObject<HTMLDivElement | null>
  readonly pointer: object
}

/** A carousel's place; it plays while there is more than one, nobody paused it and no finger is on it. */
export function useCarousel(count: number, rules: CarouselRules): CarouselState {
  const { autoplay = 3000, threshold = 44 } = rules
  const still = useReducedMotion()
  const [{ index, previous }, setPlace] = useState({ index: 0, previous: 0 })
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const playing = count > 1 && !paused && !still
  const go = (step: number): void => {
    if (count < 2) return
    setPlace((place) => ({ index: (place.index + step + count) % count, previous: place.index }))
  }

  useEffect(() => {
    if (!playing || held) return
    const next = { index: (index + 1) % count, previous: index }
    const timer = setTimeout(() => setPlace(next), autoplay)
    return () => clearTimeout(timer)
  }, [playing, held, index, count, autoplay])

  const { track, pointer } = useSwipe({ threshold, go, hold: setHeld })
  const toggle = (): void => setPaused((before) => !before)
  return { index: index % Math.max(count, 1), previous, go, playing, toggle, still, track, pointer }
}

/** Where a banner stands from the one in front, the short way round. */
export function offsetOf(
  place: number,
  { index, count }: { readonly index: number; readonly count: number },
): number {
  const ahead = (place - index + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

function useSwipe(options: {
  readonly threshold: number
  readonly go: (step: number) => void
  readonly hold: (held: boolean) => void
}) {
  const { threshold, go, hold } = options
  const track = useRef<HTMLDivElement>(null)
  const start = useRef<number>(undefined)
  const moved = useRef(0)
  const drag = (pixels: number): void => {
    moved.current = pixels
    track.current?.style.setProperty('--drag', `${pixels}px`)
  }
  const finish = (): void => {
    if (start.current === undefined) return
    const pixels = moved.current
    const rightToLeft = track.current && getComputedStyle(track.current).direction === 'rtl'
    start.current = undefined
    track.current?.removeAttribute('data-held')
    track.current?.style.setProperty('--drag', '0px')
    hold(false)
    if (Math.abs(pixels) >= threshold) go(pixels < 0 === !rightToLeft ? 1 : -1)
  }
  const pointer = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientX
      moved.current = 0
      hold(true)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current === undefined) return
      track.current?.setAttribute('data-held', '')
      drag(event.clientX - start.current)
    },
    onPointerUp: finish,
    onPointerCancel: finish,
    onPointerLeave: finish,
    // A swipe is not a tap on the banner under it.
    onClickCapture: (event: MouseEvent) => {
      if (Math.abs(moved.current) > 8) event.preventDefault()
    },
  }
  return { track, pointer }
}
