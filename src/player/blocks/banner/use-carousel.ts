import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useReducedMotion } from '../../components/parts/use-reduced-motion.ts'

/** Carousel settings, in milliseconds and CSS pixels. SPEC §9.8 gives the defaults. */
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
  /** True if the player prefers reduced motion: nothing advances on its own. */
  readonly still: boolean
  readonly track: RefObject<HTMLDivElement | null>
  readonly pointer: object
}

/**
 * Holds the position of a carousel. It advances while there is more than one slide, the player has
 * not paused it and no finger is on it.
 */
export function useCarousel(count: number, rules: CarouselRules): CarouselState {
  const { autoplay = 3000, threshold = 44 } = rules
  const still = useReducedMotion()
  const [{ index, previous }, setPosition] = useState({ index: 0, previous: 0 })
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const playing = count > 1 && !paused && !still
  const go = (step: number): void => {
    if (count < 2) return
    setPosition((now) => ({ index: (now.index + step + count) % count, previous: now.index }))
  }

  useEffect(() => {
    if (!playing || held) return
    const next = { index: (index + 1) % count, previous: index }
    const timer = setTimeout(() => setPosition(next), autoplay)
    return () => clearTimeout(timer)
  }, [playing, held, index, count, autoplay])

  const { track, pointer } = useSwipe({ threshold, go, hold: setHeld })
  const toggle = (): void => setPaused((before) => !before)
  return { index: index % Math.max(count, 1), previous, go, playing, toggle, still, track, pointer }
}

/** Returns the distance of a slide from the front one, by the shorter way around. */
export function offsetOf(
  slide: number,
  { index, count }: { readonly index: number; readonly count: number },
): number {
  const ahead = (slide - index + count) % count
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
  const endSwipe = (): void => {
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
    onPointerUp: endSwipe,
    onPointerCancel: endSwipe,
    onPointerLeave: endSwipe,
    // A swipe does not open the banner under it.
    onClickCapture: (event: MouseEvent) => {
      if (Math.abs(moved.current) > 8) event.preventDefault()
    },
  }
  return { track, pointer }
}
