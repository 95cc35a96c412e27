import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import type { PageId } from '../../core/contract/pages.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { takeTurn } from '../gateway/tell-in-turn.ts'
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
 * Once nothing is awaited it is all of them, those not there yet one after the other.
 */
export function useFirstBlocks(pageId: PageId): number {
  const { ahead, catalogue, facts, planOf, preload, skin } = usePlanScope()
  const [standing] = useState(ahead)
  const [turn, takeNext] = useReducer((count: number) => count + 1, 0)
  const painted = useRef(false)
  /** How many stood when the last answer was awaited, and in which turn. */
  const waited = useRef({ stood: Infinity, turn: 0 })
  const planned = planOf(pageId)?.blocks ?? []
  const blocks = painted.current ? [] : planned
  const shown = blocks.filter((block) => block.shown).slice(0, first)
  const who = facts.session === 'guest' ? 'guest' : 'member'
  const scope = { skin, language: facts.language, signedIn: who === 'member' }
  const awaited = shown.map((block) => awaitedBy(block))
  const at = awaited.findIndex((promises) => promises.length > 0)
  if (at !== -1) waited.current = { stood: standing ? at + 1 : at, turn }
  // What is below comes one after the other, so that a touch never waits for all of it.
  const stood = waited.current.stood + turn - waited.current.turn
  const isWhole = at === -1 && stood >= planned.length
  useEffect(() => {
    painted.current = at === -1
    if (isWhole) return
    const ready = at === -1 ? takeTurn() : Promise.allSettled(awaited[at] ?? [])
    void ready.then(() => startTransition(takeNext))
  })
  return isWhole ? Infinity : stood

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
