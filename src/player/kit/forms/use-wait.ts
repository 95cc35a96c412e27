import { useEffect, useState } from 'react'

/** Counts seconds down to 0, one step a second, and returns the rest and a setter. */
export function useWait(): readonly [number, (seconds: number) => void] {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (seconds <= 0) return undefined
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])
  return [seconds, setSeconds]
}
