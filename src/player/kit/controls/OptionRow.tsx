import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import styles from './OptionRow.module.css'

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
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row with two lines and art, in a radio group
    <button
      type="button"
      role="radio"
      aria-checked={props.selected}
      aria-labelledby={id}
      aria-describedby={props.note ? `${id}-note` : undefined}
      className={styles['row']}
      data-lines={props.lines}
      disabled={props.disabled}
      onClick={props.onSelect}
    >
      {props.start ?? <span className={styles['bullet']} />}
      <span className={styles['words']}>
        <span className={styles['label']} id={id} lang={props.lang}>
          {props.label}
        </span>
        {props.note && (
          <span className={styles['note']} id={`${id}-note`}>
            {props.note}
          </span>
        )}
      </span>
      <span className={styles['check']}>{props.selected && <Icon name="check" />}</span>
    </button>
  )
}
