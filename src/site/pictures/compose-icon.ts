import { type Drawing, readSize } from './drawing.ts'

export interface IconLook {
  /** The colour behind it; nothing stands behind it without one. */
  readonly ground?: string
  /** How much of the icon's side the mark may take, from 0 to 1. */
  readonly part: number
}

/** An icon's side in units of its drawing. */
const side = 512

/** A mark in the middle of a square; undefined when the mark has no size. */
export function composeIcon(mark: string, { ground, part }: IconLook): Drawing | undefined {
  const drawing = readSize(mark)
  if (!drawing) return undefined
  const { x, y, width, height } = drawing.whole
  const room = side * part
  const margin = (side - room) / 2
  const behind = ground ? `<rect width="${side}" height="${side}" fill="${ground}"/>` : ''
  const box = `x="${margin}" y="${margin}" width="${room}" height="${room}"`
  const whole = { x: 0, y: 0, width: side, height: side }
  return {
    inner: `${behind}<svg ${box} viewBox="${x} ${y} ${width} ${height}"${drawing.attributes}>${drawing.inner}</svg>`,
    attributes: '',
    whole,
    part: whole,
  }
}

/** A picture of pixels as a drawing; throws when it is no picture. */
export async function drawPixels(bytes: Uint8Array): Promise<string> {
  // Its library takes longer to load than a merchant takes to publish, and most marks are drawings.
  const { default: sharp } = await import('sharp')
  const { data, info } = await sharp(bytes)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const address = `data:image/png;base64,${data.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`
}
