import type { ContractKind, Contracts } from '../../../../../core/contract/generated/gateway.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { toAnyContract } from '../../parts/contract-tiers.ts'

/** Returns the agent's present contract of a kind and what is offered in its place. Daily salaries have a call of their own. */
export function useOwnContracts(kind: ContractKind): Omit<QueryResult<Contracts>, 'loading'> {
  const isDaily = kind === 'dailySalary'
  const daily = useCall('currentDailySalary', undefined, { enabled: isDaily, onReturn: 'refresh' })
  const other = useCall('currentContracts', { kind }, { enabled: !isDaily, onReturn: 'refresh' })
  if (!isDaily) return other
  const { current, offer } = daily.value ?? {}
  return {
    ...daily,
    value: daily.value && {
      ...(current && { current: toAnyContract(current) }),
      ...(offer && { offer: toAnyContract(offer) }),
    },
  }
}
