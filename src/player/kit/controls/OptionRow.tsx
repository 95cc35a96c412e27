import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './OptionRow.module.css'
import { Row } from './Row.tsx'

export interface OptionRowProps {
  readonly label: string
  readonly note?: ReactNode
  readonly selected: boolean
  readonly onSelect: () => void
  /** Language tag of the label, so that it is read and set properly. */
  readonly lang?: string
  readonly start?: ReactNode
  /** `two` places the note under the label. */
  readonly lines?: 'two'
  /** It cannot be chosen; the note says why. */
  readonly disabled?: boolean | undefined
}

/** One choice of a sheet: a radio in a row of 64 with a check when it is the one. */
export function OptionRow(props: OptionRowProps): ReactNode {
  const { label, note, selected, onSelect, lang, start, lines, disabled } = props
  const id = useId()
  return (
    <Row
      className={styles['row']}
      data-kind="option"
      role="radio"
      aria-checked={selected}
      aria-labelledby={id}
      aria-describedby={note ? `${id}-note` : undefined}
      data-lines={lines}
      disabled={disabled}
      onPress={onSelect}
      mark={start ?? <span className={styles['bullet']} data-part="mark" />}
      title={
        <span id={id} lang={lang}>
          {label}
        </span>
      }
      note={note ? <span id={`${id}-note`}>{note}</span> : undefined}
      end={
        <span className={styles['check']} data-part="sign">
          {selected && <Icon name="check" />}
        </span>
      }
    />
  )
}
