import type { ReactNode } from 'react'
import { contractFlags } from '../../../../../core/contract/contract-kinds.ts'
import type {
  AnyContract,
  ContractKind,
  ContractRequest,
} from '../../../../../core/contract/generated/gateway.ts'
import type { AnyRouteId } from '../../../../../core/contract/own-pages.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useAnswered } from '../../../../state/live.ts'
import { findReviewKind } from '../../parts/contract-kinds.ts'
import { ContractCard } from './ContractCard.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import styles from './Contracts.module.css'
import { useContractMoves } from './use-contract-moves.ts'
import { useOwnContracts } from './use-own-contracts.ts'
import { useWarning } from './use-warning.ts'

/** Shows the offer or the request to cancel that waits for the agent, of the kind of the route (SPEC §2.19). */
export default function ContractReview({ route }: { readonly route: AnyRouteId }): ReactNode {
  const kind = findReviewKind(route)
  const isOn = useReadFlag()
  const answered = useAnswered()
  if (!kind) return null
  return (
    <PagePart>
      {isOn(contractFlags[kind]) ? (
        <Review key={kind} kind={kind} />
      ) : answered ? (
        <NothingWaits />
      ) : (
        <ContractSkeleton count={1} />
      )}
    </PagePart>
  )
}

function Review({ kind }: { readonly kind: ContractKind }): ReactNode {
  const call = useRequest(kind)
  const own = useOwnContracts(kind)
  // An offer is compared with the present contract, so both appear together.
  const isKnown = own.value !== undefined || own.error !== undefined
  const skeleton = <ContractSkeleton count={1} />
  return (
    <Answer call={call} skeleton={skeleton}>
      {({ waiting, contract }) => {
        if (!waiting || !contract) return <NothingWaits />
        return isKnown ? <Waiting contract={contract} current={own.value?.current} /> : skeleton
      }}
    </Answer>
  )
}

/** Returns what waits for the agent. Hourly salaries have no call of their own for it. */
function useRequest(kind: ContractKind): Omit<QueryResult<ContractRequest>, 'loading'> {
  const refresh = { onReturn: 'refresh' } as const
  const daily = useCall('dailySalaryRequest', undefined, {
    ...refresh,
    enabled: kind === 'dailySalary',
  })
  const dividend = useCall('dividendRequest', undefined, {
    ...refresh,
    enabled: kind === 'dividend',
  })
  const hourly = useCall(
    'currentContracts',
    { kind },
    {
      ...refresh,
      enabled: kind === 'hourlySalary',
    },
  )
  if (kind === 'dailySalary') return daily
  if (kind === 'dividend') return dividend
  return { ...hourly, value: hourly.value && findRequest(hourly.value) }
}

function findRequest(contracts: {
  readonly current?: AnyContract
  readonly offer?: AnyContract
}): ContractRequest {
  const { current, offer } = contracts
  const isAsked = current?.status === 'V' && current.terms.askedBy === 'upline'
  const contract = offer ?? (isAsked ? current : undefined)
  return contract ? { waiting: true, contract } : { waiting: false }
}

interface WaitingProps {
  readonly contract: AnyContract
  /** The present contract of the same kind, if there is one. */
  readonly current: AnyContract | undefined
}

function Waiting({ contract, current }: WaitingProps): ReactNode {
  const t = useT()
  const moves = useContractMoves()
  const warn = useWarning()
  const { kind, status } = contract
  const isOffer = status === 'P'
  useHeadline(isOffer ? t('contract.headline') : undefined)
  return (
    <div className={styles['list']} data-kit="contracts">
      <ContractCard
        contract={contract}
        party="subordinate"
        moves={moves}
        label={t(`contract.review.${isOffer ? 'offer' : 'cancel'}.${kind}`)}
        warning={warn(contract, current)}
        withText
      />
      {isOffer && current && (
        <ContractCard
          contract={current}
          party="subordinate"
          moves={moves}
          label={t('contract.present')}
        />
      )}
      <ButtonLink variant="outline" wide to={pathTo('contracts', { kind })}>
        {t('contract.review.contracts')}
      </ButtonLink>
    </div>
  )
}

function NothingWaits(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      size="page"
      line={t('contract.review.none')}
      detail={t('contract.review.noneText')}
      way={{ label: t('contract.review.contracts'), to: pathTo('contracts') }}
    />
  )
}
