import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { takeTurn } from '../../gateway/tell-in-turn.ts'

/**
 * How many of a long list stand: a few at once, and as many more in every turn, so that a touch never
 * waits for all. They are drawn within their turn, or two lists that grow would be drawn as one.
 */
export function useGrowing(count: number, few: number): number {
  const [stand, setStand] = useState(few)
  useEffect(() => {
    if (stand < count) void takeTurn().then(() => flushSync(() => setStand(stand + few)))
  }, [stand, count, few])
  return stand
}

/** What takes long to write, written in a turn of its own; anew when `key` is another. */
export function useInTurn<T>(write: () => T, key: string): T | undefined {
  const [written, setWritten] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is written
  useEffect(() => {
    void takeTurn().then(() => flushSync(() => setWritten(write)))
  }, [key])
  return written
}
