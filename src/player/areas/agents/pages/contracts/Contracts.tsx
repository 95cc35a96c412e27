import type { ReactNode } from 'react'
import type { ContractKind } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useAnswered } from '../../../../state/live.ts'
import { ContractHistory, DownlineContracts } from './ContractList.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import { KindChoice } from './KindChoice.tsx'
import { MyContracts } from './MyContracts.tsx'
import { Proposal } from './propose/Proposal.tsx'
import { useContractMoves } from './use-contract-moves.ts'
import { type ContractPlace, contractTabs, useContractPlace } from './use-contract-place.ts'

/** Shows the contracts of the agent with its upline and with its downline, and proposes one (SPEC §11.87 and §11.88). */
export default function Contracts(): ReactNode {
  const place = useContractPlace()
  const { kind, propose } = place
  const answered = useAnswered()
  return (
    <PagePart>
      {!kind && (answered ? <Off /> : <ContractSkeleton count={1} />)}
      {kind &&
        (propose === null ? <Lists place={place} kind={kind} /> : <Proposal place={place} />)}
    </PagePart>
  )
}

interface ListsProps {
  readonly place: ContractPlace
  readonly kind: ContractKind
}

function Lists({ place, kind }: ListsProps): ReactNode {
  const t = useT()
  const moves = useContractMoves()
  const { kinds, tab, show, openProposal } = place
  return (
    <>
      <KindChoice kinds={kinds} selected={kind} onSelect={(other) => show({ kind: other })} />
      <Tabs
        label={t('contract.tabs')}
        tabs={contractTabs.map((key) => ({ key, label: t(`contract.tab.${key}`) }))}
        selected={tab}
        onSelect={(key) => show({ tab: key })}
      >
        {tab === 'mine' && <MyContracts key={kind} kind={kind} moves={moves} />}
        {tab === 'downline' && (
          <DownlineContracts key={kind} kind={kind} moves={moves} onPropose={openProposal} />
        )}
        {tab === 'history' && <ContractHistory key={kind} kind={kind} moves={moves} />}
      </Tabs>
    </>
  )
}

/** Says that no kind of contract is offered. */
function Off(): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      size="page"
      line={t('contract.off')}
      detail={t('contract.offText')}
      way={{ label: t('route.agentHome'), to: pathTo('agentHome') }}
    />
  )
}
