import { type ReactNode, useEffect, useReducer, useRef } from 'react'
import styles from './Countdown.module.css'
import type { PartName } from './part-name.ts'
import { pair } from './write-clock.ts'

export interface CountdownProps {
  /** The end, in epoch milliseconds of the server. */
  readonly to: number
  /** Server time minus device time, in milliseconds. */
  readonly offset: number
  readonly onDone?: () => void
  readonly className?: string | undefined
  /** Its name for the style sheet of a variant. */
  readonly part?: PartName
}

/** The time left by the server's clock, as 04:05 or 1:04:05. */
export function Countdown({ to, offset, onDone, className, part }: CountdownProps): ReactNode {
  const left = useSecondsLeft({ to, offset, onDone })
  return (
    <time
      className={className ? `${styles['countdown']} ${className}` : styles['countdown']}
      dateTime={`PT${left}S`}
      role="timer"
      data-kit="countdown"
      data-part={part}
    >
      {formatSeconds(left)}
    </time>
  )
}

/** Milliseconds after which what is to be done at the end is tried again. */
const againMs = 15_000

/**
 * Whole seconds until `to`, never below 0; ticks on the second and stops at 0. `onDone` is called at the end,
 * and again from time to time while `to` stays, because a refresh can fail.
 */
export function useSecondsLeft(props: {
  readonly to: number
  readonly offset: number
  readonly onDone?: (() => void) | undefined
}): number {
  const { to, offset, onDone } = props
  const [count, tick] = useReducer((old: number) => old + 1, 0)
  const calledFor = useRef<number>(undefined)
  const rest = Math.max(0, to - Date.now() - offset)
  const left = Math.ceil(rest / 1000)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick sets the next timer
  useEffect(() => {
    let wait = rest % 1000 || 1000
    if (left === 0) {
      wait = againMs
      if (calledFor.current !== to && !document.hidden) onDone?.()
      calledFor.current = to
    }
    const timer = setTimeout(() => {
      if (left === 0) calledFor.current = undefined
      tick()
    }, wait + 5)
    return () => clearTimeout(timer)
  }, [left, to, offset, onDone, count])

  return left
}

/** Seconds as `mm:ss`, with hours from one hour on. */
export function formatSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const clock = `${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`
  return hours > 0 ? `${hours}:${clock}` : clock
}
