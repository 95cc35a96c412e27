import { pathTo } from '../../core/contract/pages.ts'
import { getOwn } from '../../core/engine/read-fact.ts'
import { useSkin } from '../registry/skin-context.tsx'
import { useAnswered, useFacts, useSettled } from '../state/live.ts'
import { useSessionKind } from '../state/session.ts'
import { resolveVisit, type Visit } from './resolve-visit.ts'

/** Resolves the current address by session and flags. */
export function useVisit(path: string, search: string): Visit {
  const facts = useFacts()
  const { flags: defaults, pages } = useSkin()
  const session = useSessionKind()
  const answered = useAnswered()
  const readFlag = (name: string): boolean | undefined => {
    const own = getOwn(defaults, name)
    if (own === null) return false
    // A flag that was off at an earlier visit may be on by now.
    if (facts.flags[name] || (answered && Object.hasOwn(facts.flags, name)))
      return facts.flags[name]
    // A default of true applies at once. A default of false waits for the gateway.
    return own || undefined
  }
  const visit = resolveVisit(path, search, { session, pages, readFlag })
  // Nothing more comes that would open the page.
  return useSettled() && visit.kind === 'wait'
    ? { kind: 'redirect', to: pathTo('home'), closed: true }
    : visit
}
