import type { ReactNode } from 'react'
import type {
  TransactionCode,
  TransactionCodes,
} from '../../../../../core/contract/generated/gateway.ts'
import { isKnown } from '../../../../../core/contract/is-known.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import type { FilterHeader } from '../../../../kit/records/FilterHeads.tsx'
import { OptionsOrAll } from '../../../../kit/records/FilterOptions.tsx'
import { recordCategories, recordStates } from '../../../../kit/records/record-kinds.ts'
import type { RecordFilter } from '../../../../kit/records/use-record-filter.ts'

/** Returns the headers of the categories and of the states that the gateway names. */
export function useKindHeaders(filter: RecordFilter): readonly [FilterHeader, FilterHeader] {
  const t = useT()
  const codes = useCall('transactionCodes')
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  return [
    {
      key: 'category',
      label: t('records.type'),
      value: t(category ? `records.category.${category}` : 'records.allTypes'),
      changed: category !== undefined,
      panel: (close) => <CategoryOptions codes={codes} filter={filter} onClose={close} />,
    },
    {
      key: 'state',
      label: t('records.state'),
      value: t(state ? stateKey(state) : 'records.anyState'),
      changed: state !== undefined,
      panel: (close) => <StateOptions codes={codes} filter={filter} onClose={close} />,
    },
  ]
}

interface OptionsProps {
  readonly codes: CodesCall
  readonly filter: RecordFilter
  readonly onClose: () => void
}

/** Another category keeps the chosen state if it has it. */
function CategoryOptions({ codes, filter, onClose }: OptionsProps): ReactNode {
  const t = useT()
  const state = filter.read('state', recordStates)
  return (
    <Codes call={codes}>
      {(known) => (
        <OptionsOrAll
          all={t('records.allTypes')}
          options={known
            .map(({ category }) => category)
            .filter(isKnown)
            .map((key) => ({ key, label: t(`records.category.${key}`) }))}
          selected={filter.read('category', recordCategories)}
          onSelect={(category) => {
            const keeps = state && listStates(known, category).includes(state)
            filter.set({ category, state: keeps ? state : undefined })
            onClose()
          }}
        />
      )}
    </Codes>
  )
}

function StateOptions({ codes, filter, onClose }: OptionsProps): ReactNode {
  const t = useT()
  const category = filter.read('category', recordCategories)
  return (
    <Codes call={codes}>
      {(known) => (
        <OptionsOrAll
          all={t('records.anyState')}
          options={listStates(known, category).map((key) => ({ key, label: t(stateKey(key)) }))}
          selected={filter.read('state', recordStates)}
          onSelect={(state) => {
            filter.set({ state })
            onClose()
          }}
        />
      )}
    </Codes>
  )
}

type CodesCall = QueryResult<TransactionCodes>

interface CodesProps {
  readonly call: CodesCall
  readonly children: (known: readonly TransactionCode[]) => ReactNode
}

/** Waits for the categories and states that the gateway names. */
function Codes({ call, children }: CodesProps): ReactNode {
  return (
    <Answer call={call} skeleton={<Skeleton shape="card" height="9rem" />} size="row">
      {({ categories }) => children(categories)}
    </Answer>
  )
}

/** Lists the states of a category, or of all categories. */
function listStates(known: readonly TransactionCode[], category: string | undefined) {
  const found = known
    .filter((code) => category === undefined || code.category === category)
    .flatMap(({ states }) => states)
  return recordStates.filter((state) => found.includes(state))
}
