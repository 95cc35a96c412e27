import { useEffect, useState } from 'react'

/** Milliseconds between two cards. */
const between = 280

/** Returns the number of finished moves of a hand: one after the other, or all at once with reduced motion. */
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
