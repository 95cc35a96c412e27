import { createHash } from 'node:crypto'

/** The SHA-256 of a content, in 43 characters that suit an address. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** Ten characters that change with the content. */
export function shortHash(content: string | Uint8Array): string {
  return contentHash(content).slice(0, 10)
}
