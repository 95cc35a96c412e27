import type { ReactNode } from 'react'
import type { ContractKind } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import styles from './Contracts.module.css'
import type { ContractMoves } from './use-contract-moves.ts'
import { useOwnContracts } from './use-own-contracts.ts'
import { useWarning } from './use-warning.ts'

export interface MyContractsProps {
  readonly kind: ContractKind
  readonly moves: ContractMoves
}

/** Shows the contract of a kind that the agent has, below what is offered in its place. */
export function MyContracts({ kind, moves }: MyContractsProps): ReactNode {
  const t = useT()
  const warn = useWarning()
  const call = useOwnContracts(kind)
  useHeadline(call.value?.offer && t('contract.headline'))
  return (
    <Answer call={call} skeleton={<ContractSkeleton count={1} />}>
      {({ current, offer }) => (
        <>
          {!current && !offer && (
            <EmptyNotice line={t('contract.none.mine')} detail={t('contract.noneText')} />
          )}
          <div className={styles['list']} data-kit="contracts">
            {offer && (
              <ContractCard
                contract={offer}
                party="subordinate"
                moves={moves}
                label={t('contract.offer')}
                warning={warn(offer, current)}
                withText
              />
            )}
            {current && (
              <ContractCard
                contract={current}
                party="subordinate"
                moves={moves}
                label={t('contract.present')}
                withText={offer === undefined}
              />
            )}
          </div>
        </>
      )}
    </Answer>
  )
}
