import { type ReactNode, useEffect, useState } from 'react'
import styles from './Countdown.module.css'
import { pair } from './write-clock.ts'

export interface CountdownProps {
  /** The end, in epoch milliseconds of the server. */
  readonly to: number
  /** Server time minus device time, in milliseconds. */
  readonly offset: number
  readonly onDone?: () => void
  readonly className?: string | undefined
  /** Its name for the style sheet of a variant. */
  readonly part?: string
}

/** The time left by the server's clock, as 04:05 or 1:04:05. */
export function Countdown({ to, offset, onDone, className, part }: CountdownProps): ReactNode {
  const left = useSecondsLeft({ to, offset, onDone })
  return (
    <time
      className={className ? `${styles['countdown']} ${className}` : styles['countdown']}
      dateTime={`PT${left}S`}
      role="timer"
      data-part={part}
    >
      {formatSeconds(left)}
    </time>
  )
}

/** Whole seconds until `to`, never below 0; ticks on the second and stops at 0. */
export function useSecondsLeft(props: {
  readonly to: number
  readonly offset: number
  readonly onDone?: (() => void) | undefined
}): number {
  const { to, offset, onDone } = props
  const [, tick] = useState(0)
  const rest = Math.max(0, to - Date.now() - offset)
  const left = Math.ceil(rest / 1000)

  useEffect(() => {
    if (left === 0) {
      onDone?.()
      return
    }
    const wait = Math.max(0, to - Date.now() - offset) % 1000 || 1000
    const timer = setTimeout(() => tick((count) => count + 1), wait + 5)
    return () => clearTimeout(timer)
  }, [left, to, offset, onDone])

  return left
}

/** Seconds as `mm:ss`, with hours from one hour on. */
export function formatSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const clock = `${pair(Math.floor(seconds / 60) % 60)}:${pair(seconds % 60)}`
  return hours > 0 ? `${hours}:${clock}` : clock
}
