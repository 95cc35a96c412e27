import { createHash, randomBytes } from 'node:crypto'

/** Returns 32 random bytes as 43 letters, digits, "-" and "_". */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns a short random name that opens nothing. */
export function createId(): string {
  return randomBytes(9).toString('base64url')
}

/**
 * Returns what is stored in place of a secret of 256 random bits. Such a secret is found by its hash, so no
 * comparison tells by its time how much of a guess is right.
 */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
