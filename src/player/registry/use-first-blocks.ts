import { startTransition, useEffect, useReducer, useRef, useState } from 'react'
import type { BlockPageId } from '../../core/contract/own-pages.ts'
import type { PlannedBlock } from '../../core/contract/plan.ts'
import { yieldToMain } from '../gateway/notify-in-tasks.ts'
import { useFirstAnswer } from '../gateway/use-first-answer.ts'
import { useSettled } from '../state/live.ts'
import { loadBlock } from './load-block.ts'
import { usePlanScope } from './plan-context.tsx'
import { callsOf } from './preload-blocks.ts'
import { readDefinition } from './read-definition.ts'

/** The number of blocks that the first screen may show. `BlockSlot.module.css` repeats it. */
const firstScreenBlocks = 6

/** The answer to calls that a flag may allow. The facts of the gateway render the page again. */
const untilSettled = new Promise(() => undefined)

/**
 * Returns the number of blocks of a page that may be shown; the others keep their place with skeletons. On the
 * first paint a block waits for the code and the answers of the blocks above it, and for a fact of the gateway that
 * decides whether a block above it is shown, so that it does not move afterwards. On a prerendered page it waits
 * only for the answers of blocks whose height depends on them. When nothing is left to wait for, the remaining
 * blocks follow one by one; the result is `Infinity` once all are shown.
 */
export function useFirstBlocks(pageId: BlockPageId): number {
  const { ahead, calls, catalogue, planOf, preload, who } = usePlanScope()
  const [isPrerendered] = useState(ahead)
  const isSettled = useSettled()
  const [turn, takeNext] = useReducer((count: number) => count + 1, 0)
  const painted = useRef(false)
  /** The number of blocks shown while the last answer was awaited, and the turn of that render. */
  const waited = useRef({ count: Infinity, turn: 0 })
  const planned = planOf(pageId)?.blocks ?? []
  const known = painted.current ? [] : listKnown(planned, isPrerendered || isSettled)
  const isOpen = !painted.current && known.length < planned.length
  const shown = known.filter((block) => block.shown).slice(0, firstScreenBlocks)
  const awaited = shown.map((block) => listAwaited(block))
  const waiting = awaited.findIndex((promises) => promises.length > 0)
  const at = waiting === -1 && isOpen ? shown.length : waiting
  if (at !== -1) waited.current = { count: isPrerendered ? at + 1 : at, turn }
  // The blocks below follow one by one, so that a touch never waits for all of them.
  const count = waited.current.count + turn - waited.current.turn
  const isWhole = at === -1 && count >= planned.length
  useFirstAnswer(!isWhole)
  useEffect(() => {
    painted.current = at === -1
    // The facts of the gateway render this page again.
    if (isWhole || (isOpen && waiting === -1)) return
    const ready = at === -1 ? yieldToMain() : Promise.allSettled(awaited[at] ?? [])
    void ready.then(() => startTransition(takeNext))
  })
  return isWhole ? Infinity : count

  function listAwaited(block: PlannedBlock): Promise<unknown>[] {
    const definition = readDefinition(catalogue, block.type)
    if (!definition) return []
    const { component, failed, promise } = loadBlock({ definition, variant: block.variant, who })
    const answers = callsOf(definition, block, calls)?.map(preload) ?? [untilSettled]
    if (isPrerendered && !definition.unsteady?.(block)) return []
    const code = isPrerendered || component || failed ? undefined : promise
    return [code, ...answers].filter((one) => one !== undefined)
  }
}

/** Returns the blocks up to the first whose place a fact decides that the gateway has not sent yet. */
function listKnown(planned: readonly PlannedBlock[], isSettled: boolean): readonly PlannedBlock[] {
  const open = isSettled ? -1 : planned.findIndex(isUndecided)
  return open === -1 ? planned : planned.slice(0, open)
}

function isUndecided({ reason: { leaf } }: PlannedBlock): boolean {
  return leaf?.source === 'default' || (leaf?.source === 'gateway' && leaf.actual === undefined)
}
