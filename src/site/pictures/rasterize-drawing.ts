import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { type DrawingFrame, type VectorDrawing, writeSvg } from './vector-drawing.ts'

export type PictureFormat = 'webp' | 'png'

/** A drawing to rasterize. */
export interface RasterJob {
  readonly drawing: VectorDrawing
  /** In pixels. */
  readonly width: number
  readonly format: PictureFormat
  /** Adds a margin as wide as the picture on every side while drawing. */
  readonly roomy?: true
}

/** The quality of WebP, of 100: below it, edges between plain colours blur. */
const quality = 78

/**
 * Rasterizes a drawing, without the fonts of the machine. It renders the whole drawing and crops the
 * picture from it, because resvg fails on a group that lies entirely outside the canvas.
 */
export async function rasterizeDrawing({
  drawing,
  width,
  format,
  roomy,
}: RasterJob): Promise<Buffer> {
  const { part } = drawing
  const canvas = widen(drawing, roomy ? 1 : 0)
  const scale = width / part.width
  const image = await renderAsync(writeSvg(drawing, canvas), {
    fitTo: { mode: 'width', value: Math.max(1, Math.ceil(canvas.width * scale)) },
    font: { loadSystemFonts: false },
    logLevel: 'off',
  })
  const left = Math.min(Math.round((part.x - canvas.x) * scale), image.width - 1)
  const top = Math.min(Math.round((part.y - canvas.y) * scale), image.height - 1)
  const cut = sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  }).extract({
    left,
    top,
    width: Math.min(width, image.width - left),
    height: Math.max(1, Math.min(Math.round(part.height * scale), image.height - top)),
  })
  return format === 'webp'
    ? cut.webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    : cut.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
}

/** Adds a margin to a frame if there are filters, because resvg clips filtered groups near the edge. */
function widen({ inner, whole, part }: VectorDrawing, room: number): DrawingFrame {
  const size = Math.max(part.width, part.height)
  const margin = size * Math.max(room, inner.includes('<filter') ? 1 / 8 : 0)
  return {
    x: whole.x - margin,
    y: whole.y - margin,
    width: whole.width + 2 * margin,
    height: whole.height + 2 * margin,
  }
}
