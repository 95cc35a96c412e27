/** Checks a key for encrypted calls; returns what is wrong with it, or undefined if it can be used. */
export function findKeyProblem(text: string): string | undefined {
  if (text.includes('-----')) return 'is a PEM file instead of the base64 text inside it'
  const bytes = readBase64(text)
  if (!bytes) return 'is not base64'
  const bits = readModulusBits(bytes)
  if (bits === undefined) return 'is not the SPKI of an RSA key'
  return bits < minBits
    ? `is an RSA key of ${bits} bits, but at least ${minBits} are needed`
    : undefined
}

const minBits = 2048

/** Decodes base64 with the function that the player uses; undefined if it is invalid. */
function readBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))
  } catch {
    return undefined
  }
}

/**
 * Reads the length of the modulus in the SubjectPublicKeyInfo of an RSA key (RFC 5280 §4.1, RFC 8017
 * §A.1.1): `SEQUENCE { SEQUENCE { OID rsaEncryption, NULL }, BIT STRING { SEQUENCE { n, e } } }`.
 */
function readModulusBits(bytes: Uint8Array): number | undefined {
  const info = readParts(readWhole(bytes, tags.sequence))
  const [algorithm, key] = info
  if (info.length !== 2 || algorithm?.tag !== tags.sequence || key?.tag !== tags.bits)
    return undefined
  const [id] = readParts(algorithm.content)
  if (id?.tag !== tags.id || hexOf(id.content) !== rsaEncryption) return undefined
  // The first byte of a BIT STRING is the number of unused bits in its last byte.
  if (key.content[0] !== 0) return undefined
  const [modulus, exponent] = readParts(readWhole(key.content.subarray(1), tags.sequence))
  if (modulus?.tag !== tags.integer || exponent?.tag !== tags.integer) return undefined
  const digits = hexOf(modulus.content).replace(/^(00)+/, '')
  const [first = 0] = modulus.content.subarray(modulus.content.length - digits.length / 2)
  return digits.length * 4 - Math.clz32(first) + 24
}

const tags = { integer: 0x02, bits: 0x03, id: 0x06, sequence: 0x30 }
/** 1.2.840.113549.1.1.1 */
const rsaEncryption = '2a864886f70d010101'

interface DerPart {
  readonly tag: number
  readonly content: Uint8Array
}

/** Returns the content of bytes that are exactly one part with a tag; else empty. */
function readWhole(bytes: Uint8Array, tag: number): Uint8Array {
  const [part, ...others] = readParts(bytes)
  return part?.tag === tag && others.length === 0 ? part.content : new Uint8Array()
}

/** Reads the parts of DER bytes; empty if they are incomplete. */
function readParts(bytes: Uint8Array): DerPart[] {
  const parts: DerPart[] = []
  for (let at = 0; at < bytes.length; ) {
    const short = bytes[at + 1] ?? 0
    const more = short > 0x80 ? short - 0x80 : 0
    const start = at + 2 + more
    const length = more === 0 ? short : Number(`0x${hexOf(bytes.subarray(at + 2, start)) || 0}`)
    if (start + length > bytes.length) return []
    parts.push({ tag: bytes[at] ?? 0, content: bytes.subarray(start, start + length) })
    at = start + length
  }
  return parts
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
