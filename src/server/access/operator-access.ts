import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isLoopbackAddress } from '../../core/contract/local-only.ts'
import type { Caller } from './caller.ts'

/** Why a request is not that of the operator of this machine. */
export type LocalRefusal = 'wrong-host' | 'foreign' | 'no-token'

/** Why a request is not an operator's, of this machine or of a team. */
export type OperatorRefusal = LocalRefusal | 'signed-out' | 'no-csrf' | 'too-often' | 'no-store'

/** What the server decided about the sender of a request. */
export interface OperatorDecision {
  /** Why the request is not an operator's; undefined if it is one. */
  readonly refusal: OperatorRefusal | undefined
  /** Who of a team sent it; absent for the operator of this machine, and for a refused request. */
  readonly caller?: Caller | undefined
}

/** What is looked at of a request to tell who sent it. */
export type OperatorRequest = Pick<IncomingMessage, 'headers' | 'url' | 'method'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

export interface OperatorAccess {
  /** The secret of this start. Who has it and asks on this machine is an operator. */
  readonly token: string
  /** Returns why a request is not an operator's; undefined if it is one. */
  readonly refuse: (request: OperatorRequest) => LocalRefusal | undefined
  /** Returns whether a request was sent on this machine, to one of the operators' names, by no proxy. */
  readonly isLocal: (request: OperatorRequest) => boolean
  /** Returns the headers that redirect an address with the token to the same without it, and keep the token in a cookie. */
  readonly takeToken: (request: OperatorRequest) => Readonly<Record<string, string>> | undefined
}

/** The only names under which operators open this machine. An attacker can make any other name resolve to it. */
const operatorNames: readonly string[] = ['localhost', '127.0.0.1']

/** Headers that a proxy adds to what it forwards. A browser or a script of this machine sends none of them. */
const addedByProxies =
  /^(forwarded|via|(.+-)?(client|connecting|real|user)-ip|(x-(forwarded|original|envoy|amzn?|arr|azure|vercel)|cf|cdn|fastly|fly|ngrok)(-.+)?)$/

/**
 * Creates the one decision whether a request is an operator's: it comes from a loopback address, no proxy
 * has forwarded it, its host is `localhost` or `127.0.0.1` with the own port, no page of another origin
 * has sent it, and it carries the token of this start, in a cookie or as a bearer token.
 */
export function createOperatorAccess(
  port: () => number,
  token: string = randomBytes(24).toString('base64url'),
): OperatorAccess {
  const isLocal = ({ headers, socket }: OperatorRequest): boolean =>
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    !isForwarded({ headers }) &&
    isOperatorHost(headers.host ?? '', port())
  const cookie = (): string => `livery-operator-${port()}`
  return {
    token,
    isLocal,
    refuse: (request) => {
      if (!isLocal(request)) return 'wrong-host'
      if (isCrossOrigin(request)) return 'foreign'
      const sent = [readBearer(request), ...readCookies(request, cookie())]
      return sent.some((one) => isSameSecret(one, token)) ? undefined : 'no-token'
    },
    takeToken: (request) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
      const sent = searchParams.get('token') ?? undefined
      if (!isLocal(request) || !isSameSecret(sent, token)) return undefined
      searchParams.delete('token')
      const query = searchParams.size > 0 ? `?${searchParams}` : ''
      return {
        // Two slashes at the start would lead to another host.
        location: pathname.replace(/^\/+/, '/') + query,
        'set-cookie': `${cookie()}=${token}; Path=/; HttpOnly; SameSite=Strict`,
        'cache-control': 'no-store',
      }
    },
  }
}

/** Returns whether a proxy has forwarded a request. */
export function isForwarded({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return Object.keys(headers).some((name) => addedByProxies.test(name))
}

/**
 * Returns whether a host with its port is one of the operators', in any spelling that the URL standard
 * reads as the same host, such as `127.1` or `LOCALHOST.`.
 */
export function isOperatorHost(host: string, port: number): boolean {
  const address = `http://${host}`
  if (/[/?#@\\\s]/.test(host) || !URL.canParse(address)) return false
  const url = new URL(address)
  return operatorNames.includes(url.hostname.replace(/\.$/, '')) && Number(url.port || 80) === port
}

/** Returns whether a page of another origin sent a request, by its Origin or Sec-Fetch-Site header. */
function isCrossOrigin({ headers }: OperatorRequest): boolean {
  const { origin } = new URL(`http://${headers.host}`)
  if (headers.origin !== undefined && headers.origin !== origin) return true
  return ['cross-site', 'same-site'].includes(String(headers['sec-fetch-site'] ?? ''))
}

/** Returns the bearer token of a request. */
export function readBearer({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** Returns every value of a cookie: a page at another port of this machine can set one of the same name. */
function readCookies({ headers }: OperatorRequest, name: string): readonly string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const start = `${name}=`
  return pairs.flatMap((pair) => (pair.startsWith(start) ? [pair.slice(start.length)] : []))
}

/** Compares what was sent with a secret, in a time that says nothing of the secret. */
export function isSameSecret(sent: string | undefined, secret: string): boolean {
  const [one, other] = [sent ?? '', secret].map((text) =>
    createHash('sha256').update(text).digest(),
  )
  return (
    sent !== undefined && one !== undefined && other !== undefined && timingSafeEqual(one, other)
  )
}
