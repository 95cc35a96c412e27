import { GatewayRefusal } from '../../gateway-refusal.ts'

const maxBytes = 5 * 1024 * 1024
/** The first bytes of a PNG and of a JPEG. */
const signatures = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const

/** Decodes a picture in base64; refuses what is too large, or neither PNG nor JPEG by its content. */
export function parsePicture(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64')
  const known = signatures.some((signature) => signature.every((byte, at) => bytes[at] === byte))
  if (!known || bytes.length > maxBytes) throw new GatewayRefusal('picture.invalid')
  return bytes
}
