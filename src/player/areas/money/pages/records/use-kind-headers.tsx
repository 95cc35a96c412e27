import type { TransactionCode } from '../../../../../core/contract/generated/gateway.ts'
import { isKnown } from '../../../../../core/contract/is-known.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { stateKey } from '../../../../kit/money/order-words.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import type { FilterHeader } from '../../../../kit/records/FilterBar.tsx'
import { FilterOptions } from '../../../../kit/records/FilterOptions.tsx'
import { recordCategories, recordStates } from '../../../../kit/records/record-kinds.ts'
import type { RecordFilter } from '../../../../kit/records/use-record-filter.ts'

/** Returns the headers of the categories and of the states that the gateway names. */
export function useKindHeaders(filter: RecordFilter): readonly [FilterHeader, FilterHeader] {
  const t = useT()
  const codes = useCall('transactionCodes')
  const category = filter.read('category', recordCategories)
  const state = filter.read('state', recordStates)
  const waiting = {
    call: codes,
    skeleton: <Skeleton shape="card" height="9rem" />,
    empty: t('records.typesFailed'),
    isEmpty: () => false,
    size: 'row',
  } as const
  return [
    {
      key: 'category',
      label: t('records.type'),
      value: t(category ? `records.category.${category}` : 'records.allTypes'),
      changed: category !== undefined,
      panel: (close) => (
        <Answer {...waiting}>
          {({ categories }) => (
            <FilterOptions
              selected={category ?? ''}
              options={[
                { key: '', label: t('records.allTypes') },
                ...categories
                  .map(({ category: one }) => one)
                  .filter(isKnown)
                  .map((key) => ({
                    key,
                    label: t(`records.category.${key}`),
                  })),
              ]}
              onSelect={(key) => {
                const keeps = state && listStates(categories, key).includes(state)
                filter.set({ category: key || undefined, state: keeps ? state : undefined })
                close()
              }}
            />
          )}
        </Answer>
      ),
    },
    {
      key: 'state',
      label: t('records.state'),
      value: t(state ? stateKey(state) : 'records.anyState'),
      changed: state !== undefined,
      panel: (close) => (
        <Answer {...waiting}>
          {({ categories }) => (
            <FilterOptions
              selected={state ?? ''}
              options={[
                { key: '', label: t('records.anyState') },
                ...listStates(categories, category ?? '').map((key) => ({
                  key,
                  label: t(stateKey(key)),
                })),
              ]}
              onSelect={(key) => {
                filter.set({ state: key || undefined })
                close()
              }}
            />
          )}
        </Answer>
      ),
    },
  ]
}

/** Lists the states of a category; of all categories for an empty one. */
function listStates(categories: readonly TransactionCode[], category: string) {
  const found = categories
    .filter((code) => category === '' || code.category === category)
    .flatMap(({ states }) => states)
  return recordStates.filter((state) => found.includes(state))
}
