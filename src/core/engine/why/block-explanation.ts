import type { FactChange } from './list-changes.ts'

/** The explanation of one block of a page, of a page itself, of a part of the frame, or of an entry of a menu. */
export interface BlockExplanation {
  /** The id of a block, `routes.<route>` for the page of a route, `frame.<part>` for a part of the frame, or `navigation.<menu>.<entry>`. */
  readonly id: string
  readonly state: 'shown' | 'hidden'
  readonly reason?: string
  readonly message: string
  /** A sentence with the changes that would reverse the state. */
  readonly change?: string
  /** The same changes as facts of a scenario; absent if no scenario can make them. */
  readonly changes?: readonly FactChange[]
  /** The moment at which time alone reverses the state, in UTC, or `never`; absent if no time decides. */
  readonly turns?: string
  /** What its component reads of the gateway, as a sentence; absent if it reads nothing. */
  readonly reads?: string
  /** The place of the condition or of the block, as `file:line`; a sentence with a second place may follow. */
  readonly place?: string | undefined
}
