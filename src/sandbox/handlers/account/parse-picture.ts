import { stripPicture } from '../../../core/contract/picture/strip-picture.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'

const maxBytes = 5 * 1024 * 1024
/** Decodes a picture in base64; refuses what is too large, or neither PNG nor JPEG by its structure. */
export function parsePicture(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  const picture = bytes.length > maxBytes ? undefined : stripPicture(bytes)
  if (!picture || picture.kind === 'webp') throw new GatewayRefusal('picture.invalid')
  return Buffer.from(picture.bytes)
}
