import { contractFlags, contractKinds } from '../../../../core/contract/contract-kinds.ts'
import type { FlagName } from '../../../../core/contract/flags.ts'
import type { ContractKind, ContractRequests } from '../../../../core/contract/generated/gateway.ts'
import type { AnyRouteId } from '../../../../core/contract/own-pages.ts'
import type { RouteId } from '../../../../core/contract/pages.ts'

/** The page on which an offer and a request to cancel are answered, by kind (SPEC §2.19). */
export const reviewRoutes = {
  dailySalary: 'dailySalaryContract',
  dividend: 'dividendContract',
  hourlySalary: 'hourlySalaryContract',
} as const satisfies Record<ContractKind, RouteId>

/** Lists the kinds whose flags are on (SPEC §11.87). */
export function listKinds(readFlag: (name: FlagName) => boolean): readonly ContractKind[] {
  return contractKinds.filter((kind) => readFlag(contractFlags[kind]))
}

/** A contract that waits for the agent: an offer, or a request of the upline to cancel. */
export interface WaitingContract {
  readonly kind: ContractKind
  readonly request: 'offer' | 'cancel'
}

/**
 * Lists the contracts that wait, in the order of the prompts (SPEC §4.27). The gateway sends 0 for nothing, 1 for an offer,
 * 2 for a request to cancel.
 */
export function listWaiting(requests: ContractRequests): readonly WaitingContract[] {
  const codes = [
    ['dailySalary', requests.dailysalreqtype],
    ['dividend', requests.divtypecompperiodreq],
    ['hourlySalary', requests.contracthoursalreq],
  ] as const satisfies readonly (readonly [ContractKind, number])[]
  return codes.flatMap(([kind, code]) => {
    const request = waitingRequests[code]
    return request ? [{ kind, request }] : []
  })
}

const waitingRequests: Readonly<Record<number, WaitingContract['request']>> = {
  1: 'offer',
  2: 'cancel',
}

/** Returns the kind that a review page is about. */
export function findReviewKind(route: AnyRouteId): ContractKind | undefined {
  return contractKinds.find((kind) => reviewRoutes[kind] === route)
}
