import { type ReactNode, useId } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { Icon } from './Icon.tsx'
import styles from './SheetField.module.css'
import typography from './typography.module.css'

export interface SheetFieldProps {
  readonly label: string
  readonly icon: IconName
  readonly value: string | undefined
  /** Shown while there is no value. */
  readonly placeholder: string
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** Opens the sheet with the choices. */
  readonly onOpen: () => void
}

/** A labelled field whose value is chosen on a sheet. */
export function SheetField(props: SheetFieldProps): ReactNode {
  const { label, icon, value, placeholder, error, hint, onOpen } = props
  const id = useId()
  return (
    <div data-kit="field" data-kind="sheet" data-state={error ? 'error' : undefined}>
      <p
        className={`${styles['label']} ${typography['label']}`}
        data-part="label"
        id={`${id}-label`}
      >
        {label}
      </p>
      <button
        type="button"
        className={styles['choice']}
        data-part="control"
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={`${id}-error ${id}-hint`}
        onClick={onOpen}
      >
        <Icon name={icon} size="medium" />
        <span
          className={styles['value']}
          id={`${id}-value`}
          data-part="value"
          data-state={value ? undefined : 'empty'}
        >
          {value || placeholder}
        </span>
        <Icon name="chevron-down" size="medium" />
      </button>
      <div aria-live="polite" id={`${id}-error`}>
        {error && (
          <p className={styles['error']} data-part="error">
            {error}
          </p>
        )}
      </div>
      <p className={typography['muted']} data-part="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
