import { useCallback, useRef, useState } from 'react'

export interface SingleFlight<O, V> {
  /** Starts the work. While it runs, every further call returns its promise. */
  readonly run: (options: O) => Promise<V>
  readonly running: boolean
}

/** Returns work that never runs twice at a time, however often the player presses. */
export function useSingleFlight<O, V>(start: (options: O) => Promise<V>): SingleFlight<O, V> {
  const [running, setRunning] = useState(false)
  const inFlight = useRef<Promise<V>>(undefined)
  const run = useCallback(
    (options: O) => {
      if (inFlight.current) return inFlight.current
      setRunning(true)
      const result = start(options).finally(() => {
        inFlight.current = undefined
        setRunning(false)
      })
      inFlight.current = result
      return result
    },
    [start],
  )
  return { run, running }
}
