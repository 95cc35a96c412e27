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

/** What takes long to write, written in a turn of its own; anew when `key` is another. */
export function useInTurn<T>(write: () => T, key: string): T | undefined {
  const [written, setWritten] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is written
  useEffect(() => {
    void takeTurn().then(() => setWritten(write))
  }, [key])
  return written
}
