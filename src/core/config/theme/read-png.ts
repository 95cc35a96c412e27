import type { Drawing } from './read-drawing.ts'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Reads the ratio of a PNG from its header, without its colours; undefined for anything else. */
export function readPng(bytes: Uint8Array): Drawing | undefined {
  if (bytes.length < 24 || signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [width, height] = [header.getUint32(16), header.getUint32(20)]
  return width > 0 && height > 0 ? { ratio: width / height, inks: [] } : undefined
}
