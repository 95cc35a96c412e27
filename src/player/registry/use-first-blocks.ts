import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import type { PageId } from '../../core/contract/pages.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { yieldToMain } from '../gateway/notify-in-tasks.ts'
import { loadBlock } from './load-block.ts'
import { usePlanScope } from './plan-context.tsx'
import { callsOf } from './preload-blocks.ts'
import { readDefinition } from './read-definition.ts'

/** The number of blocks that the first screen may show. `BlockSlot.module.css` repeats it. */
const firstScreenBlocks = 6

/** Milliseconds that an empty page waits for answers before it shows skeletons. */
const patienceMs = 300

/**
 * Returns the number of blocks of a page that may be shown. On the first paint a block waits for the code
 * and the answers of the blocks above it, so that it does not move afterwards; a failure or a long wait
 * releases it. On a prerendered page it waits only for blocks whose height may differ from their
 * skeleton's. When nothing is left to wait for, the remaining blocks follow one by one; the result is
 * `Infinity` once all are shown. A page that is not prerendered is empty while its first block waits, so
 * all its blocks are shown with their skeletons after `patienceMs` (SPEC §11.29).
 */
export function useFirstBlocks(pageId: PageId): number {
  const { ahead, catalogue, facts, planOf, preload, skin } = usePlanScope()
  const [isPrerendered] = useState(ahead)
  const [turn, takeNext] = useReducer((count: number) => count + 1, 0)
  const [isLate, setLate] = useState(false)
  const painted = useRef(false)
  /** The number of blocks shown while the last answer was awaited, and the turn of that render. */
  const waited = useRef({ count: Infinity, turn: 0 })
  const planned = planOf(pageId)?.blocks ?? []
  const blocks = painted.current ? [] : planned
  const shown = blocks.filter((block) => block.shown).slice(0, firstScreenBlocks)
  const who = facts.session === 'guest' ? 'guest' : 'member'
  const scope = { skin, language: facts.language, signedIn: who === 'member' }
  const awaited = shown.map((block) => listAwaited(block))
  const at = awaited.findIndex((promises) => promises.length > 0)
  if (at !== -1) waited.current = { count: isPrerendered ? at + 1 : at, turn }
  // The blocks below follow one by one, so that a touch never waits for all of them.
  const count = waited.current.count + turn - waited.current.turn
  const isWhole = isLate || (at === -1 && count >= planned.length)
  useEffect(() => {
    const timer = setTimeout(setLate, patienceMs, !isPrerendered)
    return () => clearTimeout(timer)
  }, [isPrerendered])
  useEffect(() => {
    painted.current = at === -1
    if (isWhole) return
    const ready = at === -1 ? yieldToMain() : Promise.allSettled(awaited[at] ?? [])
    void ready.then(() => startTransition(takeNext))
  })
  return isWhole ? Infinity : count

  function listAwaited(block: PlannedBlock): Promise<unknown>[] {
    const definition = readDefinition(catalogue, block.type)
    if (!definition) return []
    const { component, failed, promise } = loadBlock({ definition, variant: block.variant, who })
    const answers = callsOf(() => definition.calls?.(block, scope)).map(preload)
    if (isPrerendered && !definition.unsteady?.(block)) return []
    return [component || failed ? undefined : promise, ...answers].filter(
      (one) => one !== undefined,
    )
  }
}
