import type { BlockType } from '../contract/generated/config.ts'
import type { Skin } from '../contract/skin.ts'

/** The composition that a merchant chose for a block of the shell; undefined without such a block. */
export function readShellVariant(skin: Skin, type: BlockType): string | undefined {
  const shell = skin.pages.shell
  const blocks = (shell?.order ?? []).map((id) => shell?.blocks[id])
  return blocks.find((block) => block?.type === type)?.variant
}
