import type { ReactNode } from 'react'
import { Icon } from '../controls/Icon.tsx'
import typography from '../controls/typography.module.css'
import styles from './FilterHeads.module.css'

export interface FilterHeader {
  readonly key: string
  /** Names the filter for a screen reader. */
  readonly label: string
  /** The words of the chosen value. */
  readonly value: string
  /** True if the value differs from the usual one. */
  readonly changed: boolean
  /** The content of what the header opens. */
  readonly panel: (close: () => void) => ReactNode
}

export interface FilterHeadsProps {
  /** The start of the ids of the headers and of the panel. */
  readonly id: string
  readonly label: string
  readonly filters: readonly FilterHeader[]
  readonly openKey: string | undefined
  /** What a header opens: a panel below the row, or a sheet over the page. */
  readonly opens: 'panel' | 'sheet'
  readonly onOpen: (key: string | undefined) => void
  /** A link at the end of the row. */
  readonly end?: ReactNode
}

/** The headers of filters in a row, each with its chosen value. */
export function FilterHeads(props: FilterHeadsProps): ReactNode {
  const { id, label, filters, openKey, opens, onOpen, end } = props
  const panel = opens === 'panel' ? `${id}-panel` : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its buttons
    <div className={styles['heads']} data-part="heads" role="group" aria-label={label}>
      {filters.map(({ key, label: name, value, changed }) => (
        <button
          key={key}
          type="button"
          id={`${id}-${key}`}
          className={`${styles['head']} ${typography['label']}`}
          data-part="head"
          data-state={changed ? 'changed' : undefined}
          aria-haspopup={opens === 'sheet' ? 'dialog' : undefined}
          aria-expanded={key === openKey}
          aria-controls={key === openKey ? panel : undefined}
          onClick={() => onOpen(key === openKey ? undefined : key)}
        >
          <span data-unseen>{name}: </span>
          <span className={styles['value']} data-part="value">
            {value}
          </span>
          <Icon name="chevron-down" size="small" />
        </button>
      ))}
      {end && (
        <div className={styles['end']} data-part="end">
          {end}
        </div>
      )}
    </div>
  )
}
