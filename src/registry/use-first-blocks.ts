import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import type { PageId } from '../contract/pages.ts'
import type { PlannedBlock } from '../contract/plan.ts'
import { loadBlock } from './load-block.ts'
import { usePlanScope } from './plan-context.tsx'
import { callsOf } from './preload-blocks.ts'
import { readDefinition } from './read-definition.ts'

/** As many blocks as a screen may show; `BlockSlot.module.css` counts them too. */
const first = 6

/**
 * How many blocks of a page may stand: on the first paint a block waits for the code and the
 * answers of those above it, so that it stands where it stays; a failure or a long wait lets it go.
 * On one that was rendered ahead it waits for those alone whose skeletons do not hold their place.
 */
export function useFirstBlocks(pageId: PageId): number {
  const { ahead, catalogue, facts, planOf, preload, skin } = usePlanScope()
  const [standing] = useState(ahead)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const painted = useRef(false)
  const blocks = painted.current ? [] : (planOf(pageId)?.blocks ?? [])
  const shown = blocks.filter((block) => block.shown).slice(0, first)
  const who = facts.session === 'guest' ? 'guest' : 'member'
  const scope = { skin, language: facts.language, signedIn: who === 'member' }
  const awaited = shown.map((block) => awaitedBy(block))
  const at = awaited.findIndex((promises) => promises.length > 0)
  useEffect(() => {
    if (at === -1) painted.current = true
    else void Promise.allSettled(awaited[at] ?? []).then(() => startTransition(renderAgain))
  })
  if (at === -1) return Infinity
  return standing ? at + 1 : at

  function awaitedBy(block: PlannedBlock): Promise<unknown>[] {
    const definition = readDefinition(catalogue, block.type)
    if (!definition) return []
    const { component, failed, promise } = loadBlock({ definition, variant: block.variant, who })
    const answers = callsOf(() => definition.calls?.(block, scope)).map(preload)
    if (standing && !definition.unsteady?.(block)) return []
    return [component || failed ? undefined : promise, ...answers].filter(
      (one) => one !== undefined,
    )
  }
}
