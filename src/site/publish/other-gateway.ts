/** A gateway that pages call in place of the one that their merchant names, as plain data. */
export interface OtherGateway {
  readonly origin: string
  /** The adapter in place of that of each merchant; empty for none. */
  readonly adapter?: string
}
