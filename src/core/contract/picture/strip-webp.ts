const drawn = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The bits of the extended header that announce EXIF and XMP. */
const metadataBits = 0x08 | 0x04

/** Returns the parts of a WebP that are drawn, up to its end; undefined for anything else (RFC 9649). */
export function stripWebp(bytes: Uint8Array): Uint8Array[] | undefined {
  if (bytes.length < 20 || textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP')
    return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fileEnd = 8 + view.getUint32(4, true)
  if (fileEnd > bytes.length) return undefined
  const parts: Uint8Array[] = []
  for (let at = 12; at + 8 <= fileEnd; ) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > fileEnd) return undefined
    if (drawn.has(textAt(bytes, at)))
      parts.push(withoutMetadataBits(Uint8Array.from(bytes.subarray(at, end))))
    at = end
  }
  if (!parts.some((part) => /^VP8[ L]|^ANMF/.test(textAt(part, 0)))) return undefined
  const header = Uint8Array.from(bytes.subarray(0, 12))
  const length = parts.reduce((sum, part) => sum + part.length, 4)
  new DataView(header.buffer).setUint32(4, length, true)
  return [header, ...parts]
}

function withoutMetadataBits(chunk: Uint8Array): Uint8Array {
  if (textAt(chunk, 0) === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~metadataBits
  return chunk
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}
