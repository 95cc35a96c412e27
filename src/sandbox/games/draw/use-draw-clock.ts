import { useEffect, useState } from 'react'
import type { DrawTable } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'

export interface DrawClock {
  readonly phase: 'open' | 'closed' | 'drawing'
  /** Seconds until it closes, and then until it is drawn. */
  readonly seconds: number
}

/** Milliseconds between two requests for a result that is due. */
const again = 1500

/** Follows a draw by the server's time, and requests its result when it is due. */
export function useDrawClock(draw: Pick<DrawTable, 'closesAt' | 'drawsAt'> | undefined): DrawClock {
  const { now, refresh } = useGame()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), 250)
    return () => clearInterval(timer)
  }, [now])
  const { closesAt = 0, drawsAt = 0 } = draw ?? {}
  const phase = time < closesAt ? 'open' : time < drawsAt ? 'closed' : 'drawing'
  useEffect(() => {
    if (phase !== 'drawing') return
    void refresh()
    const timer = setInterval(() => void refresh(), again)
    return () => clearInterval(timer)
  }, [phase, refresh])
  const until = phase === 'open' ? closesAt : drawsAt
  return { phase, seconds: Math.max(0, Math.ceil((until - time) / 1000)) }
}

/** Seconds as `2:05`. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
