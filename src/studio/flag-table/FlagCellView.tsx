import type { ReactNode } from 'react'
import type { FlagCell } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { useMay } from '../state/session-context.tsx'
import styles from './FlagGrid.module.css'
import type { FlagColumns, LoadedColumn } from './use-flag-columns.ts'

export interface FlagCellViewProps {
  readonly flag: string
  readonly code: string
  readonly columns: readonly LoadedColumn[]
  readonly turn: FlagColumns['turn']
  readonly tabIndex: number
  readonly onFocus: () => void
}

/** A flag of a merchant: what it is in each environment, switched with Enter where that is the sandbox. */
export function FlagCellView(props: FlagCellViewProps): ReactNode {
  const { flag, code, columns, turn, tabIndex, onFocus } = props
  const may = useMay('changeSettings', code)
  const sandbox = columns.find(({ environment }) => environment.kind === 'sandbox')
  const own = sandbox?.merchants?.get(code)?.flags?.[flag]
  const canTurn = may && own !== undefined && own.by !== 'forced'
  const change = (): void => {
    if (canTurn) turn(code, flag, !own.isOn)
  }
  return (
    <td
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget || ![' ', 'Enter'].includes(event.key)) return
        event.preventDefault()
        change()
      }}
    >
      <span className={styles['states']}>
        {columns.map((column) => (
          <State
            key={column.environment.name}
            {...{ flag, code, column }}
            {...(column === sandbox && canTurn && { onTurn: change })}
          />
        ))}
      </span>
    </td>
  )
}

interface StateProps {
  readonly flag: string
  readonly code: string
  readonly column: LoadedColumn
  /** Absent where it cannot be switched. */
  readonly onTurn?: () => void
}

function State({ flag, code, column, onTurn }: StateProps): ReactNode {
  const t = useT('flagTable')
  const { environment, merchants } = column
  const known = merchants?.get(code)
  const cell = known?.flags?.[flag]
  const state = stateOf(cell)
  const word = t(state)
  const label = t('cell', { flag, merchant: code, environment: environment.name, state: word })
  const reason = cell
    ? (cell.reason ?? t(`by.${cell.by === 'forced' ? 'default' : cell.by}`))
    : known?.problem
  const named = {
    className: styles['state'],
    'data-environment': environment.kind,
    'data-flag': state,
    title: reason === undefined ? label : t('because', { cell: label, reason }),
  }
  if (!onTurn)
    return (
      <span {...named} role="img" aria-label={label}>
        {word}
      </span>
    )
  return (
    <button {...named} type="button" tabIndex={-1} aria-label={label} onClick={onTurn}>
      {word}
    </button>
  )
}

function stateOf(cell: FlagCell | undefined): 'on' | 'off' | 'forced' | 'unknown' {
  if (!cell) return 'unknown'
  if (cell.by === 'forced') return 'forced'
  return cell.isOn ? 'on' : 'off'
}
