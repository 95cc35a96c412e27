import { listOwnCalls } from '../../contract/own-calls/own-call.ts'
import { setOwnReads } from '../../contract/reads/read-block.ts'
import { setOwnBlocks } from '../block-schemas.ts'
import type { OwnBlocks } from './read-own-blocks.ts'

let registered: OwnBlocks | undefined

/**
 * Makes the own blocks of a folder known to this process, in place of those of any other. A block whose description has
 * an error is not known. Two states of a folder may be read in turn, so each is registered again before it is read.
 */
export function registerOwnBlocks(own: OwnBlocks): void {
  if (own === registered) return
  registered = own
  setOwnBlocks(own.byType)
  setOwnReads(
    new Map(
      [...own.byType.values()].map(({ type, block }) => [
        type,
        {
          flags: block.flags ?? [],
          calls: [...(block.calls ?? []), ...listOwnCalls(type, block).map(({ name }) => name)],
        },
      ]),
    ),
  )
}
