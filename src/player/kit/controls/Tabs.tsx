import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { CountBadge } from './CountBadge.tsx'
import styles from './Tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

export interface Tab<K extends string> {
  readonly key: K
  readonly label: string
  /** A number of things that are new. */
  readonly badge?: number | undefined
}

export interface TabsProps<K extends string> {
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly selected: K
  readonly onSelect: (key: K) => void
  /** The content of the selected tab. */
  readonly children: ReactNode
}

/** Tabs with their panel; arrow keys move between them (WAI-ARIA APG, Tabs). */
export function Tabs<K extends string>(props: TabsProps<K>): ReactNode {
  const { label, tabs, selected, onSelect, children } = props
  const id = useId()
  const list = useCurrentInView<HTMLDivElement>(selected)
  if (tabs.length < 2) return children
  function move(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const way = getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step
    const at = tabs.findIndex(({ key }) => key === selected)
    const next = tabs[(at + way + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div
        ref={list}
        className={styles['tabs']}
        data-kit="tabs"
        role="tablist"
        aria-label={label}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={styles['tab']}
            data-part="tab"
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
            <CountBadge count={tab.badge} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

const steps: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 }
