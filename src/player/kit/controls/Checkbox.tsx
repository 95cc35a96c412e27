import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { Icon } from './Icon.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'size'> & {
  /** May hold a link; the whole line is the target. */
  readonly label: ReactNode
  readonly error?: string | undefined
}

/** A native checkbox with a drawn box; not ticked at first unless the prop `defaultChecked` is true. */
export function Checkbox({ label, error, ...input }: CheckboxProps): ReactNode {
  const id = useId()
  return (
    <div
      className={styles['checkbox']}
      data-kit="checkbox"
      data-state={error ? 'error' : undefined}
    >
      <label className={styles['line']} data-part="line">
        <input
          {...input}
          type="checkbox"
          className={styles['input']}
          data-part="input"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span className={styles['box']} data-part="box">
          <Icon name="check" size="small" />
        </span>
        <span data-part="label">{label}</span>
      </label>
      {error && (
        <div className={styles['error']} data-part="error" id={id}>
          <Icon name="warning" size="small" />
          {error}
        </div>
      )}
    </div>
  )
}
