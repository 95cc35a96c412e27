export type GatewayErrorKind =
  | 'offline'
  | 'timeout'
  | 'http'
  | 'refused'
  | 'shape'
  | 'aborted'
  | 'session'

export interface GatewayErrorFacts {
  readonly call: string
  readonly status?: number | undefined
  /** The gateway's error code. */
  readonly code?: string | undefined
  /** The `value` of a refusal: of a call that declares its shape, the properties that have it; of another, unchecked. */
  readonly value?: unknown
  /** The number to quote to support, such as `1234`. */
  readonly reference?: string | undefined
  /** Seconds to wait before the next request. */
  readonly retryAfter?: number | undefined
  readonly message?: string | undefined
}

/** The failure of a call. Callers show no message for the kinds `session` and `aborted`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  readonly kind: GatewayErrorKind
  readonly call: string
  readonly status: number | undefined
  readonly code: string | undefined
  readonly value: unknown
  readonly reference: string | undefined
  readonly retryAfter: number | undefined

  constructor(kind: GatewayErrorKind, facts: GatewayErrorFacts) {
    super(facts.message ?? `${facts.call}: ${facts.code ?? kind}`)
    this.kind = kind
    this.call = facts.call
    this.status = facts.status
    this.code = facts.code
    this.value = facts.value
    this.reference = facts.reference
    this.retryAfter = facts.retryAfter
  }
}
