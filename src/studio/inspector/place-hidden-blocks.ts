import type { Ghost } from '../../core/contract/frame-message.ts'
import type { BlockReason } from './use-reasons.ts'

/** The hidden blocks of a page, each after the shown one that it would follow; what is in no order has no place. */
export function placeHiddenBlocks(
  blocks: readonly BlockReason[],
  page: string | undefined,
): Ghost[] {
  let after = ''
  return blocks.flatMap(({ id, state, reason, page: own }) => {
    if (own !== page || reason === undefined || reason === 'REMOVED_BY_LAYER') return []
    if (state === 'hidden') return [{ id, after }]
    after = id
    return []
  })
}
