import sharp from 'sharp'
import type { PixelArea } from './find-differences.ts'

/** A picture and the areas to outline in it. */
export interface Outlined {
  readonly png: Uint8Array
  readonly areas: readonly PixelArea[]
}

/** Pixels between the two pictures. */
const gap = 24
/** The width of an outline in pixels. */
const line = 3

/** The colours of an outline: a strong line within a light edge, visible on any background. */
export interface Ink {
  readonly line: string
  readonly edge: string
}

/** Joins two pictures side by side, each with its outlines; returns a PNG. */
export async function joinPictures(left: Outlined, right: Outlined, ink: Ink): Promise<Buffer> {
  const [one, other] = await Promise.all([sharp(left.png).metadata(), sharp(right.png).metadata()])
  const width = one.width + gap + other.width
  const height = Math.max(one.height, other.height)
  const start = one.width + gap
  return sharp({ create: { width, height, channels: 4, background } })
    .composite([
      { input: Buffer.from(left.png), left: 0, top: 0 },
      { input: Buffer.from(right.png), left: start, top: 0 },
      { input: draw(left.areas, { x: 0, width, height }, ink), left: 0, top: 0 },
      { input: draw(right.areas, { x: start, width, height }, ink), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

/** Grey, so that the gap differs from the background of any page. */
const background = { r: 128, g: 128, b: 128, alpha: 1 }

interface Canvas {
  readonly x: number
  readonly width: number
  readonly height: number
}

function draw(areas: readonly PixelArea[], { x, width, height }: Canvas, ink: Ink): Buffer {
  const boxes = areas.map((area) => {
    const box = `x="${x + area.x + line / 2}" y="${area.y + line / 2}" width="${Math.max(0, area.width - line)}" height="${Math.max(0, area.height - line)}" fill="none"`
    return `<rect ${box} stroke="${ink.edge}" stroke-width="${line + 2}"/><rect ${box} stroke="${ink.line}" stroke-width="${line}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${boxes.join('')}</svg>`,
  )
}
