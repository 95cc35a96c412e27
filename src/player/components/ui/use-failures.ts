import { useEffect, useState } from 'react'

/** Keeps which addresses of pictures failed; when the connection is back, none has. */
export function useFailures(): readonly [readonly string[], (address: string) => void] {
  const [failed, setFailed] = useState<readonly string[]>([])
  const isBroken = failed.length > 0
  useEffect(() => {
    if (!isBroken) return
    // It may have failed for want of a connection alone.
    const again = (): void => setFailed([])
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isBroken])
  const note = (address: string): void =>
    setFailed((before) => (before.includes(address) ? before : [...before, address]))
  return [failed, note]
}
