import type { Database } from '../database/open-database.ts'
import { GatewayRefusal, type RefusalCode, type RefusalFacts } from '../kit/gateway-refusal.ts'
import { type KeyedRequest, markRequest, type RequestMarks } from '../secrets/mark-request.ts'
import { openJson, sealJson } from '../secrets/seal-json.ts'

/** Runs writes in one transaction; what they return is recorded with them as the answer. */
export type Commit<Value> = (write: (database: Database) => Promise<Value>) => Promise<Value>

/**
 * Answers a request under its idempotency key: the work runs once, and whoever sends the same again
 * is answered as the first time, refused or not, while it runs, later and after a restart. The same
 * key with another call or content is refused with 422 `idempotency.mismatch` (SPEC §10.10). The
 * work returns what its commit returned, or commits nothing.
 */
export type AnswerOnce = <Value>(
  request: KeyedRequest,
  work: (commit: Commit<Value>) => Promise<Value>,
) => Promise<Value>

interface Running {
  readonly marks: RequestMarks
  readonly answer: Promise<unknown>
}

export interface AnswerOnceOptions {
  readonly database: Database
  /** Without it nobody who has the database can guess a password from a record. */
  readonly secret: Buffer
  /** Epoch milliseconds. */
  readonly now: () => number
}

export function createAnswerOnce(options: AnswerOnceOptions): AnswerOnce {
  const running = new Map<string, Running>()
  return <Value>(request: KeyedRequest, work: (commit: Commit<Value>) => Promise<Value>) => {
    const marks = markRequest(options.secret, request)
    const id = `${marks.caller} ${marks.keyHash}`
    const first = running.get(id)
    if (first && !isSame(first.marks, marks)) return Promise.reject(mismatch())
    const answer = first?.answer ?? findOrRun(options, marks, work)
    if (!first) {
      running.set(id, { marks, answer })
      const forget = (): void => void running.delete(id)
      answer.then(forget, forget)
    }
    return answer as Promise<Value> // the same call with the same content: an answer of the same type
  }
}

/** Writes in a transaction that no record is kept of. */
export function commitTo<Value>(database: Database): Commit<Value> {
  return (write) => database.transaction().execute(write)
}

async function findOrRun<Value>(
  { database, now }: AnswerOnceOptions,
  marks: RequestMarks,
  work: (commit: Commit<Value>) => Promise<Value>,
): Promise<unknown> {
  const found = await findRecord(database, marks)
  if (found) return readRecord(found)
  let isRecorded = false
  const record = async (within: Database, answer: Answer): Promise<void> => {
    await within
      .insertInto('idempotencyRecord')
      .values({ ...stored(marks), answer: sealJson(marks.sealKey, answer), createdAt: now() })
      .execute()
    isRecorded = true
  }
  const commit: Commit<Value> = (write) =>
    database.transaction().execute(async (within) => {
      const value = await write(within)
      await record(within, { value })
      return value
    })
  try {
    const value = await work(commit)
    if (!isRecorded) await record(database, { value })
    return value
  } catch (cause) {
    if (cause instanceof GatewayRefusal && isFinal(cause)) {
      const { code, facts } = cause
      await record(database, { refusal: { code, facts } })
    }
    throw cause
  }
}

/** The answer to a call: a value, or a refusal. */
interface Answer {
  readonly value?: unknown
  readonly refusal?: { readonly code: RefusalCode; readonly facts: RefusalFacts }
}

async function findRecord(database: Database, marks: RequestMarks): Promise<Answer | undefined> {
  const row = await database
    .selectFrom('idempotencyRecord')
    .select(['call', 'contentHash', 'answer'])
    .where('caller', '=', marks.caller)
    .where('keyHash', '=', marks.keyHash)
    .executeTakeFirst()
  if (!row) return undefined
  if (!isSame(row, marks)) throw mismatch()
  return openJson(marks.sealKey, row.answer) as Answer // sealed by `record`
}

function readRecord({ value, refusal }: Answer): unknown {
  if (refusal) throw new GatewayRefusal(refusal.code, refusal.facts)
  return value
}

type Content = Pick<RequestMarks, 'call' | 'contentHash'>

function isSame(one: Content, other: Content): boolean {
  return one.call === other.call && one.contentHash === other.contentHash
}

function stored({ caller, keyHash, call, contentHash }: RequestMarks) {
  return { caller, keyHash, call, contentHash }
}

function mismatch(): GatewayRefusal {
  return new GatewayRefusal('idempotency.mismatch', {
    status: 422,
    message: 'The idempotency key was used for another request',
  })
}

/** Statuses that say "not now": who asks later under the same key is not held to them. */
const passing: readonly (number | undefined)[] = [401, 429, 502, 503]

function isFinal({ facts }: GatewayRefusal): boolean {
  return !passing.includes(facts.status)
}
