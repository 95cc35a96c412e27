import { sessionErrorCodes } from '../core/gateway-client/session-error-codes.ts'

const kind: unique symbol = Symbol('outcome')

/** What the gateway does in place of answering a call with a value. */
export interface Outcome {
  readonly [kind]: 'failed' | 'offline' | 'pending' | 'refused'
  readonly code?: string
  readonly message?: string
}

/** The gateway never answers, so that the block shows what it shows while it loads. */
export const pending: Outcome = { [kind]: 'pending' }
/** The connection breaks. */
export const offline: Outcome = { [kind]: 'offline' }
/** The gateway answers with the status 500. */
export const failed: Outcome = { [kind]: 'failed' }

/** The gateway refuses the call with an error code, such as "club.full". A code of a lost session ends the session. */
export function refused(code: string, message = code): Outcome {
  return { [kind]: 'refused', code, message }
}

/** Returns the response to an answer of a test; rejects for a broken connection, and is undefined where none comes. */
export function respond(answer: unknown): Promise<Response> | undefined {
  if (!isOutcome(answer)) return Promise.resolve(Response.json({ success: true, value: answer }))
  const { [kind]: outcome, code = '', message } = answer
  if (outcome === 'pending') return undefined
  if (outcome === 'offline') return Promise.reject(new TypeError('The connection broke.'))
  const status = outcome === 'failed' ? 500 : sessionErrorCodes.includes(code) ? 401 : 400
  const refusal = { success: false, ...(code && { errorCode: code, message }) }
  return Promise.resolve(Response.json(refusal, { status }))
}

function isOutcome(answer: unknown): answer is Outcome {
  return typeof answer === 'object' && answer !== null && kind in answer
}
