import type { blockApiNames } from '../../src/core/contract/block-api.ts'
import type * as liveryBlock from '../../src/player/own-blocks/livery-block.ts'

/** Whether two types are assignable to each other. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/** What the types of `livery/block` offer is what the check of a block's code allows. */
const same = true satisfies Same<keyof typeof liveryBlock, (typeof blockApiNames)[number]>

export type Checked = typeof same
