import { type ReactNode, useId } from 'react'
import { useGame } from './game-context.ts'
import styles from './StakeChips.module.css'

export interface StakeChipsProps {
  /** The place of the chosen stake among those of the table. */
  readonly at: number
  readonly onChoose: (at: number) => void
  readonly label: string
  readonly disabled?: boolean
}

/** Shows the stakes of a table as chips; one is chosen. */
export function StakeChips({ at, onChoose, label, disabled }: StakeChipsProps): ReactNode {
  const { table } = useGame()
  const name = useId()
  return (
    <fieldset className={styles['chips']} disabled={disabled}>
      <legend data-unseen>{label}</legend>
      {table.stakes.map((stake, index) => (
        <label
          className={styles['chip']}
          key={stake}
          data-tint={(index % 6) + 1}
          data-chosen={index === at || undefined}
        >
          <input
            type="radio"
            className={styles['choice']}
            name={name}
            checked={index === at}
            onChange={() => onChoose(index)}
          />
          <span className={styles['face']}>{shorten(stake, table.language)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A stake without what a chip has no room for. */
function shorten(stake: string, language: string): string {
  const whole = stake.replace(/\.0+$/, '')
  const compact = {
    notation: 'compact',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  } as const
  return Number(whole) < 1000
    ? whole
    : new Intl.NumberFormat(language, compact).format(Number(whole))
}
