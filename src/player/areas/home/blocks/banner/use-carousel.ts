import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReducedMotion } from '../../../../kit/controls/use-reduced-motion.ts'

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

  const track = useRef<HTMLDivElement>(null)
  const swipe = useEffectEvent(go)
  useEffect(() => {
    if (count < 2) return
    let stop: (() => void) | undefined
    let isLeft = false
    void loadSwipe().then((module) => {
      if (!isLeft && track.current)
        stop = module?.watchSwipe(track.current, { threshold, go: swipe, hold: setHeld })
    })
    return () => {
      isLeft = true
      stop?.()
    }
  }, [count, threshold])
  const toggle = (): void => setPaused((before) => !before)
  return { index: index % Math.max(count, 1), previous, go, playing, toggle, still, track }
}

/** Returns the distance of a slide from the front one, by the shorter way around. */
export function offsetOf(
  slide: number,
  { index, count }: { readonly index: number; readonly count: number },
): number {
  const ahead = (slide - index + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

/** Without it, the buttons and keys turn the slides. */
function loadSwipe() {
  return import('./on-demand/watch-swipe.ts').catch(() => undefined)
}
