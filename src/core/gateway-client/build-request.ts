import { gatewayPathPattern } from '../contract/gateway-path.ts'
import type { ClientOptions, PreparedCall } from './client-options.ts'
import { formatQuery } from './format-query.ts'
import { GatewayError } from './gateway-error.ts'

export interface BuiltRequest {
  readonly url: string
  readonly init: RequestInit
  /** The token in the request, if any. */
  readonly token: string | undefined
}

/** Builds the address, headers and body of a call (SPEC §10.7). */
export async function buildRequest(
  asked: PreparedCall,
  client: ClientOptions,
): Promise<BuiltRequest> {
  const { name, declaration, options } = asked
  const { tokenInQuery, kind, method } = declaration
  const token = readToken(asked, client)
  const query = new Map<string, unknown>(Object.entries(options.query ?? {}))
  if (tokenInQuery && client.tokenInQuery) query.set('token', token)
  // The calls of a guest's home have no body, so its code loads on demand.
  const body =
    options.body === undefined
      ? undefined
      : await (await import('./on-demand/build-body.ts')).buildBody(asked, client)
  const headers: Record<string, string> = {
    Merchant: options.merchant ?? client.readMerchant?.() ?? client.merchantCode,
    ModuleId: moduleIdOf(asked, client),
    Device: client.readDevice(),
    Language: client.readLanguage(),
    ...body?.headers,
  }
  if (token !== undefined) headers['Authorization'] = token
  if (kind === 'effect')
    headers['Idempotency-Key'] = options.idempotencyKey ?? createIdempotencyKey()
  const path = customPath(client, name) ?? declaration.path
  const init: RequestInit = { method, headers, cache: 'no-store', credentials: 'omit' }
  if (options.keepalive) init.keepalive = true
  return {
    url: client.origin + path + formatQuery(query),
    init: body ? { ...init, body: body.text } : init,
    token,
  }
}

/** Returns the gateway's id for the module of a call. */
export function moduleIdOf(
  { declaration, options }: Pick<PreparedCall, 'declaration' | 'options'>,
  { moduleIds }: Pick<ClientOptions, 'moduleIds'>,
): string {
  const { types }: { readonly types?: unknown } = options.query ?? {}
  const moduleId = declaration.moduleOfTypes?.[String(types)] ?? declaration.moduleId
  return moduleIds?.[moduleId] ?? moduleId
}

/** Returns the token of a call. Throws if the call needs a token and there is none. */
function readToken({ name, declaration, options }: PreparedCall, client: ClientOptions) {
  const { token: needsToken, tokenInQuery, sendsToken } = declaration
  const token =
    needsToken || tokenInQuery || sendsToken ? (options.token ?? client.readToken()) : undefined
  if (needsToken && token === undefined)
    throw new GatewayError('session', { call: name, code: 'login.not.session' })
  return token
}

/** Creates an idempotency key: 128 random bits in hexadecimal. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function customPath({ paths = {} }: ClientOptions, name: string): string | undefined {
  const path = Object.hasOwn(paths, name) ? paths[name] : undefined
  return path && gatewayPathPattern.test(path) ? path : undefined
}
