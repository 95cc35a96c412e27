import { parseSvgRoot, viewBoxOf } from '../parse-svg.ts'

/** The size at which a picture was drawn: of an SVG its view box, of a PNG its pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Returns the size of an SVG by its first tag; undefined if that has no view box. */
export function sizeOfDrawing(svg: string): PictureSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(svg) ?? []
  const root = tag && parseSvgRoot(tag.endsWith('/>') ? tag : `${tag}</svg>`)
  const box = root ? viewBoxOf(root) : undefined
  return box && { width: box.width, height: box.height }
}

/** Returns the size of a PNG by its header (PNG 3rd edition, 11.2.1); undefined if the bytes have none. */
export function sizeOfPng(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 24 || String.fromCharCode(...bytes.subarray(12, 16)) !== 'IHDR')
    return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
