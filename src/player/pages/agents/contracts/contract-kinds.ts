import type { FlagName } from '../../../../core/contract/flags.ts'
import type { ContractKind } from '../../../../core/contract/generated/gateway.ts'
import type { RouteId } from '../../../../core/contract/pages.ts'

interface KindFacts {
  /** The flag without which the kind does not exist. */
  readonly flag: FlagName
  /** The page on which an offer and a request to cancel are answered (SPEC §2.19). */
  readonly review: RouteId
}

/** The kinds of contracts, in the order in which they are asked for after a sign-in (SPEC §4.27). */
export const contractKinds = {
  dailySalary: { flag: 'DAILYSALCONT3', review: 'dailySalaryContract' },
  dividend: { flag: 'SIGNCONDIV3', review: 'dividendContract' },
  hourlySalary: { flag: 'HOURSAL3', review: 'hourlySalaryContract' },
} as const satisfies Record<ContractKind, KindFacts>

/** The kinds in the order of their tabs. */
const shownKinds = [
  'dailySalary',
  'hourlySalary',
  'dividend',
] as const satisfies readonly ContractKind[]

/** Lists the kinds whose flags are on (SPEC §11.87). */
export function listKinds(readFlag: (name: FlagName) => boolean): readonly ContractKind[] {
  return shownKinds.filter((kind) => readFlag(contractKinds[kind].flag))
}

/** Returns the kind that a review page is about. */
export function findReviewKind(route: RouteId): ContractKind | undefined {
  return shownKinds.find((kind) => contractKinds[kind].review === route)
}
