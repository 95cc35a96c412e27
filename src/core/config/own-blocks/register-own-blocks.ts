import { setOwnReads } from '../../contract/reads/read-block.ts'
import { setOwnBlocks } from '../block-schemas.ts'
import type { Files } from '../files.ts'
import { type OwnBlocks, readOwnBlocks } from './read-own-blocks.ts'

/**
 * Makes the own blocks of a workspace known to this process, in place of those of any other, and returns them. A block
 * whose description has an error is not known.
 */
export function registerOwnBlocks(files: Files): OwnBlocks {
  const own = readOwnBlocks(files)
  const blocks = [...own.byType.values()]
  setOwnBlocks(own.byType)
  setOwnReads(
    new Map(blocks.map(({ type, block: { flags = [], calls = [] } }) => [type, { flags, calls }])),
  )
  return own
}
