import { parseVectorDrawing, type VectorDrawing } from './vector-drawing.ts'

export interface IconLook {
  /** The background colour; absent for a transparent icon. */
  readonly background?: string
  /** The share of the icon's side that the mark fills, from 0 to 1. */
  readonly part: number
}

/** The side of an icon in units of its view box. */
const side = 512

/** Composes a square icon with the mark in its middle; undefined if the mark has no size. */
export function composeIcon(
  mark: string,
  { background, part }: IconLook,
): VectorDrawing | undefined {
  const drawing = parseVectorDrawing(mark)
  if (!drawing) return undefined
  const { x, y, width, height } = drawing.whole
  const room = side * part
  const margin = (side - room) / 2
  const fill = background ? `<rect width="${side}" height="${side}" fill="${background}"/>` : ''
  const box = `x="${margin}" y="${margin}" width="${room}" height="${room}"`
  const whole = { x: 0, y: 0, width: side, height: side }
  return {
    inner: `${fill}<svg ${box} viewBox="${x} ${y} ${width} ${height}"${drawing.attributes}>${drawing.inner}</svg>`,
    attributes: '',
    whole,
    part: whole,
  }
}

/** Embeds a bitmap in an SVG; throws if the bytes are no picture. */
export async function embedBitmap(bytes: Uint8Array): Promise<string> {
  // Loading sharp takes longer than publishing a merchant, and most marks are SVG.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const address = `data:image/png;base64,${data.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`
}
