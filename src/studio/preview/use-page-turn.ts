import { useCallback, useEffect, useRef, useState } from 'react'
import { createPageTurns } from './page-turns.ts'

/** As many pages as start at the same time: each asks for some twenty things, and a host that just began makes them first. */
const turns = createPageTurns(2)

/** Milliseconds without a new report after which a complete page is settled, and the limit for it to start. */
const patience = { quiet: 500, start: 12_000 } as const

export interface PageTurn {
  /** True if the page may start. */
  readonly isOn: boolean
  /** Hears that the page drew something, so that it is the next one's turn when it rests. */
  readonly onDrawn: () => void
}

/** The turn of a page among those that start. */
export function usePageTurn(): PageTurn {
  const [isOn, setOn] = useState(false)
  const end = useRef<() => void>(() => undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const endIn = useCallback((time: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => end.current(), time)
  }, [])
  useEffect(() => {
    end.current = turns.take(() => {
      setOn(true)
      endIn(patience.start)
    })
    return () => {
      clearTimeout(timer.current)
      end.current()
    }
  }, [endIn])
  return { isOn, onDrawn: useCallback(() => endIn(patience.quiet), [endIn]) }
}
