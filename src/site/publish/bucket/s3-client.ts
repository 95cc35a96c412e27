import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { StoredFile } from '../store.ts'
import type { BucketAddress } from './bucket-address.ts'
import { explainNetworkError, explainS3Error, type S3ErrorResponse } from './explain-bucket.ts'
import { childText, readXml, type XmlElement } from './read-xml.ts'

/** The condition of a write: the object must be absent, or must have an ETag. */
export type WriteCondition = 'absent' | { readonly etag: string }

export interface PutOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly when?: WriteCondition | undefined
  /** Called before each attempt; throws to prevent the write. */
  readonly check?: (() => void) | undefined
  /** The timeout of one attempt in milliseconds. */
  readonly patience?: number | undefined
}

/** The result of a write; `unsupported` if the server has no conditional writes. */
export type PutResult = { readonly etag: string } | 'conflict' | 'unsupported'

export interface ObjectHead {
  readonly etag: string
  readonly headers: Headers
}

/** A client of one bucket, with signed requests and retries. Every method throws PublishError if no attempt succeeds. */
export interface S3Client {
  /** Returns undefined if there is no such object. */
  readonly get: (key: string) => Promise<(ObjectHead & { readonly bytes: Buffer }) | undefined>
  readonly head: (key: string) => Promise<ObjectHead | undefined>
  readonly put: (key: string, bytes: Uint8Array, putting?: PutOptions) => Promise<PutResult>
  readonly remove: (key: string) => Promise<void>
  /** Lists one page of the keys with a prefix; `more` is the token of a further page. */
  readonly list: (prefix: string, more?: string) => Promise<KeyPage>
}

export interface KeyPage {
  readonly keys: readonly string[]
  /** The same keys with size and time. */
  readonly entries: readonly StoredFile[]
  /** The token of the next page; undefined after the last one. */
  readonly more: string | undefined
}

interface S3Request extends Pick<PutOptions, 'check' | 'patience'> {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array
}

interface S3Response {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  /** The error code of S3; empty without an error. */
  readonly code: string
}

const maxAttempts = 6
/** The longest wait between two attempts, in milliseconds. */
const maxWaitMs = 5_000
/** The timeout of one attempt by default, in milliseconds. */
const defaultTimeoutMs = 60_000
/** Error codes that a later attempt may not meet: the server is busy, or two writes collided. */
const temporaryCodes =
  /^(SlowDown|RequestTimeout|InternalError|ServiceUnavailable|OperationAborted|ConditionalRequestConflict)$/

/** Creates a client of a bucket. */
export function createS3Client(at: BucketAddress): S3Client {
  const send = createSender(at)
  const expectOk = (response: S3Response): S3Response => {
    if (response.status >= 200 && response.status < 300) return response
    throw explainS3Error(response, at)
  }
  return {
    async get(key) {
      const response = await send({ method: 'GET', key })
      if (isAbsent(response)) return undefined
      const { headers, bytes } = expectOk(response)
      return { etag: headers.get('etag') ?? '', headers, bytes }
    },
    async head(key) {
      const response = await send({ method: 'HEAD', key })
      if (response.status === 404) return undefined
      const { headers } = expectOk(response)
      return { etag: headers.get('etag') ?? '', headers }
    },
    async put(key, bytes, { headers = {}, when, ...rest } = {}) {
      const all = { ...headers, ...conditionHeaders(when) }
      const response = await send({ method: 'PUT', key, headers: all, bytes, ...rest })
      if (when && isConflict(response)) return 'conflict'
      if (when && isNotImplemented(response)) return 'unsupported'
      return { etag: expectOk(response).headers.get('etag') ?? '' }
    },
    async remove(key) {
      const response = await send({ method: 'DELETE', key })
      if (!isAbsent(response)) expectOk(response)
    },
    async list(prefix, more) {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: at.prefix + prefix,
        ...(more !== undefined && { 'continuation-token': more }),
      }
      const text = expectOk(await send({ method: 'GET', query })).bytes.toString()
      const root = readXml(text)
      if (root?.name !== 'ListBucketResult') throw explainS3Error({ status: 404, code: '' }, at)
      return parseKeyPage(root, at.prefix.length)
    },
  }
}

function conditionHeaders(when: WriteCondition | undefined): Readonly<Record<string, string>> {
  if (!when) return {}
  return when === 'absent' ? { 'if-none-match': '*' } : { 'if-match': when.etag }
}

const isAbsent = ({ status, code }: S3ErrorResponse): boolean =>
  status === 404 && code === 'NoSuchKey'

/** Reports whether the object has another ETag than the condition, or is missing. */
function isConflict(response: S3Response): boolean {
  return response.status === 412 || isAbsent(response)
}

/** Returns true if a server answers a condition as one that it does not know. */
function isNotImplemented({ status, code }: S3Response): boolean {
  return status === 501 || code === 'NotImplemented' || code === 'InvalidArgument'
}

/** Creates a function that sends a request, and repeats it while errors are temporary. */
function createSender(at: BucketAddress): (request: S3Request) => Promise<S3Response> {
  const client = new AwsClient({ ...at.credentials, region: at.region, service: 's3', retries: 0 })
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      request.check?.()
      const { response, cause } = await tryOnce(client, request, at)
      if (response && (attempt === maxAttempts || !isTemporary(response))) return response
      if (attempt === maxAttempts) throw explainNetworkError(cause, at)
      await waitBeforeRetry(at.pause * 2 ** attempt, response?.headers)
    }
  }
}

interface Attempt {
  readonly response?: S3Response
  readonly cause?: unknown
}

async function tryOnce(...[client, request, at]: Parameters<typeof sendOnce>): Promise<Attempt> {
  try {
    return { response: await sendOnce(client, request, at) }
  } catch (cause) {
    if (isNetwork(cause)) return { cause }
    throw cause
  }
}

/** Reports whether `fetch` threw for a connection that failed or timed out. */
function isNetwork(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.cause !== undefined)
}

function isTemporary({ status, code }: S3Response): boolean {
  if (status === 501 || status === 507) return false
  return status >= 500 || status === 429 || status === 408 || temporaryCodes.test(code)
}

/** Waits a random part of a pause, so that clients do not retry together, or as long as `Retry-After` sets. */
async function waitBeforeRetry(pause: number, headers: Headers | undefined): Promise<void> {
  const retryAfter = Number(headers?.get('retry-after')) * 1000
  const longest = Math.min(maxWaitMs, pause)
  await wait(retryAfter > 0 ? Math.min(retryAfter, maxWaitMs) : Math.random() * longest)
}

async function sendOnce(
  client: AwsClient,
  { method, key, query, headers, bytes, patience = defaultTimeoutMs }: S3Request,
  at: BucketAddress,
): Promise<S3Response> {
  const url = new URL(at.endpoint)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${at.bucket}${key === undefined ? '' : `/${at.prefix}${key}`}`
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const hash = createHash('sha256').update(bytes ?? '')
  const signed = await client.sign(url, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
    ...(bytes && { body: Buffer.from(bytes) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const response = await fetch(signed)
  const body = Buffer.from(await response.arrayBuffer())
  const code = response.ok ? '' : childText(readXml(body.toString()), 'Code')
  return { status: response.status, headers: response.headers, bytes: body, code }
}

/** Parses a page of a list; removes the first `prefixLength` characters of each key. */
function parseKeyPage(root: XmlElement, prefixLength: number): KeyPage {
  const entries = root.children
    .filter(({ name }) => name === 'Contents')
    .map((item) => {
      const path = decodeURIComponent(childText(item, 'Key').replaceAll('+', ' ')).slice(
        prefixLength,
      )
      // Without a time an entry counts as new, so that no prune deletes it.
      const time = Date.parse(childText(item, 'LastModified')) || Number.POSITIVE_INFINITY
      return { path, size: Number(childText(item, 'Size')), time }
    })
  const more = childText(root, 'NextContinuationToken')
  return { keys: entries.map(({ path }) => path), entries, more: more === '' ? undefined : more }
}
