import type { FlagName } from './flags.ts'
import type { ContractKind } from './generated/gateway.ts'

/** The flag without which each kind of contract does not exist, in the order of the kinds on a page (SPEC §11.87). */
export const contractFlags = {
  dailySalary: 'DAILYSALCONT3',
  hourlySalary: 'HOURSAL3',
  dividend: 'SIGNCONDIV3',
} as const satisfies Record<ContractKind, FlagName>

/** The kinds of contracts. */
export const contractKinds = Object.keys(contractFlags) as readonly ContractKind[] // the keys of a closed record
