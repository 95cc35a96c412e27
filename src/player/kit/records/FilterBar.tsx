import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '../controls/Icon.tsx'
import typography from '../controls/typography.module.css'
import styles from './FilterBar.module.css'

export interface FilterHeader {
  readonly key: string
  /** Names the filter for a screen reader. */
  readonly label: string
  /** The words of the chosen value. */
  readonly value: string
  /** True if the value differs from the usual one. */
  readonly changed: boolean
  /** The content of the panel that the header drops. */
  readonly panel: (close: () => void) => ReactNode
}

export interface FilterBarProps {
  readonly label: string
  readonly filters: readonly FilterHeader[]
}

/** Filters as headers in a row. Each header drops a panel (SPEC §11.23). */
export function FilterBar({ label, filters }: FilterBarProps): ReactNode {
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  const [openKey, setOpenKey] = useState<string>()
  const open = filters.find(({ key }) => key === openKey)
  function close(): void {
    setOpenKey(undefined)
    document.getElementById(`${id}-${openKey}`)?.focus()
  }
  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anywhere in the bar
    <div ref={bar} className={styles['bar']} data-kit="filters" data-docked onKeyDown={closeByKey}>
      {open && <div className={styles['scrim']} aria-hidden="true" onClick={close} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its buttons */}
      <div className={styles['heads']} data-part="heads" role="group" aria-label={label}>
        {filters.map(({ key, label: name, value, changed }) => (
          <button
            key={key}
            type="button"
            id={`${id}-${key}`}
            className={`${styles['head']} ${typography['label']}`}
            data-part="head"
            data-state={changed ? 'changed' : undefined}
            aria-expanded={key === openKey}
            aria-controls={key === openKey ? `${id}-panel` : undefined}
            onClick={() => setOpenKey(key === openKey ? undefined : key)}
          >
            <span data-unseen>{name}: </span>
            <span className={styles['value']} data-part="value">
              {value}
            </span>
            <Icon name="chevron-down" size="small" />
          </button>
        ))}
      </div>
      {open && (
        <section
          id={`${id}-panel`}
          className={styles['panel']}
          data-part="panel"
          aria-label={open.label}
        >
          {open.panel(close)}
        </section>
      )}
    </div>
  )
}
