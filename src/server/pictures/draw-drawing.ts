import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import type { Drawing } from './drawing.ts'

export type PictureFormat = 'webp' | 'png'

/** A drawing to be made into a picture so many pixels wide. */
export interface Rendering {
  readonly drawing: Drawing
  readonly width: number
  readonly format: PictureFormat
}

/** How much of a flat drawing is kept, of 100: under it, edges between plain colours blur. */
const quality = 78

/** The picture of a drawing; it uses no font of the machine. */
export async function drawDrawing({ drawing, width, format }: Rendering): Promise<Buffer> {
  const { svg, crop } = drawing
  const scale = width / crop.width
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: Math.max(1, Math.ceil(drawing.width * scale)) },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  })
  const left = Math.min(Math.round(crop.x * scale), image.width - 1)
  const top = Math.min(Math.round(crop.y * scale), image.height - 1)
  const cut = sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  }).extract({
    left,
    top,
    width: Math.min(width, image.width - left),
    height: Math.max(1, Math.min(Math.round(crop.height * scale), image.height - top)),
  })
  return format === 'webp'
    ? cut.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    : cut.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
}
