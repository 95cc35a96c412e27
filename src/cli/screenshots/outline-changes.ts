import { findCommon } from '../../core/config/diff-lists.ts'
import {
  decodePixels,
  findDifferences,
  type PixelArea,
  type Pixels,
} from '../../site/pictures/find-differences.ts'
import type { PageShot, ShownBlock } from './photographer.ts'

/** The changed areas of two pictures. */
export interface Outlines {
  readonly before: readonly PixelArea[]
  readonly after: readonly PixelArea[]
}

/**
 * Finds the blocks that differ between two pictures of a page: blocks that only one of them has, blocks
 * that moved past others, and blocks whose pixels differ. A block that only moved down with the page does
 * not count.
 */
export async function outlineChanges(before: PageShot, after: PageShot): Promise<Outlines> {
  const [one, other] = await Promise.all([decodePixels(before.png), decodePixels(after.png)])
  const stayed = findCommon(idsOf(before), idsOf(after))
  const first = outline(before, after, { one, other, stayed })
  const second = outline(after, before, { one: other, other: one, stayed })
  if (first.length + second.length > 0) return { before: first, after: second }
  return { before: compareWhole(one, other), after: compareWhole(other, one) }
}

interface Comparison {
  readonly one: Pixels
  readonly other: Pixels
  /** Blocks that stand in both in the same order. */
  readonly stayed: ReadonlySet<string>
}

function outline(own: PageShot, theirs: PageShot, { one, other, stayed }: Comparison): PixelArea[] {
  const there = new Map(theirs.blocks.map((block) => [block.id, block]))
  return own.blocks.flatMap((block): PixelArea[] => {
    const same = there.get(block.id)
    if (!same || !stayed.has(block.id)) return [block]
    if (same.width !== block.width || same.height !== block.height) return [block]
    return findDifferences(one, other, { from: clip(block, one), to: same })
  })
}

/** The part of a block that is in the picture. */
function clip({ x, y, width, height }: ShownBlock, picture: Pixels): PixelArea {
  return {
    x,
    y,
    width: Math.max(0, Math.min(width, picture.width - x)),
    height: Math.max(0, Math.min(height, picture.height - y)),
  }
}

function compareWhole(one: Pixels, other: Pixels): PixelArea[] {
  const from = { x: 0, y: 0, width: one.width, height: one.height }
  return findDifferences(one, other, { from, to: { x: 0, y: 0 } })
}

function idsOf({ blocks }: PageShot): string[] {
  return blocks.map(({ id }) => id)
}
