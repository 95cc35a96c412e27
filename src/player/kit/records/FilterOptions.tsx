import type { ReactNode } from 'react'
import { Icon } from '../controls/Icon.tsx'
import { Row } from '../controls/Row.tsx'
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
    <ul className={styles['options']} data-kit="options">
      {props.options.map(({ key, label }) => (
        <li key={key}>
          <Row
            className={styles['option']}
            data-kind="filter"
            aria-pressed={key === props.selected}
            onPress={() => props.onSelect(key)}
            mark={
              <span className={styles['ring']} data-part="mark">
                {key === props.selected && <Icon name="check" size="small" />}
              </span>
            }
            title={label}
          />
        </li>
      ))}
    </ul>
  )
}

export interface OptionsOrAllProps<K extends string>
  extends Pick<FilterOptionsProps<K>, 'options' | 'selected'> {
  /** The words of the first option, which chooses none of the others. */
  readonly all: string
  readonly onSelect: (key: K | undefined) => void
}

/** The options of a filter that may also have none. */
export function OptionsOrAll<K extends string>(props: OptionsOrAllProps<K>): ReactNode {
  const { all, options, selected = '', onSelect } = props
  return (
    <FilterOptions<K | ''>
      options={[{ key: '', label: all }, ...options]}
      selected={selected}
      onSelect={(key) => onSelect(key === '' ? undefined : key)}
    />
  )
}
