import type { BlockMap, BlockType } from '../../core/contract/generated/config.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** Returns the first block of a type in the merchant's shell; undefined without one. */
export function readShellBlock<T extends BlockType>(skin: Skin, type: T): BlockMap[T] | undefined {
  const shell = skin.pages.shell
  const blocks = (shell?.order ?? []).map((id) => shell?.blocks[id])
  return blocks.find((block): block is BlockMap[T] => block?.type === type)
}

/** Returns the variant that a merchant chose for a block of the shell. */
export function readShellVariant(skin: Skin, type: BlockType): string | undefined {
  return readShellBlock(skin, type)?.variant
}
