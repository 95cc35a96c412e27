import { useEffect, useState } from 'react'
import type { SlotWin } from '../../../core/contract/game-table.ts'

/** Milliseconds for which one line is highlighted. */
const each = 1100
const none: readonly SlotWin[] = []

/** The wins that are lit: one after the other, and then all of them. */
export function useWinShow(
  wins: readonly SlotWin[],
  { still }: { readonly still: boolean },
): readonly SlotWin[] {
  const [place, setPlace] = useState(0)
  const [shown, setShown] = useState(wins)
  if (shown !== wins) {
    setShown(wins)
    setPlace(0)
  }
  const goesOn = !still && wins.length > 1 && place < wins.length
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setPlace(place + 1), each)
    return () => clearTimeout(timer)
  }, [goesOn, place])
  if (wins.length === 0) return none
  return goesOn ? wins.slice(place, place + 1) : wins
}
