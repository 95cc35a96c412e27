import { useEffect, useState } from 'react'
import { takeTurn } from '../gateway/tell-in-turn.ts'

const atOnce = 12

/** How many of a long list stand: the first at once, the others a few in every turn, so that a touch never waits for all. */
export function useGrowing(count: number): number {
  const [stand, setStand] = useState(atOnce)
  useEffect(() => {
    if (stand < count) void takeTurn().then(() => setStand(stand + atOnce))
  }, [stand, count])
  return stand
}
