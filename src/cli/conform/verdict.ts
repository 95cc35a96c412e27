/** The result of checking a call, a rule about errors, or a line of `docs/gateways.md`. */
export interface Verdict {
  readonly call: string
  readonly state: 'conforms' | 'differs' | 'left'
  /** Sentences that describe the differences, or the reason why it was skipped. */
  readonly messages: readonly string[]
}
