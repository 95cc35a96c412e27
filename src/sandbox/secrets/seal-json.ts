import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts JSON with AES-256-GCM, as base64 of iv, ciphertext and tag. */
export function sealJson(key: Buffer, value: unknown): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64')
}

/** Decrypts what `sealJson` sealed; throws with another key. */
export function openJson(key: Buffer, sealed: string): unknown {
  return JSON.parse(decryptGcm(key, Buffer.from(sealed, 'base64')))
}

/** The text of an iv, a ciphertext and a tag under AES-256-GCM; throws where they do not fit. */
export function decryptGcm(key: Buffer, bytes: Buffer): string {
  const iv = bytes.subarray(0, ivBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const text = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]
  return Buffer.concat(text).toString('utf8')
}
