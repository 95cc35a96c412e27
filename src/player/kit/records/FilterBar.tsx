import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './FilterBar.module.css'
import { type FilterHeader, FilterHeads } from './FilterHeads.tsx'

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
      <FilterHeads {...{ id, label, filters, openKey }} opens="panel" onOpen={setOpenKey} />
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
