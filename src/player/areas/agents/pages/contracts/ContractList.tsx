import { type ReactNode, useState } from 'react'
import type { ContractParty } from '../../../../../core/contract/contract-states.ts'
import { contractStates } from '../../../../../core/contract/contract-states.ts'
import type {
  ContractKind,
  ContractPage,
  ContractState,
} from '../../../../../core/contract/generated/gateway.ts'
import { type Pages, usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { type FilterOption, FilterOptions } from '../../../../kit/records/FilterOptions.tsx'
import { ContractCard } from './ContractCard.tsx'
import { ContractSkeleton } from './ContractSkeleton.tsx'
import styles from './Contracts.module.css'
import type { ContractMoves } from './use-contract-moves.ts'

export interface ContractListProps {
  readonly kind: ContractKind
  readonly moves: ContractMoves
}

export interface DownlineContractsProps extends ContractListProps {
  readonly onPropose: () => void
}

/** Lists the contracts that the agent gave, by state, with the way to a new one. */
export function DownlineContracts({ kind, moves, onPropose }: DownlineContractsProps): ReactNode {
  const t = useT()
  const [status, setStatus] = useState<ContractState>()
  const list = usePages(
    'contractHistory',
    { side: 'downline', kind, ...(status && { status }) },
    { fresh: true },
  )
  return (
    <>
      <div className={styles['open']}>
        <Button wide variant="outline" icon="plus" onClick={onPropose}>
          {t('contract.propose.open')}
        </Button>
      </div>
      <OneFilter
        label={t('contract.stateFilter')}
        options={[
          { key: '', label: t('contract.allStates') },
          ...contractStates.map((key) => ({ key, label: t(`contract.state.${key}`) })),
        ]}
        selected={status ?? ''}
        onSelect={(key) => setStatus(contractStates.find((state) => state === key))}
      />
      <Cards
        list={list}
        party="upline"
        moves={moves}
        empty={t(status ? 'contract.none.filtered' : 'contract.none.downline')}
      />
    </>
  )
}

const views = ['contracts', 'askedMine', 'askedDownline'] as const
type View = (typeof views)[number]

/** Lists all contracts that the agent ever had, or those that somebody asked to cancel. */
export function ContractHistory({ kind, moves }: ContractListProps): ReactNode {
  const t = useT()
  const [view, setView] = useState<View>('contracts')
  const side = view === 'askedDownline' ? 'downline' : 'mine'
  const isAll = view === 'contracts'
  const all = usePages('contractHistory', { side, kind }, { fresh: true, enabled: isAll })
  const asked = usePages('contractRequestHistory', { side, kind }, { fresh: true, enabled: !isAll })
  return (
    <>
      <OneFilter
        label={t('contract.viewFilter')}
        options={views.map((key) => ({ key, label: t(`contract.view.${key}`) }))}
        selected={view}
        onSelect={setView}
      />
      <Cards
        list={isAll ? all : asked}
        party={side === 'mine' ? 'subordinate' : 'upline'}
        moves={moves}
        empty={t(`contract.none.${view}`)}
      />
    </>
  )
}

interface OneFilterProps<K extends string> {
  readonly label: string
  /** The first one is the usual one. */
  readonly options: readonly FilterOption<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
}

function OneFilter<K extends string>(props: OneFilterProps<K>): ReactNode {
  const { label, options, selected, onSelect } = props
  const t = useT()
  return (
    <FilterBar
      label={t('contract.filters')}
      filters={[
        {
          key: 'one',
          label,
          value: options.find(({ key }) => key === selected)?.label ?? '',
          changed: selected !== options[0]?.key,
          panel: (close) => (
            <FilterOptions
              options={options}
              selected={selected}
              onSelect={(key) => {
                onSelect(key)
                close()
              }}
            />
          ),
        },
      ]}
    />
  )
}

interface CardsProps {
  readonly list: Pages<ContractPage>
  readonly party: ContractParty
  readonly moves: ContractMoves
  readonly empty: string
}

function Cards({ list, party, moves, empty }: CardsProps): ReactNode {
  return (
    <PagedList
      list={list}
      itemsOf={({ contracts }) => contracts}
      skeleton={<ContractSkeleton count={2} />}
      empty={{ line: empty }}
    >
      {(contracts) => (
        <ul className={styles['list']} data-kit="contracts">
          {contracts.map((contract) => (
            <li key={contract.contractId}>
              <ContractCard contract={contract} party={party} moves={moves} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
