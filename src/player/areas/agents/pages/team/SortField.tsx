import { type ReactNode, useId } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './SortField.module.css'

export const teamSorts = ['joined', 'balance', 'validBets', 'profit'] as const
export type TeamSort = (typeof teamSorts)[number]

export interface SortFieldProps {
  readonly value: TeamSort
  readonly onSelect: (sort: TeamSort) => void
}

/** Chooses the order of the accounts. */
export function SortField({ value, onSelect }: SortFieldProps): ReactNode {
  const t = useT()
  const id = useId()
  return (
    <span className={styles['sort']}>
      <label htmlFor={id} data-unseen>
        {t('team.sortBy')}
      </label>
      <select
        id={id}
        className={`${styles['select']} ${typography['label']}`}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = teamSorts.find((sort) => sort === currentTarget.value)
          if (chosen) onSelect(chosen)
        }}
      >
        {teamSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`team.sort.${sort}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </span>
  )
}
