import type { ReactNode } from 'react'
import { Icon } from '../controls/Icon.tsx'
import styles from './FilterOptions.module.css'

export interface FilterOption<K extends string> {
  readonly key: K
  readonly label: string
}

export interface FilterOptionsProps<K extends string> {
  readonly options: readonly FilterOption<K>[]
  /** The key of the chosen option. */
  readonly selected: string | undefined
  readonly onSelect: (key: K) => void
}

/** The options of a filter, in two columns. */
export function FilterOptions<K extends string>(props: FilterOptionsProps<K>): ReactNode {
  return (
    <ul className={styles['options']}>
      {props.options.map(({ key, label }) => (
        <li key={key}>
          <button
            type="button"
            className={styles['option']}
            aria-pressed={key === props.selected}
            onClick={() => props.onSelect(key)}
          >
            <span className={styles['ring']}>
              {key === props.selected && <Icon name="check" size="small" />}
            </span>
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
