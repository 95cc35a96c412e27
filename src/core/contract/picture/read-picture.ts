import { parseSvgRoot } from '../parse-svg.ts'
import { type PictureSize, sizeOfDrawing, sizeOfPng } from './picture-size.ts'
import { stripPicture } from './strip-picture.ts'

/** Why a picture is not drawn: its format, its size, or its bytes, which are no picture of the kind of its name. */
export type PictureProblem = 'format' | 'large' | 'unreadable'

/** What a person wants to know of a picture without seeing it. */
export interface PictureFacts {
  /** The size of the file. */
  readonly bytes: number
  /** In pixels; of a drawing, of its view box. Absent where the file does not tell. */
  readonly width?: number
  readonly height?: number
  readonly problem?: PictureProblem
}

/** The largest picture that is drawn in a comparison: in bytes, and in pixels. */
export const largestDrawn = { bytes: 4 * 1024 * 1024, pixels: 40_000_000 } as const

/** Returns true if a path is that of a picture, also of one in a format that no merchant can use. */
export function isPicture(path: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|gif|avif|bmp|ico|tiff?|heic|psd)$/i.test(path)
}

/** Reads the facts of a picture from its bytes. */
export function readPicture(path: string, bytes: Uint8Array): PictureFacts {
  const { length } = bytes
  if (!/\.(?:svg|png|jpg|webp)$/i.test(path)) return { bytes: length, problem: 'format' }
  if (length > largestDrawn.bytes) return { bytes: length, problem: 'large' }
  const isDrawing = /\.svg$/i.test(path)
  const size = isDrawing ? readDrawingSize(bytes) : readPixelSize(bytes)
  if (size === 'unreadable') return { bytes: length, problem: 'unreadable' }
  const isLarge = !isDrawing && size && size.width * size.height > largestDrawn.pixels
  return { bytes: length, ...size, ...(isLarge && { problem: 'large' }) }
}

function readDrawingSize(bytes: Uint8Array): PictureSize | undefined | 'unreadable' {
  const svg = new TextDecoder().decode(bytes)
  const root = parseSvgRoot(svg)
  if (!root) return 'unreadable'
  const [width = 0, height = 0] = ['width', 'height'].map((name) =>
    Number.parseFloat(root.attributes.get(name)?.value ?? ''),
  )
  return sizeOfDrawing(svg) ?? (width > 0 && height > 0 ? { width, height } : undefined)
}

function readPixelSize(bytes: Uint8Array): PictureSize | undefined | 'unreadable' {
  switch (stripPicture(bytes)?.kind) {
    case 'png':
      return sizeOfPng(bytes)
    case 'jpg':
      return sizeOfJpeg(bytes)
    case 'webp':
      return sizeOfWebp(bytes)
    case undefined:
      return 'unreadable'
  }
}

/** Returns the size of a JPEG by the header of its frame (ITU T.81, B.2.2). */
function sizeOfJpeg(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    if (marker === 0xda) return undefined
  }
  return undefined
}

/** Returns the size of a WebP by the header of its first chunk (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(bytes: Uint8Array): PictureSize | undefined {
  if (bytes.length < 30) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const wide = (at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00
  switch (String.fromCharCode(...bytes.subarray(12, 16))) {
    case 'VP8X':
      return { width: wide(24) + 1, height: wide(27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    default:
      return undefined
  }
}
