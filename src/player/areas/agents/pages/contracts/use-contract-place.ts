import type { ContractKind } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { listKinds } from '../../parts/contract-kinds.ts'

export const contractTabs = ['mine', 'downline', 'history'] as const
export type ContractTab = (typeof contractTabs)[number]

export interface ContractPlace {
  /** The kinds that are offered; none if all flags are off. */
  readonly kinds: readonly ContractKind[]
  readonly kind: ContractKind | undefined
  readonly tab: ContractTab
  /** Who a contract is proposed to: a user name, or an empty text before it is chosen. Null outside of a proposal. */
  readonly propose: string | null
  /** Shows another kind or tab, in place of this one. */
  readonly show: (place: Partial<ContractAddress>) => void
  /** Opens a proposal. Back leads to where it was opened. */
  readonly openProposal: () => void
}

interface ContractAddress {
  readonly kind: ContractKind
  readonly tab: ContractTab
}

/** Returns the part of the contracts that the address names. */
export function useContractPlace(): ContractPlace {
  const navigate = useNavigate()
  const search = useSearch()
  const kinds = listKinds(useReadFlag())
  const kind = kinds.find((one) => one === search.get('kind')) ?? kinds[0]
  const tab = contractTabs.find((one) => one === search.get('tab')) ?? 'mine'
  const address = { tab, ...(kind && { kind }) }
  return {
    kinds,
    kind,
    tab,
    propose: search.get('propose'),
    show: (place) => navigate(pathTo('contracts', { ...address, ...place }), { replace: true }),
    openProposal: () => navigate(pathTo('contracts', { ...address, propose: '' })),
  }
}
