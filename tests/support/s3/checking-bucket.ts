import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BucketAddress } from '../../../src/site/publish/bucket/bucket-address.ts'
import { checkSignature } from './check-signature.ts'
import { createTestClock, type TestClock } from './test-clock.ts'

export interface StoredObject {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly modified: number
}

/** Faults of a server outside of its bucket. */
export type Fault =
  | { readonly status: number; readonly code?: string; readonly headers?: Record<string, string> }
  | 'cut'
  /** Does what is asked, and loses the answer. */
  | 'lost'

/** A bucket in memory that checks every signature with code of its own. */
export interface CheckingBucket {
  readonly address: (more?: Partial<BucketAddress>) => BucketAddress
  /** The clock of the leases of its publishes in this process. */
  readonly clock: TestClock
  readonly objects: Map<string, StoredObject>
  /** The requests, such as `PUT hosts/acme.test/index.html`. */
  readonly asked: string[]
  /** The handling of conditional writes. */
  conditions: 'kept' | 'unquoted' | 'refused' | 'invalid' | 'ignored'
  /** Asked before each request; what it answers is done in place of it. */
  fault: (method: string, key: string) => Fault | undefined
  /** Hears of each request that is about to be answered. */
  before: (method: string, key: string) => void | Promise<void>
  readonly close: () => void
}

const bucketName = 'shop'
/** So many milliseconds that no request is cut off, however slow the machine is. */
const lease = 600_000
const credentials = { accessKeyId: 'LIVERYKEY', secretAccessKey: 'livery/secret+key' }
/** So few that a list has pages. */
const pageSize = 7

export async function openCheckingBucket(): Promise<CheckingBucket> {
  const server = createServer((asked, answer) => {
    respond(bucket, asked, answer).catch(() => answer.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // it listens at a port
  const bucket: CheckingBucket = {
    address: (more = {}) => ({
      name: 's3://shop/live',
      bucket: bucketName,
      prefix: 'live/',
      endpoint: new URL(`http://127.0.0.1:${port}`),
      region: 'eu-test-1',
      credentials,
      alone: false,
      lease,
      clock: bucket.clock,
      pause: 2,
      ...more,
    }),
    clock: createTestClock(),
    objects: new Map(),
    asked: [],
    conditions: 'kept',
    fault: () => undefined,
    before: () => undefined,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return bucket
}

async function respond(
  bucket: CheckingBucket,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of asked) parts.push(part)
  const body = Buffer.concat(parts)
  const { method = '', url = '', headers } = asked
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  const [, name = '', ...steps] = decodeURIComponent(pathname).split('/')
  const key = steps.join('/')
  const plain = key.replace(/^live\//, '')
  bucket.asked.push(`${method} ${plain}`)
  await bucket.before(method, plain)
  const fault = bucket.fault(method, plain)
  if (fault === 'cut') return void answer.destroy()
  if (typeof fault === 'object') return refuse(answer, fault.status, fault.code, fault.headers)
  const keys = new Map([[credentials.accessKeyId, credentials.secretAccessKey]])
  const wrong = checkSignature({ method, url, headers, body }, keys)
  if (wrong) return refuse(answer, wrong.endsWith('Mismatch') ? 400 : 403, wrong)
  if (name !== bucketName) return refuse(answer, 404, 'NoSuchBucket')
  if (key === '') return list(bucket, searchParams, answer)
  answerObject(bucket, { method, key, headers, body, isLost: fault === 'lost' }, answer)
}

interface ObjectRequest {
  readonly method: string
  readonly key: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  /** True if the answer to a write is lost. */
  readonly isLost: boolean
}

function answerObject(
  bucket: CheckingBucket,
  { method, key, headers, body, isLost }: ObjectRequest,
  answer: ServerResponse,
): void {
  const stored = bucket.objects.get(key)
  if (method === 'PUT') {
    const refused = checkCondition(bucket, stored, headers)
    if (refused) return void refuse(answer, ...refused)
    const object = { bytes: body, headers: keptOf(headers), modified: Date.now() }
    bucket.objects.set(key, object)
    if (isLost) return void answer.destroy()
    return void answer.writeHead(200, { etag: markOf(object) }).end()
  }
  if (method === 'DELETE') {
    bucket.objects.delete(key)
    return void answer.writeHead(204).end()
  }
  if (!stored) return void refuse(answer, 404, 'NoSuchKey')
  answer.writeHead(200, {
    ...stored.headers,
    etag: markOf(stored),
    'last-modified': new Date(stored.modified).toUTCString(),
    'content-length': stored.bytes.length,
  })
  answer.end(method === 'HEAD' ? undefined : stored.bytes)
}

function checkCondition(
  { conditions }: CheckingBucket,
  stored: StoredObject | undefined,
  { 'if-match': match, 'if-none-match': none }: IncomingMessage['headers'],
): [number, string] | undefined {
  if ((match === undefined && none === undefined) || conditions === 'ignored') return undefined
  if (conditions === 'refused') return [501, 'NotImplemented']
  if (conditions === 'invalid') return [400, 'InvalidArgument']
  if (none !== undefined) return stored ? [412, 'PreconditionFailed'] : undefined
  if (!stored) return [404, 'NoSuchKey']
  const mark = conditions === 'unquoted' ? markOf(stored).replaceAll('"', '') : markOf(stored)
  return match === mark ? undefined : [412, 'PreconditionFailed']
}

function keptOf(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      /^(content-(type|encoding)|cache-control|x-amz-meta-.*)$/.test(name)
        ? [[name, String(value)]]
        : [],
    ),
  )
}

function list({ objects }: CheckingBucket, query: URLSearchParams, answer: ServerResponse): void {
  const from = query.get('continuation-token') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > from)
    .sort()
  const page = keys.slice(0, pageSize)
  const more = keys.length > page.length
  answer
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${
        more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      }${page.map((key) => describeObject(key, objects.get(key))).join('')}</ListBucketResult>`,
    )
}

function describeObject(key: string, object: StoredObject | undefined): string {
  const time = new Date(object?.modified ?? 0).toISOString()
  return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${time}</LastModified><Size>${object?.bytes.length}</Size></Contents>`
}

function markOf({ bytes }: StoredObject): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function refuse(
  answer: ServerResponse,
  status: number,
  code?: string,
  headers: Record<string, string> = {},
): void {
  answer.writeHead(status, { 'content-type': 'application/xml', ...headers })
  answer.end(code === undefined ? '<html>no</html>' : `<Error><Code>${code}</Code></Error>`)
}
