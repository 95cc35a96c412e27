import type { Asked, ClientOptions } from './client-options.ts'
import { GatewayError } from './gateway-error.ts'

export interface BuiltRequest {
  readonly url: string
  readonly init: RequestInit
  /** The token that was sent. */
  readonly token: string | undefined
}

/** Address, headers and body of a call (GATEWAY.md, Transport). */
export async function buildRequest(asked: Asked, client: ClientOptions): Promise<BuiltRequest> {
  const { name, declaration, options } = asked
  const { token: needsToken, tokenInQuery, kind, method } = declaration
  const token = needsToken || tokenInQuery ? client.readToken() : undefined
  if (needsToken && token === undefined)
    throw new GatewayError('session', { call: name, code: 'login.not.session' })
  const query = new Map<string, unknown>(Object.entries(options.query ?? {}))
  if (tokenInQuery && client.tokenInQuery) query.set('token', token)
  const body = await buildBody(asked, client)
  const headers: Record<string, string> = {
    Merchant: options.merchant ?? client.readMerchant?.() ?? client.merchantCode,
    ModuleId: declaration.moduleId,
    Device: client.readDevice(),
    Language: client.readLanguage(),
    ...body.headers,
  }
  if (token !== undefined) headers['Authorization'] = token
  if (kind === 'effect') headers['Idempotency-Key'] = options.idempotencyKey ?? createKey()
  const path = ownPath(client, name) ?? declaration.path
  const init = { method, headers, cache: 'no-store', credentials: 'omit' } as const
  return {
    url: client.origin + path + searchOf(query),
    init: body.text === undefined ? init : { ...init, body: body.text },
    token,
  }
}

interface Body {
  readonly headers: Record<string, string>
  readonly text?: string
}

async function buildBody(
  { name, declaration, options }: Asked,
  client: ClientOptions,
): Promise<Body> {
  if (options.body === undefined) return { headers: {} }
  if (declaration.bodyType === 'form')
    return {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      text: searchOf(Object.entries(options.body)).slice(1),
    }
  const json = { 'Content-Type': 'application/json' }
  const text = JSON.stringify(options.body)
  if (!declaration.encrypted) return { headers: json, text }
  const key = await client.encryption()
  if (!key) throw new GatewayError('shape', { call: name, code: 'encryption.key.missing' })
  const { encryptBody } = await import('./encrypt-body.ts') // a guest's home never encrypts
  const encrypted = await encryptBody(text, key)
  return { headers: { ...json, Encryption: encrypted.header }, text: encrypted.body }
}

/** A fresh idempotency key: 128 random bits in hexadecimal. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function ownPath({ paths = {} }: ClientOptions, name: string): string | undefined {
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined
  return path && /^\/(?![/\\])/.test(path) ? path : undefined
}

function searchOf(values: Iterable<[string, unknown]>): string {
  const search = new URLSearchParams()
  for (const [name, value] of values) if (value !== undefined) search.append(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}
