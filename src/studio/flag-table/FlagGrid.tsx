import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { useSession } from '../state/session-context.tsx'
import { FlagCellView } from './FlagCellView.tsx'
import styles from './FlagGrid.module.css'
import type { NamedFlag } from './find-flags.ts'
import type { FlagColumns, LoadedColumn } from './use-flag-columns.ts'

export interface FlagGridProps {
  readonly flags: readonly NamedFlag[]
  readonly codes: readonly string[]
  readonly columns: readonly LoadedColumn[]
  readonly turn: FlagColumns['turn']
}

/** Merchants that are drawn before somebody asks for more. */
const atOnce = 50

/** A table of merchants and flags, gone through with arrow keys. */
export function FlagGrid({ flags, codes, columns, turn }: FlagGridProps): ReactNode {
  const t = useT('flagTable')
  const { isLocal } = useSession()
  const [most, setMost] = useState(atOnce)
  const { table, isAt, take, move } = useCellFocus(flags.length)
  const shown = codes.slice(0, most)
  const more = codes.length - shown.length
  return (
    <>
      <p className={styles['help']}>{t(isLocal ? 'help' : 'readOnly')}</p>
      <div className={styles['scroll']}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through with arrow keys
          role="grid"
          className={styles['table']}
          aria-label={t('table')}
          onKeyDown={move}
        >
          <thead>
            <tr>
              <th scope="col">{t('merchant')}</th>
              {flags.map(([name, { title }]) => (
                <th key={name} scope="col" title={title}>
                  <span className={styles['title']}>{title}</span>
                  <code className={styles['name']}>{name}</code>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((code, row) => (
              <tr key={code}>
                <th scope="row">
                  <PlaceLink place={{ merchant: code, path: 'flags' }}>{code}</PlaceLink>
                </th>
                {flags.map(([flag], column) => (
                  <FlagCellView
                    key={flag}
                    {...{ flag, code, columns, turn }}
                    tabIndex={isAt(row, column) ? 0 : -1}
                    onFocus={() => take(row, column)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <StudioButton onPress={() => setMost(most + atOnce)}>
          {t('more', { count: Math.min(more, atOnce) })}
        </StudioButton>
      )}
    </>
  )
}

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Keeps one cell of a table in the order of the Tab key, and moves it with arrow keys. */
function useCellFocus(width: number) {
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0])
  const column = Math.min(at[1], width - 1)
  const focus = (row: number, next: number): boolean => {
    const cells = table.current?.tBodies[0]?.rows[row]?.querySelectorAll('td')
    const cell = cells?.[next]
    if (!cell) return false
    cell.focus()
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  const move = (event: KeyboardEvent): void => {
    const inRow = table.current?.tBodies[0]?.rows[at[0]]?.querySelectorAll('td').length ?? 0
    const ends: Readonly<Record<string, readonly [number, number]>> = {
      Home: [at[0], 0],
      End: [at[0], inRow - 1],
    }
    const step = steps[event.key]
    const goal = step ? ([at[0] + step[0], column + step[1]] as const) : ends[event.key]
    if (goal && focus(...goal)) event.preventDefault()
  }
  return {
    table,
    isAt: (row: number, next: number): boolean => row === at[0] && next === column,
    take: (row: number, next: number) => setAt([row, next]),
    move,
  }
}
