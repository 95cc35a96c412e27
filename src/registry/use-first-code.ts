import { use, useEffect, useRef } from 'react'
import type { PageId } from '../contract/pages.ts'
import { loadBlock } from './load-block.ts'
import { usePlanScope } from './plan-context.tsx'
import { readDefinition } from './read-definition.ts'

/** As many blocks as a screen may show. */
const first = 6

/**
 * Suspends a page that was never painted until the code of its first blocks is there or has
 * failed, so that they stand where they stay.
 */
export function useFirstCode(pageId: PageId): void {
  const { catalogue, facts, planOf } = usePlanScope()
  const painted = useRef(false)
  useEffect(() => {
    painted.current = true
  }, [])
  if (painted.current) return
  const who = facts.session === 'guest' ? 'guest' : 'member'
  const shown = (planOf(pageId)?.blocks ?? []).filter((block) => block.shown).slice(0, first)
  const code = shown.flatMap(({ type, variant }) => {
    const definition = readDefinition(catalogue, type)
    return definition ? [loadBlock({ definition, variant, who })] : []
  })
  for (const { component, failed, promise } of code) if (!component && !failed) use(promise)
}
