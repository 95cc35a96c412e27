import sharp from 'sharp'
import { expect, it } from 'vitest'
import { outlineChanges } from './outline-changes.ts'
import type { PageShot } from './photographer.ts'

/** A page of blocks below each other, each of one colour, as `id colour height`. */
async function pageOf(...blocks: readonly string[]): Promise<PageShot> {
  const parts = blocks.map((text) => text.split(' '))
  const heights = parts.map(([, , height = '16']) => Number(height))
  const shown = parts.map(([id = ''], at) => ({
    id,
    x: 0,
    y: heights.slice(0, at).reduce((sum, one) => sum + one, 0),
    width: 64,
    height: heights[at] ?? 0,
  }))
  const png = await sharp({
    create: { width: 64, height: 200, channels: 3, background: 'white' },
  })
    .composite(
      parts.map(([, background = 'white'], at) => ({
        input: {
          create: { width: 64, height: heights[at] ?? 0, channels: 3, background },
        } as const,
        left: 0,
        top: shown[at]?.y ?? 0,
      })),
    )
    .png()
    .toBuffer()
  return { png, blocks: shown }
}

async function outlined(before: PageShot, after: PageShot) {
  const found = await outlineChanges(before, after)
  return {
    before: found.before.map(({ y, height }) => `${y}+${height}`),
    after: found.after.map(({ y, height }) => `${y}+${height}`),
  }
}

it('outlines nothing where two pictures are the same', async () => {
  const page = await pageOf('top red', 'games blue')
  expect(await outlined(page, page)).toEqual({ before: [], after: [] })
})

it('outlines a block that was removed, and not those that moved up for it', async () => {
  const before = await pageOf('top red', 'news green 32', 'games blue')
  expect(await outlined(before, await pageOf('top red', 'games blue'))).toEqual({
    before: ['16+32'],
    after: [],
  })
})

it('outlines the block that moved past others, on both sides', async () => {
  const before = await pageOf('top red', 'games blue', 'news green')
  const after = await pageOf('news green', 'top red', 'games blue')
  expect(await outlined(before, after)).toEqual({ before: ['32+16'], after: ['0+16'] })
})

it('outlines a block that looks another way, or is of another height', async () => {
  const before = await pageOf('top red', 'games blue')
  expect(await outlined(before, await pageOf('top orange', 'games blue'))).toEqual({
    before: ['0+16'],
    after: ['0+16'],
  })
  expect(await outlined(before, await pageOf('top red', 'games blue 40'))).toEqual({
    before: ['16+16'],
    after: ['16+40'],
  })
})

it('looks at the whole page where no block differs', async () => {
  const { png, blocks } = await pageOf('top red')
  const tinted = await sharp(png).negate().png().toBuffer()
  const found = await outlineChanges({ png, blocks: [] }, { png: tinted, blocks: [] })
  expect(found.before).toHaveLength(1)
  expect(blocks).toHaveLength(1)
})
