import { useEffect, useState } from 'react'
import { useSkin } from '../registry/skin-context.tsx'
import { useFacts } from '../state/live.ts'
import { useSessionKind } from '../state/session.ts'
import { homePath, resolveVisit, type Visit } from './resolve-visit.ts'

/** How long a page waits for the gateway's word about its flag, in milliseconds. */
const patienceMs = 3000

/** What the address shown comes to, by session and flags. */
export function useVisit(path: string, search: string): Visit {
  const facts = useFacts()
  const { flags: defaults } = useSkin()
  const signedIn = useSessionKind() !== 'guest'
  const readFlag = (name: string): boolean | undefined => {
    if (Object.hasOwn(facts.flags, name)) return facts.flags[name]
    // A default that opens is taken at once; one that closes waits for the gateway.
    return new Map(Object.entries(defaults)).get(name) || undefined
  }
  const visit = resolveVisit(path, search, { signedIn, readFlag })
  return useTired(visit.kind === 'wait') ? { kind: 'redirect', to: homePath } : visit
}

function useTired(waiting: boolean): boolean {
  const [tired, setTired] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setTired(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setTired(false)
    }
  }, [waiting])
  return waiting && tired
}
