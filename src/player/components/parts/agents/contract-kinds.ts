import type { FlagName } from '../../../../core/contract/flags.ts'
import type { ContractKind, ContractRequests } from '../../../../core/contract/generated/gateway.ts'
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

/** A contract that waits for the agent: an offer, or a request of the upline to cancel. */
export interface WaitingContract {
  readonly kind: ContractKind
  readonly request: 'offer' | 'cancel'
}

/**
 * Lists the contracts that wait, in the order of the prompts. The gateway sends 0 for nothing, 1 for an offer,
 * 2 for a request to cancel.
 */
export function listWaiting(requests: ContractRequests): readonly WaitingContract[] {
  const codes: Readonly<Record<ContractKind, number>> = {
    dailySalary: requests.dailysalreqtype,
    dividend: requests.divtypecompperiodreq,
    hourlySalary: requests.contracthoursalreq,
  }
  const kinds = [
    'dailySalary',
    'dividend',
    'hourlySalary',
  ] as const satisfies readonly ContractKind[]
  return kinds.flatMap((kind) => {
    const request = waitingRequests[codes[kind]]
    return request ? [{ kind, request }] : []
  })
}

const waitingRequests: Readonly<Record<number, WaitingContract['request']>> = {
  1: 'offer',
  2: 'cancel',
}

/** Returns the kind that a review page is about. */
export function findReviewKind(route: RouteId): ContractKind | undefined {
  return shownKinds.find((kind) => contractKinds[kind].review === route)
}
