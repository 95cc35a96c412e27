import type { ErrorCode } from '../../core/contract/error-codes.ts'

export interface RefusalFacts {
  readonly status?: 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 451 | 502 | 503
  /** The `value` of the refusal. */
  readonly value?: object
  readonly message?: string
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number
}

/** The codes of SPEC §10.33 and §10.34, and those that the demonstration games have for themselves. */
export type RefusalCode = ErrorCode | 'draw.closed' | 'ticket.ended'

/** A call that is refused. */
export class GatewayRefusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly facts: RefusalFacts

  constructor(code: RefusalCode, facts: RefusalFacts = {}) {
    super(facts.message ?? code)
    this.code = code
    this.facts = facts
  }
}

/** Returns the refusal of a call that may be sent again after some seconds. */
export function refuseForNow(retryAfter: number): GatewayRefusal {
  return new GatewayRefusal('TOO_MANY_REQUEST', { status: 429, retryAfter, value: { retryAfter } })
}
