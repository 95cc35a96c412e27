import type { Skin } from '../../../../../core/contract/skin.ts'

/** Returns the picture of a level by its place from 0: the one that the member centre shows beside the name. */
export function readLevelBadge({ pages }: Skin, place: number): string | undefined {
  const blocks = Object.values(pages['member-home']?.blocks ?? {})
  for (const block of blocks) {
    if (block?.type !== 'member-profile') continue
    const badge = block.settings.badges[place]
    if (badge) return badge
  }
  return undefined
}
