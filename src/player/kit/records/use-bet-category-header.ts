import { useT } from '../../i18n/use-t.ts'
import { betCategories } from './bet-kinds.ts'
import type { FilterHeader } from './FilterHeads.tsx'
import { createOptionsHeader } from './options-header.tsx'
import type { RecordFilter } from './use-record-filter.ts'

/** Returns the header of the category of games, which is the parameter `category` of the address. */
export function useBetCategoryHeader(filter: RecordFilter): FilterHeader {
  const t = useT()
  return createOptionsHeader(filter, {
    name: 'category',
    label: t('bets.category'),
    all: t('bets.allCategories'),
    options: betCategories.map((key) => ({ key, label: t(`category.${key}`) })),
  })
}
