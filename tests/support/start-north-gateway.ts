import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallDeclaration } from '../../src/core/contract/call-declaration.ts'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import type { EncryptionKey } from '../../src/core/contract/generated/gateway.ts'
import { encryptBody } from '../../src/core/gateway-client/encrypt-body.ts'
import { fetchWithin } from '../../src/site/gateway/fetch-within.ts'
import type { Answer, Fault } from './gateway-faults.ts'

/** A gateway of another platform: what it answers comes from a sandbox, with other paths, names and envelopes. */
export interface NorthGateway {
  readonly origin: string
  /** Puts a fault into each answer from now on. */
  readonly plant: (fault: Fault) => void
  /** The calls that it was asked, with the paths that they came at. */
  readonly asked: readonly { readonly call: CallName; readonly path: string }[]
  readonly close: () => void
}

interface Route {
  readonly call: CallName
  readonly declaration: CallDeclaration
  readonly method: string
  readonly pattern: RegExp
}

/** The routes that are not as their paths in the contract. */
const ownRoutes: Readonly<Record<string, readonly [method: string, pattern: string]>> = {
  login: ['POST', '/api/v2/auth/sign-in'],
  logout: ['POST', '/api/v2/auth/sign-out'],
  register: ['POST', '/api/v2/players'],
  walletBalance: ['GET', '/api/v2/wallet'],
  message: ['GET', '/api/v2/messages/([^/]+)'],
}
const routes = Object.entries(calls).map(([call, declaration]): Route => {
  const usual = [
    declaration.method,
    declaration.path.replace(/^\/(wps|lgw)\//, '/api/v2/'),
  ] as const
  const [method, path] = ownRoutes[call] ?? usual
  return { call: call as CallName, declaration, method, pattern: new RegExp(`^${path}$`) }
})

const numbers: Readonly<Record<string, number>> = {
  'login.not.session': 1001,
  'login.invalid': 1002,
  'username.exists': 1003,
  'balance.insufficient': 1004,
}
const headerNames = [
  ['x-brand', 'Merchant'],
  ['x-locale', 'Language'],
  ['x-device', 'Device'],
  ['x-xsrf-token', 'X-CSRF-Token'],
  ['x-request-id', 'Idempotency-Key'],
] as const

/** Starts the gateway at `http://<name>:<port>`. `sandbox` is the origin of the sandbox behind it. */
export async function startNorthGateway(
  sandbox: string,
  name = 'north.localhost',
): Promise<NorthGateway> {
  let fault: Fault = () => undefined
  let key: Promise<EncryptionKey> | undefined
  const asked: { call: CallName; path: string }[] = []
  const server = createServer((request, response) => {
    const fail = (): void => void response.writeHead(500).end()
    answer(request).then(({ status, headers, body }) => {
      response.sendDate = false
      response.writeHead(status, Object.fromEntries(headers)).end(body)
    }, fail)
  })

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, searchParams } = new URL(url, 'http://north')
    const wanted = headers['access-control-request-method'] ?? method
    const route = routes.find((one) => one.method === wanted && one.pattern.test(pathname))
    const body = await readBody(request)
    if (route && method !== 'OPTIONS') asked.push({ call: route.call, path: pathname })
    const found = route
      ? await forward({ route, method, headers, pathname, searchParams, body })
      : await send('/wps/none-of-the-calls', { method, headers: copyHeaders(headers) })
    const given = { method, origin: headers.origin ?? '', call: route?.call }
    const encoding = String(headers['accept-encoding'] ?? '')
    fault(found, { ...given, encoding })
    return found
  }

  async function forward(given: {
    readonly route: Route
    readonly method: string
    readonly headers: IncomingMessage['headers']
    readonly pathname: string
    readonly searchParams: URLSearchParams
    readonly body: string
  }): Promise<Answer> {
    const { call, declaration, pattern } = given.route
    const headers = copyHeaders(given.headers)
    headers.set('ModuleId', declaration.moduleId)
    const query = new URLSearchParams(
      [...given.searchParams].map(([one, value]) => [fromSnake(one), value]),
    )
    if (call === 'message') query.set('messageId', pattern.exec(given.pathname)?.[1] ?? '')
    const path = `${declaration.path}${query.size > 0 ? `?${query}` : ''}`
    if (given.method === 'OPTIONS') {
      headers.set('Access-Control-Request-Method', declaration.method)
      return translate(await send(path, { method: 'OPTIONS', headers }), call)
    }
    const body = given.body && (await encode(declaration, readFields(call, given), headers))
    const init = { method: declaration.method, headers, ...(body && { body }) }
    return translate(await send(path, init), call)
  }

  async function encode(
    { encrypted, bodyType }: CallDeclaration,
    value: object,
    headers: Headers,
  ): Promise<string> {
    if (bodyType === 'form') {
      headers.set('Content-Type', 'application/x-www-form-urlencoded')
      return String(
        new URLSearchParams(Object.entries(value).map(([one, text]) => [one, `${text}`])),
      )
    }
    if (!encrypted) return JSON.stringify(value)
    key ??= readKey(headers)
    const { header, body } = await encryptBody(JSON.stringify(value), await key)
    headers.set('Encryption', header)
    return body
  }

  async function readKey(headers: Headers): Promise<EncryptionKey> {
    const { body } = await send(calls.systemStatus.path, { headers })
    return JSON.parse(body.toString()).value.info.encryption
  }

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const found = await fetchWithin(sandbox + path, init)
    const headers = new Headers(found.headers)
    for (const one of ['connection', 'content-length', 'transfer-encoding', 'keep-alive'])
      headers.delete(one)
    return { status: found.status, headers, body: Buffer.from(await found.arrayBuffer()) }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    origin: `http://${name}:${port}`,
    plant: (planted) => {
      fault = planted
    },
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

/** Returns the headers of a request as the sandbox takes them. */
function copyHeaders(given: IncomingMessage['headers']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    if (!['host', 'connection', 'content-length'].includes(name)) headers.set(name, String(value))
  for (const [own, name] of headerNames) {
    const value = headers.get(own)
    headers.delete(own)
    if (value !== null) headers.set(name, value)
  }
  const cookie = headers.get('cookie')
  if (cookie) headers.set('cookie', cookie.replaceAll('north-session-', 'session-'))
  return headers
}

function readFields(
  call: CallName,
  given: Pick<IncomingMessage, 'headers'> & { body: string },
): object {
  const isForm = given.headers['content-type'] !== 'application/json'
  const fields = isForm
    ? Object.fromEntries(new URLSearchParams(given.body))
    : JSON.parse(given.body)
  const body = rename(fields, fromSnake) as Record<string, unknown>
  if (call !== 'login') return body
  const { login, secret, ...rest } = body
  return { ...rest, username: login, password: secret }
}

/** Returns an answer of the sandbox as North gives it. A refusal has the status 200, unless the session or the platform ended. */
function translate({ status, headers, body }: Answer, call: CallName): Answer {
  const cookie = headers.get('set-cookie')
  if (cookie) headers.set('set-cookie', `north-${cookie}`)
  const allowed = headers.get('access-control-allow-headers')
  if (allowed) headers.set('access-control-allow-headers', toNorthHeaders(allowed))
  if (body.length === 0) return { status, headers, body }
  const json = JSON.parse(body.toString())
  const bare: CallDeclaration = calls[call]
  const isRefused = json.success === false
  const content = isRefused
    ? { ok: false, error: toError(json) }
    : { ok: true, data: rename(toNorth(call, bare.bare ? json : json.value), toSnake) }
  const kept = [401, 422, 429].includes(status) || status >= 500
  return {
    status: isRefused && !kept ? 200 : status,
    headers,
    body: Buffer.from(JSON.stringify(content)),
  }
}

function toError({ errorCode, value }: { readonly errorCode: string; readonly value?: unknown }) {
  return { code: numbers[errorCode] ?? 9000, reason: errorCode, data: rename(value, toSnake) }
}

function toNorth(call: CallName, value: unknown): unknown {
  if (call === 'walletBalance') {
    const { sumBalance, totalBalance, ...rest } = value as Record<string, string>
    return { ...rest, sumCents: toCents(sumBalance), totalCents: toCents(totalBalance) }
  }
  if (call === 'message') {
    const { createdAt, ...rest } = value as { readonly createdAt: number }
    return { ...rest, createdAt: new Date(createdAt).toISOString() }
  }
  return value
}

function toCents(amount = '0'): number {
  return Math.round(Number(amount) * 100)
}

function toNorthHeaders(allowed: string): string {
  const own = headerNames.map(([name]) => name)
  return [...own, ...(/content-type/i.test(allowed) ? ['content-type'] : [])].join(', ')
}

function rename(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => rename(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [change(name), rename(inner, change)]),
  )
}

function toSnake(name: string): string {
  return name.replace(/_|[A-Z]/g, (found) => (found === '_' ? '__' : `_${found.toLowerCase()}`))
}

function fromSnake(name: string): string {
  return name.replace(/__|_([a-z])/g, (_, letter?: string) => letter?.toUpperCase() ?? '_')
}
