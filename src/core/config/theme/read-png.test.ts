import { expect, it } from 'vitest'
import { readPng } from './read-png.ts'

/** The beginning of a PNG of this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(33)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

it('reads the proportions of a PNG', () => {
  expect(readPng(png(300, 60))).toEqual({ ratio: 5, inks: [] })
  expect(readPng(png(512, 512))?.ratio).toBe(1)
})

it('returns nothing for a file that is cut short, has no size or is not a PNG', () => {
  expect(readPng(png(300, 60).subarray(0, 20))).toBeUndefined()
  expect(readPng(png(300, 0))).toBeUndefined()
  expect(readPng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined()
})
