export interface RefusalFacts {
  readonly status?: 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 451 | 502 | 503
  /** The `value` of the refusal. */
  readonly value?: object
  readonly message?: string
  /** Seconds, for the Retry-After header. */
  readonly retryAfter?: number
}

/** A call that is refused, with an error code of SPEC §10.33 and §10.34. */
export class GatewayRefusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly facts: RefusalFacts

  constructor(code: string, facts: RefusalFacts = {}) {
    super(facts.message ?? code)
    this.code = code
    this.facts = facts
  }
}

/** Returns the refusal of a call that may be sent again after some seconds. */
export function refuseForNow(retryAfter: number): GatewayRefusal {
  return new GatewayRefusal('TOO_MANY_REQUEST', { status: 429, retryAfter, value: { retryAfter } })
}
