import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { BlockCall, CallScope } from './block.ts'
import { loadBlock } from './load-block.ts'
import type { PlanScope } from './plan-context.tsx'
import { type AnyDefinition, readDefinition } from './read-definition.ts'

/** Starts to load the code and the declared calls of the blocks that are shown. */
export function preloadBlocks(
  blocks: readonly PlannedBlock[],
  { catalogue, preload, calls, who }: Pick<PlanScope, 'catalogue' | 'preload' | 'calls' | 'who'>,
): void {
  for (const block of blocks) {
    const definition = block.shown && readDefinition(catalogue, block.type)
    if (!definition) continue
    for (const request of callsOf(definition, block, calls) ?? []) void preload(request)
    loadBlock({ definition, variant: block.variant, who })
  }
}

/**
 * Returns the calls that a block declares; null while it is not known whether the gateway allows them. Returns an
 * empty list if the declaration throws; the block reports that error when it renders.
 */
export function callsOf(
  definition: AnyDefinition | undefined,
  block: PlannedBlock,
  scope: CallScope,
): readonly BlockCall[] | null {
  try {
    return definition?.calls ? definition.calls(block, scope) : []
  } catch {
    return []
  }
}
