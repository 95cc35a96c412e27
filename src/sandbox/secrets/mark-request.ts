import { createHash, createHmac } from 'node:crypto'

/** An effect that is asked under an idempotency key. */
export interface KeyedRequest {
  /** The caller: an account's id, or an id of one guest or session. */
  readonly caller: string
  /** The caller's own, one for each action of a player. */
  readonly key: string
  readonly call: string
  /** Query and body, checked and decrypted. */
  readonly content: unknown
}

/** The database's record of a request with a key, and the key that encrypts its answer. */
export interface RequestMarks {
  readonly caller: string
  readonly keyHash: string
  readonly call: string
  readonly contentHash: string
  /** Made of key and content: only who sends both again can open the answer. */
  readonly sealKey: Buffer
}

/** Marks a request by hashes that tell neither its key nor its content, such as a password. */
export function markRequest(
  secret: Buffer,
  { caller, key, call, content }: KeyedRequest,
): RequestMarks {
  const text = JSON.stringify(content, sortKeys) ?? ''
  const digest = (purpose: string): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, caller, key, call, text]))
      .digest()
  return {
    caller,
    call,
    keyHash: createHash('sha256').update(key).digest('hex'),
    contentHash: digest('content').toString('hex'),
    sealKey: digest('answer'),
  }
}

/** Has every object's keys in one order, for `JSON.stringify`. */
function sortKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
