import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

/** What a picture is, by its structure, and its bytes without what no browser draws. */
export interface StrippedPicture {
  readonly kind: 'png' | 'jpg' | 'webp'
  readonly bytes: Uint8Array
}

/**
 * Reads a PNG, JPEG or WebP file part by part and leaves out its metadata, such as the place where a photo
 * was taken, and what hangs behind its end. Keeps what changes how it is drawn: colours, frames and the
 * orientation of a JPEG. Returns undefined for a file whose structure is that of none of them.
 */
export function stripPicture(bytes: Uint8Array): StrippedPicture | undefined {
  const png = stripPng(bytes)
  if (png) return { kind: 'png', bytes: joinBytes(png) }
  const jpg = stripJpeg(bytes)
  if (jpg) return { kind: 'jpg', bytes: joinBytes(jpg) }
  const webp = stripWebp(bytes)
  return webp && { kind: 'webp', bytes: joinBytes(webp) }
}

function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
