import type { PlannedBlock, PlannedPage } from '../contract/plan.ts'
import type { BlockCatalogue, CallRequest, CallScope } from './block.ts'
import { loadBlock } from './load-block.ts'
import { readDefinition } from './read-definition.ts'

export interface PreloadNeeds {
  readonly catalogue: BlockCatalogue
  readonly preload: (request: CallRequest) => unknown
  readonly scope: CallScope
}

/**
 * Starts the code and the declared calls of the blocks that are shown. The promise is kept when
 * all code is there or has failed, so that a first paint may wait for it.
 */
export async function preloadPage(
  plan: PlannedPage | readonly PlannedBlock[],
  { catalogue, preload, scope }: PreloadNeeds,
): Promise<void> {
  const blocks = 'blocks' in plan ? plan.blocks : plan
  const code = blocks.flatMap((block) => {
    const definition = block.shown && readDefinition(catalogue, block.type)
    if (!definition) return []
    for (const request of callsOf(() => definition.calls?.(block, scope))) void preload(request)
    const who = scope.signedIn ? 'member' : 'guest'
    return [loadBlock({ definition, variant: block.variant, who }).promise]
  })
  await Promise.allSettled(code)
}

/** A block whose settings break its declaration still renders, and reports there. */
export function callsOf(
  declared: () => readonly CallRequest[] | undefined,
): readonly CallRequest[] {
  try {
    return declared() ?? []
  } catch {
    return []
  }
}
