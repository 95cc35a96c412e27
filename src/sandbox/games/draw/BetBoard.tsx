import type { ReactNode } from 'react'
import type { DrawBet } from '../../../core/contract/game-table.ts'
import { useGame } from '../room/game-context.ts'
import styles from './BetBoard.module.css'
import { formatSelection, readNumber } from './format-selection.ts'

export interface BetBoardProps {
  readonly bets: readonly DrawBet[]
  readonly chosen: ReadonlySet<string>
  readonly disabled: boolean
  readonly onToggle: (selection: string) => void
}

/** So many numbers stand in two rows of large balls. */
const few = 10

/** Shows the possible bets: the four sides, and the numbers. */
export function BetBoard({ bets, chosen, disabled, onToggle }: BetBoardProps): ReactNode {
  const { t, table } = useGame()
  const sides = bets.filter(({ selection }) => readNumber(selection) === undefined)
  const numbers = bets.filter(({ selection }) => readNumber(selection) !== undefined)
  const odds = new Intl.NumberFormat(table.language, {
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  })
  const [first] = numbers
  const even = numbers.every(({ pays }) => pays === first?.pays)
  return (
    <div className={styles['bets']} data-closed={disabled || undefined}>
      <ul className={styles['sides']}>
        {sides.map(({ selection, pays }) => (
          <li key={selection}>
            <button
              type="button"
              className={styles['side']}
              aria-pressed={chosen.has(selection)}
              disabled={disabled}
              onClick={() => onToggle(selection)}
            >
              {formatSelection(selection, t)}
              <span className={styles['pays']}>×{odds.format(pays)}</span>
            </button>
          </li>
        ))}
      </ul>
      {first && (
        <>
          <p className={styles['title']}>
            {t('draw.numbers')}
            {even && <span className={styles['pays']}>×{odds.format(first.pays)}</span>}
          </p>
          <ul className={styles['numbers']} data-few={numbers.length <= few || undefined}>
            {numbers.map(({ selection, pays }) => (
              <li key={selection}>
                <button
                  type="button"
                  className={styles['number']}
                  aria-label={formatSelection(selection, t)}
                  aria-pressed={chosen.has(selection)}
                  disabled={disabled}
                  onClick={() => onToggle(selection)}
                >
                  {readNumber(selection)}
                  {!even && <span className={styles['pays']}>×{odds.format(pays)}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
