import sharp from 'sharp'
import { expect, it } from 'vitest'
import { decodePixels, findDifferences } from './find-differences.ts'
import { joinPictures } from './join-pictures.ts'

const size = { width: 100, height: 80 }
const whole = { from: { x: 0, y: 0, ...size }, to: { x: 0, y: 0 } }

/** Draws a grey picture with squares of 16 pixels at some positions. */
function draw(...squares: readonly (readonly [x: number, y: number])[]): Promise<Buffer> {
  const input = { create: { width: 16, height: 16, channels: 3, background: 'red' } } as const
  return sharp({ create: { ...size, channels: 3, background: 'grey' } })
    .composite(squares.map(([left, top]) => ({ input, left, top })))
    .png()
    .toBuffer()
}

async function differences(one: Buffer, other: Buffer, areas = whole) {
  return findDifferences(await decodePixels(one), await decodePixels(other), areas)
}

it('finds no difference between equal pictures', async () => {
  expect(await differences(await draw([8, 8]), await draw([8, 8]))).toEqual([])
})

it('outlines each difference separately and exactly', async () => {
  expect(await differences(await draw([0, 0], [64, 48]), await draw())).toEqual([
    { x: 0, y: 0, width: 16, height: 16 },
    { x: 64, y: 48, width: 16, height: 16 },
  ])
})

it('compares an area with the same area further down', async () => {
  const areas = { from: { x: 0, y: 0, width: 100, height: 40 }, to: { x: 0, y: 40 } }
  expect(await differences(await draw([8, 8]), await draw([8, 48]), areas)).toEqual([])
})

it('counts what lies outside of the other picture as different', async () => {
  const areas = { from: { x: 0, y: 40, width: 100, height: 40 }, to: { x: 0, y: 60 } }
  const [area] = await differences(await draw(), await draw(), areas)
  expect(area).toEqual({ x: 0, y: 56, width: 100, height: 24 })
})

it('joins two pictures side by side with their outlines', async () => {
  const [one, other] = [await draw([8, 8]), await draw()]
  const joined = await joinPictures(
    { png: one, areas: [{ x: 8, y: 8, width: 16, height: 16 }] },
    { png: other, areas: [] },
    { line: 'red', edge: 'white' },
  )
  const { width, height } = await sharp(joined).metadata()
  expect({ width, height }).toEqual({ width: 224, height: 80 })
})
