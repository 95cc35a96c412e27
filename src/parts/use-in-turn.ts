import { useEffect, useState } from 'react'
import { takeTurn } from '../gateway/tell-in-turn.ts'

/** What takes long to write, written in a turn of its own; anew when `key` is another. */
export function useInTurn<T>(write: () => T, key: string): T | undefined {
  const [written, setWritten] = useState<T>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is written
  useEffect(() => {
    void takeTurn().then(() => setWritten(write))
  }, [key])
  return written
}
