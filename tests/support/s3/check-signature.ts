import { createHash, createHmac } from 'node:crypto'

/** A request as it came in, its headers by lower-case name. */
export interface SignedRequest {
  readonly method: string
  /** Path and query as they were sent. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Uint8Array
}

/** The error code of S3 for a request that is not signed as it must be; undefined for one that is. */
export function checkSignature(
  request: SignedRequest,
  keys: ReadonlyMap<string, string>,
  now: number = Date.now(),
): string | undefined {
  const authorization = readAuthorization(String(request.headers['authorization'] ?? ''))
  if (!authorization) return 'AccessDenied'
  const secret = keys.get(authorization.key)
  if (secret === undefined) return 'InvalidAccessKeyId'
  const time = String(request.headers['x-amz-date'] ?? '')
  if (Math.abs(readTime(time) - now) > 15 * 60_000) return 'RequestTimeTooSkewed'
  const claimed = String(request.headers['x-amz-content-sha256'])
  if (claimed !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  if (!coversAll(request, authorization.signed)) return 'AccessDenied'
  const text = [
    'AWS4-HMAC-SHA256',
    time,
    authorization.scope,
    sha256(canonical(request, authorization.signed)),
  ]
  return sign(secret, authorization.scope, text.join('\n')) === authorization.signature
    ? undefined
    : 'SignatureDoesNotMatch'
}

interface Authorization {
  readonly key: string
  readonly scope: string
  readonly signed: readonly string[]
  readonly signature: string
}

function readAuthorization(text: string): Authorization | undefined {
  const [, key, scope, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      text,
    ) ?? []
  if (!key || !scope || !signed || !signature) return undefined
  return { key, scope, signed: signed.split(';'), signature }
}

/** Headers that decide about a write must be signed. */
function coversAll({ headers }: SignedRequest, signed: readonly string[]): boolean {
  const important = Object.keys(headers).filter(
    (name) => name === 'host' || name.startsWith('x-amz-') || name.startsWith('if-'),
  )
  return important.every((name) => signed.includes(name))
}

function canonical({ method, url, headers }: SignedRequest, signed: readonly string[]): string {
  const [path = '', query = ''] = url.split('?')
  const lines = signed.map(
    (name) => `${name}:${String(headers[name]).trim().replace(/\s+/g, ' ')}\n`,
  )
  const hash = String(headers['x-amz-content-sha256'])
  return [method, path, sortQuery(query), lines.join(''), signed.join(';'), hash].join('\n')
}

function sortQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(
    ([name, value]) => `${encode(name)}=${encode(value)}`,
  )
  return pairs.sort().join('&')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sign(secret: string, scope: string, text: string): string {
  const key = scope
    .split('/')
    .reduce<Uint8Array>((last, step) => hmac(last, step), Buffer.from(`AWS4${secret}`))
  return hmac(key, text).toString('hex')
}

const hmac = (key: Uint8Array, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** `20130524T000000Z` in epoch milliseconds. */
function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
