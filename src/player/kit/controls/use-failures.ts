import { useEffect, useState } from 'react'

declare global {
  /** The addresses of pictures that failed since the page began, also before the player listened (`loader.js`). */
  var failedPictures: readonly string[] | undefined
}

/** Keeps which addresses of pictures failed; when the connection is back, none has. */
export function useFailures(): readonly [readonly string[], (address: string) => void] {
  const [failed, setFailed] = useState<readonly string[]>([])
  const isBroken = failed.length > 0
  // A prerendered picture may have failed before this component could hear of it.
  useEffect(() => {
    const early = globalThis.failedPictures
    if (early?.length) setFailed([...early])
  }, [])
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
