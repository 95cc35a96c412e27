import type { Condition } from './generated/config.ts'

export const reasonCodes = [
  'STATIC',
  'CONDITION_TRUE',
  'CONDITION_FALSE',
  'FLAG_OFF',
  'FLAG_MISSING',
  'TEMPLATE_MISMATCH',
  'REMOVED_BY_LAYER',
  'UNKNOWN_TYPE',
  'INVALID_SETTINGS',
  'HIDDEN_INSIDE',
  'TIME_BEFORE',
  'TIME_WITHIN',
  'TIME_AFTER',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** The source of a value that decided a condition. */
export type FactSource =
  | 'gateway'
  | 'default'
  | 'merchant'
  | 'session'
  | 'language'
  | 'device'
  | 'time'

/** The fact that decided a condition, with its value. */
export interface DecidingLeaf {
  readonly condition: Condition
  readonly actual: boolean | string | number | undefined
  readonly source: FactSource
}

/** A fact that would have to change for the block's state to change. */
export interface RequiredChange {
  readonly condition: Condition
  /** The new value; for a condition on the time, the moment at which to look, in epoch milliseconds. */
  readonly to: boolean | string | number
}

/** The reason that a block is shown or hidden. `findChanges` computes the changes that would reverse it. */
export interface Reason {
  readonly code: ReasonCode
  readonly leaf?: DecidingLeaf
}

/** A block in its position. A later plan returns the same object while nothing about it changed. */
export interface PlannedBlock {
  readonly id: string
  readonly type: string
  readonly variant: string
  readonly settings: Readonly<Record<string, unknown>>
  readonly shown: boolean
  readonly reason: Reason
}

export interface PlannedPage {
  readonly page: string
  readonly blocks: readonly PlannedBlock[]
}
