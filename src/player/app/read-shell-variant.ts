import type { BlockMap, BlockType } from '../../core/contract/generated/config.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** A block of the shell as a merchant composed it; undefined without such a block. */
export function readShellBlock<T extends BlockType>(skin: Skin, type: T): BlockMap[T] | undefined {
  const shell = skin.pages.shell
  const blocks = (shell?.order ?? []).map((id) => shell?.blocks[id])
  return blocks.find((block): block is BlockMap[T] => block?.type === type)
}

/** The composition that a merchant chose for a block of the shell. */
export function readShellVariant(skin: Skin, type: BlockType): string | undefined {
  return readShellBlock(skin, type)?.variant
}
