const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** The chunks that a decoder may skip and that change how a picture is drawn. */
const drawn = new Set([
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
])

/** Returns the parts of a PNG that are drawn, up to its end; undefined for anything else (W3C PNG, 5). */
export function stripPng(bytes: Uint8Array): Uint8Array[] | undefined {
  if (signature.some((byte, at) => bytes[at] !== byte)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, signature.length)]
  const types: string[] = []
  let at = signature.length
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (end > bytes.length) return undefined
    types.push(type)
    // A capital letter begins the name of a chunk that no decoder may skip.
    if (/^[A-Z]/.test(type) || drawn.has(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IEND') return isWhole(types) ? parts : undefined
    at = end
  }
  return undefined
}

function isWhole(types: readonly string[]): boolean {
  return types[0] === 'IHDR' && types.includes('IDAT')
}
