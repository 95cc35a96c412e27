import type { PlannedBlock } from '../../core/contract/plan.ts'
import type { BlockCall, BlockCatalogue, CallScope } from './block.ts'
import { loadBlock } from './load-block.ts'
import { readDefinition } from './read-definition.ts'

export interface PreloadNeeds {
  readonly catalogue: BlockCatalogue
  readonly preload: (request: BlockCall) => unknown
  readonly scope: CallScope
}

/** Starts to load the code and the declared calls of the blocks that are shown. */
export function preloadBlocks(
  blocks: readonly PlannedBlock[],
  { catalogue, preload, scope }: PreloadNeeds,
): void {
  const who = scope.signedIn ? 'member' : 'guest'
  for (const block of blocks) {
    const definition = block.shown && readDefinition(catalogue, block.type)
    if (!definition) continue
    for (const request of callsOf(() => definition.calls?.(block, scope))) void preload(request)
    loadBlock({ definition, variant: block.variant, who })
  }
}

/** Returns the declared calls. Returns an empty list if the declaration throws; the block reports that error when it renders. */
export function callsOf(declared: () => readonly BlockCall[] | undefined): readonly BlockCall[] {
  try {
    return declared() ?? []
  } catch {
    return []
  }
}
