import type { EncryptionKey } from '../contract/generated/gateway.ts'

export interface EncryptedBody {
  /** The value of the `Encryption` header. */
  readonly header: string
  readonly body: string
}

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }

/**
 * Encrypts a text with a fresh AES-256-GCM key, which is itself encrypted for the gateway (SPEC §10.8).
 * The body is `{ "value": base64(iv ‖ ciphertext ‖ tag) }`, the header `<keyId>.<base64 key>`.
 */
export async function encryptBody(text: string, key: EncryptionKey): Promise<EncryptedBody> {
  const { subtle } = crypto
  const gatewayKey = await subtle.importKey('spki', bytesOf(key.publicKey), rsa, false, ['encrypt'])
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const secret = crypto.getRandomValues(new Uint8Array(32))
  const aes = await subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt'])
  const sealed = await subtle.encrypt({ name: 'AES-GCM', iv }, aes, new TextEncoder().encode(text))
  const wrapped = await subtle.encrypt(rsa, gatewayKey, secret)
  return {
    header: `${key.keyId}.${base64(new Uint8Array(wrapped))}`,
    body: JSON.stringify({ value: base64(new Uint8Array([...iv, ...new Uint8Array(sealed)])) }),
  }
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))
}
