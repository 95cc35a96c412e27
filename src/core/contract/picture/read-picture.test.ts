import { describe, expect, it } from 'vitest'
import { smallPng } from '../../../../tests/support/small-png.ts'
import { formatPicture } from './format-picture.ts'
import { isPicture, largestDrawn, readPicture } from './read-picture.ts'

const bytesOf = (...values: number[]): Uint8Array => Uint8Array.from(values)
const textBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A JPEG of 640 × 480 pixels: a header, a frame, a scan without data, and the end. */
const jpeg = bytesOf(
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
  ...[0xff, 0xc2, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x11, 0xff, 0xd9],
)

/** A WebP with one chunk. */
function webp(kind: string, chunk: readonly number[]): Uint8Array {
  const length = (count: number): number[] => [count & 255, count >> 8, 0, 0]
  return bytesOf(
    ...textBytes('RIFF'),
    ...length(12 + chunk.length),
    ...textBytes(`WEBP${kind}`),
    ...length(chunk.length),
    ...chunk,
  )
}

describe('the facts of a picture', () => {
  it.each([
    ['a.png', Buffer.from(smallPng, 'base64'), { width: 1, height: 1 }],
    ['a.jpg', jpeg, { width: 640, height: 480 }],
    [
      'a.webp',
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1]),
      { width: 640, height: 480 },
    ],
    // The width less one in 14 bits, then the height: 639 and 479.
    [
      'a.webp',
      webp('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0, 0, 0, 0, 0, 0]),
      { width: 640, height: 480 },
    ],
    ['a.svg', textBytes('<svg viewBox="0 0 8 1"/>'), { width: 8, height: 1 }],
    ['a.svg', textBytes('<svg width="24" height="12"/>'), { width: 24, height: 12 }],
    ['a.svg', textBytes('<svg/>'), {}],
  ])('has the size that %s says', (path, bytes, size) => {
    expect(readPicture(path, bytes)).toEqual({ bytes: bytes.length, ...size })
  })

  it('says why a picture is not drawn', () => {
    expect(readPicture('a.tiff', jpeg)).toEqual({ bytes: jpeg.length, problem: 'format' })
    expect(readPicture('a.png', textBytes('text'))).toEqual({ bytes: 4, problem: 'unreadable' })
    expect(readPicture('a.svg', textBytes('<svg>'))).toMatchObject({ problem: 'unreadable' })
    const heavy = new Uint8Array(largestDrawn.bytes + 1)
    expect(readPicture('a.png', heavy)).toEqual({ bytes: heavy.length, problem: 'large' })
    const wide = Buffer.from(jpeg)
    wide.writeUInt32BE(0xffff_ffff, 13)
    expect(readPicture('a.jpg', wide)).toMatchObject({ width: 65535, problem: 'large' })
  })

  it('is printed for people', () => {
    expect(formatPicture({ bytes: 98, width: 8, height: 1 })).toBe('8 × 1 px, 98 bytes')
    expect(formatPicture({ bytes: 2458 })).toBe('2.4 KB')
    expect(formatPicture({ bytes: 40_960, problem: 'unreadable' })).toBe(
      '40 KB, not readable as a picture',
    )
    expect(['a.SVG', 'a.jpeg', 'a.heic', 'a.json', 'a'].filter(isPicture)).toHaveLength(3)
  })
})
