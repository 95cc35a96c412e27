import { useEffect, useState } from 'react'

/** Milliseconds between two cards. */
const between = 280

/** How many moves of a hand are over: one after the other, or all at once where nothing may move. */
export function useMoves(
  hand: string | undefined,
  { moves, still }: { readonly moves: number; readonly still: boolean },
): number {
  const [shown, setShown] = useState(moves)
  const [dealt, setDealt] = useState(hand)
  if (dealt !== hand) {
    setDealt(hand)
    setShown(0)
  }
  const goesOn = shown < moves
  useEffect(() => {
    if (!goesOn) return
    const timer = setTimeout(() => setShown(still ? moves : shown + 1), still ? 0 : between)
    return () => clearTimeout(timer)
  }, [goesOn, shown, moves, still])
  return Math.min(shown, moves)
}
