import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a content in base64url: 43 characters that are safe in an address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** Returns the first ten characters of a content's hash. */
export function shortHash(content: string | Uint8Array): string {
  return contentHash(content).slice(0, 10)
}
