import sharp from 'sharp'

/** A rectangle of a picture, in pixels. */
export interface PixelArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The decoded pixels of a picture. */
export interface Pixels {
  /** RGBA, four bytes for each pixel. */
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** The side of the square cells that are compared, in pixels. */
const cell = 8
/** The most by which a channel may differ, of 255: browsers draw the same edge slightly differently. */
const tolerance = 24
/** The number of differing pixels from which a cell counts as different. */
const minPixels = 6

/** Decodes a picture. */
export async function decodePixels(png: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Finds where an area of one picture differs from an area of the same size in another. Returns
 * separate rectangles of the first picture.
 */
export function findDifferences(
  one: Pixels,
  other: Pixels,
  { from, to }: { readonly from: PixelArea; readonly to: Pick<PixelArea, 'x' | 'y'> },
): PixelArea[] {
  const columns = Math.ceil(from.width / cell)
  const rows = Math.ceil(from.height / cell)
  const counts = new Uint8Array(columns * rows)
  for (let y = 0; y < from.height; y += 1)
    for (let x = 0; x < from.width; x += 1) {
      const at = Math.floor(y / cell) * columns + Math.floor(x / cell)
      const a = offsetOf(one, from.x + x, from.y + y)
      const b = offsetOf(other, to.x + x, to.y + y)
      if (isDifferent(one.data, other.data, { a, b })) counts[at] = (counts[at] ?? 0) + 1
    }
  const marked = counts.map((count) => (count >= minPixels ? 1 : 0))
  return joinCells(marked, columns).map(({ x, y, width, height }) => ({
    x: from.x + x * cell,
    y: from.y + y * cell,
    width: Math.min(width * cell, from.width - x * cell),
    height: Math.min(height * cell, from.height - y * cell),
  }))
}

/** Returns the offset of a pixel in the data; undefined outside of the picture. */
function offsetOf({ width, height }: Pixels, x: number, y: number): number | undefined {
  return x < 0 || y < 0 || x >= width || y >= height ? undefined : (y * width + x) * 4
}

interface Offsets {
  readonly a: number | undefined
  readonly b: number | undefined
}

function isDifferent(one: Uint8Array, other: Uint8Array, { a, b }: Offsets): boolean {
  if (a === undefined || b === undefined) return a !== b
  for (let channel = 0; channel < 4; channel += 1)
    if (Math.abs((one[a + channel] ?? 0) - (other[b + channel] ?? 0)) > tolerance) return true
  return false
}

/** Joins marked cells that touch or are one cell apart; returns one rectangle for each group. */
function joinCells(marked: Uint8Array, columns: number): PixelArea[] {
  const seen = new Uint8Array(marked.length)
  const found: PixelArea[] = []
  for (let start = 0; start < marked.length; start += 1) {
    if (!marked[start] || seen[start]) continue
    const box = { left: columns, top: marked.length, right: 0, bottom: 0 }
    const waiting = [start]
    seen[start] = 1
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % columns, Math.floor(at / columns)]
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      for (const near of neighbours(at, columns, marked.length))
        if (marked[near] && !seen[near]) {
          seen[near] = 1
          waiting.push(near)
        }
    }
    const { left, top, right, bottom } = box
    found.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1 })
  }
  return found
}

const reach = [-2, -1, 0, 1, 2]

function neighbours(at: number, columns: number, size: number): number[] {
  const x = at % columns
  return reach.flatMap((down) =>
    reach.flatMap((right) => {
      const near = at + down * columns + right
      const inside = x + right >= 0 && x + right < columns && near >= 0 && near < size
      return inside ? [near] : []
    }),
  )
}
