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
  'COMPONENT_ERROR',
  'EMPTY',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

/** Where a value that decided came from. */
export type Source =
  | 'gateway'
  | 'default'
  | 'merchant'
  | 'session'
  | 'language'
  | 'device'
  | 'preview'

/** The single fact that decided, with the value it had. */
export interface DecidingLeaf {
  readonly condition: Condition
  readonly actual: boolean | string | number | undefined
  readonly source: Source
}

/** One fact that would have to be another for the block to turn. */
export interface Change {
  readonly condition: Condition
  readonly to: boolean | string | number
}

/** Why a block is shown or hidden. What would turn it is found where somebody explains it. */
export interface Reason {
  readonly code: ReasonCode
  readonly leaf?: DecidingLeaf
}

/** A block in its place. The same object comes back from a later plan while nothing of it changed. */
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
