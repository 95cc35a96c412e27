import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { Entry } from '../store.ts'
import type { BucketAddress } from './bucket-address.ts'
import { explainNetwork, explainRefusal, type Refusal } from './explain-bucket.ts'
import { readXml, textAt, type XmlElement } from './read-xml.ts'

/** When a write may happen: only where nothing is, or only in place of what bears a mark. */
export type Condition = 'absent' | { readonly mark: string }

export interface Putting {
  readonly headers?: Readonly<Record<string, string>>
  readonly when?: Condition | undefined
  /** Asked before each try; throws to let nothing be written. */
  readonly check?: (() => void) | undefined
  /** How long one try may take, in milliseconds. */
  readonly patience?: number | undefined
}

/** `unsupported` where a server knows no conditions. */
export type PutAnswer = { readonly mark: string } | 'conflict' | 'unsupported'

export interface ObjectHead {
  readonly mark: string
  readonly headers: Headers
}

/** A bucket of an S3 server, asked with signatures; every question throws PublishError for what no retry mends. */
export interface S3Client {
  /** Undefined where there is no such object. */
  readonly get: (key: string) => Promise<(ObjectHead & { readonly bytes: Buffer }) | undefined>
  readonly head: (key: string) => Promise<ObjectHead | undefined>
  readonly put: (key: string, bytes: Uint8Array, putting?: Putting) => Promise<PutAnswer>
  readonly remove: (key: string) => Promise<void>
  /** One page of the keys that begin so; `more` asks for the next. */
  readonly list: (prefix: string, more?: string) => Promise<KeyPage>
}

export interface KeyPage {
  readonly keys: readonly string[]
  /** The same keys with what is told of them. */
  readonly entries: readonly Entry[]
  readonly more: string | undefined
}

interface Question extends Pick<Putting, 'check' | 'patience'> {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly bytes?: Uint8Array
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  /** As S3 names an error. */
  readonly code: string
}

const tries = 6
/** However often it was tried, in milliseconds. */
const longestWait = 5_000
const patience = 60_000
/** What a server says that is over soon, or was a matter of two writes at once. */
const passing =
  /^(SlowDown|RequestTimeout|InternalError|ServiceUnavailable|OperationAborted|ConditionalRequestConflict)$/

export function openS3(at: BucketAddress): S3Client {
  const ask = createAsk(at)
  const expectOk = (answer: Answer): Answer => {
    if (answer.status >= 200 && answer.status < 300) return answer
    throw explainRefusal(answer, at)
  }
  return {
    async get(key) {
      const answer = await ask({ method: 'GET', key })
      if (isAbsent(answer)) return undefined
      const { headers, bytes } = expectOk(answer)
      return { mark: headers.get('etag') ?? '', headers, bytes }
    },
    async head(key) {
      const answer = await ask({ method: 'HEAD', key })
      if (answer.status === 404) return undefined
      const { headers } = expectOk(answer)
      return { mark: headers.get('etag') ?? '', headers }
    },
    async put(key, bytes, { headers = {}, when, ...rest } = {}) {
      const all = { ...headers, ...conditionHeaders(when) }
      const answer = await ask({ method: 'PUT', key, headers: all, bytes, ...rest })
      if (when && isConflict(answer)) return 'conflict'
      if (when && (answer.status === 501 || answer.code === 'NotImplemented')) return 'unsupported'
      return { mark: expectOk(answer).headers.get('etag') ?? '' }
    },
    async remove(key) {
      const answer = await ask({ method: 'DELETE', key })
      if (!isAbsent(answer)) expectOk(answer)
    },
    async list(prefix, more) {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        prefix: at.prefix + prefix,
        ...(more !== undefined && { 'continuation-token': more }),
      }
      const text = expectOk(await ask({ method: 'GET', query })).bytes.toString()
      const root = readXml(text)
      if (root?.name !== 'ListBucketResult') throw explainRefusal({ status: 404, code: '' }, at)
      return readPage(root, at.prefix.length)
    },
  }
}

function conditionHeaders(when: Condition | undefined): Readonly<Record<string, string>> {
  if (!when) return {}
  return when === 'absent' ? { 'if-none-match': '*' } : { 'if-match': when.mark }
}

const isAbsent = ({ status, code }: Refusal): boolean => status === 404 && code === 'NoSuchKey'

/** What bears another mark, or is not there although it should be. */
function isConflict(answer: Answer): boolean {
  return answer.status === 412 || isAbsent(answer)
}

/** Asks until a server answers something that lasts. */
function createAsk(at: BucketAddress): (question: Question) => Promise<Answer> {
  const client = new AwsClient({ ...at.credentials, region: at.region, service: 's3', retries: 0 })
  return async (question) => {
    for (let tried = 1; ; tried += 1) {
      question.check?.()
      const { answer, cause } = await tryOnce(client, question, at)
      if (answer && (tried === tries || !mayPass(answer))) return answer
      if (tried === tries) throw explainNetwork(cause, at)
      await waitAWhile(at.pause * 2 ** tried, answer?.headers)
    }
  }
}

interface Tried {
  readonly answer?: Answer
  readonly cause?: unknown
}

async function tryOnce(...[client, question, at]: Parameters<typeof askOnce>): Promise<Tried> {
  try {
    return { answer: await askOnce(client, question, at) }
  } catch (cause) {
    if (isNetwork(cause)) return { cause }
    throw cause
  }
}

/** What fetch throws for a connection that fails, or takes too long. */
function isNetwork(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.cause !== undefined)
}

function mayPass({ status, code }: Answer): boolean {
  if (status === 501 || status === 507) return false
  return status >= 500 || status === 429 || status === 408 || passing.test(code)
}

/** A random part of a time, so that many do not come back together; or what the server asks for. */
async function waitAWhile(pause: number, headers: Headers | undefined): Promise<void> {
  const asked = Number(headers?.get('retry-after')) * 1000
  const most = Math.min(longestWait, pause)
  await wait(asked > 0 ? Math.min(asked, longestWait) : Math.random() * most)
}

async function askOnce(
  client: AwsClient,
  { method, key, query, headers, bytes, patience: own = patience }: Question,
  at: BucketAddress,
): Promise<Answer> {
  const url = new URL(at.endpoint)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${at.bucket}${key === undefined ? '' : `/${at.prefix}${key}`}`
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const hash = createHash('sha256').update(bytes ?? '')
  const signed = await client.sign(url, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
    ...(bytes && { body: Buffer.from(bytes) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(own),
  })
  const answer = await fetch(signed)
  const body = Buffer.from(await answer.arrayBuffer())
  const code = answer.ok ? '' : textAt(readXml(body.toString()), 'Code')
  return { status: answer.status, headers: answer.headers, bytes: body, code }
}

function readPage(root: XmlElement, cut: number): KeyPage {
  const entries = root.children
    .filter(({ name }) => name === 'Contents')
    .map((item) => {
      const path = decodeURIComponent(textAt(item, 'Key').replaceAll('+', ' ')).slice(cut)
      // Of what says no time nobody knows that it is old.
      const time = Date.parse(textAt(item, 'LastModified')) || Number.POSITIVE_INFINITY
      return { path, size: Number(textAt(item, 'Size')), time }
    })
  const more = textAt(root, 'NextContinuationToken')
  return { keys: entries.map(({ path }) => path), entries, more: more === '' ? undefined : more }
}
