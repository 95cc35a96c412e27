import {
  constants,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  privateDecrypt,
} from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EncryptionKey } from '../../core/contract/generated/gateway.ts'
import { decryptGcm } from './seal-json.ts'

/** The gateway's key pair and what it opens. */
export interface GatewayKey {
  readonly published: EncryptionKey
  /** The text of an encrypted body (SPEC §10.8), or undefined when it does not open. */
  readonly open: (header: string, value: string) => string | undefined
  /** 32 bytes for a purpose of the sandbox's own, the same as long as the key pair is. */
  readonly derive: (purpose: string) => Buffer
}

/** The key pair of a data folder, made at the first start. */
export function loadGatewayKey(folder: string): GatewayKey {
  const file = join(folder, 'gateway-key.pem')
  if (!existsSync(file)) writeFileSync(file, createPem(), { mode: 0o600 })
  const key = createPrivateKey(readFileSync(file, 'utf8'))
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const keyId = createHash('sha256').update(spki).digest('hex').slice(0, 12)
  return {
    published: { keyId, publicKey: spki.toString('base64') },
    open: (header, value) => openBody({ key, keyId, header, value }),
    derive: (purpose) => {
      const secret = key.export({ type: 'pkcs8', format: 'der' })
      return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
    },
  }
}

function createPem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

interface Sealed {
  readonly key: KeyObject
  readonly keyId: string
  readonly header: string
  readonly value: string
}

function openBody({ key, keyId, header, value }: Sealed): string | undefined {
  const dot = header.indexOf('.')
  const named = header.slice(0, dot)
  if (named !== keyId && named !== 'pinned') return undefined
  try {
    const oaep = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
    const secret = privateDecrypt(oaep, Buffer.from(header.slice(dot + 1), 'base64'))
    return decryptGcm(secret, Buffer.from(value, 'base64'))
  } catch {
    return undefined
  }
}
