import { type ComponentProps, type ReactNode, useState } from 'react'
import styles from './controls.module.css'

export interface TextInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className'> {
  readonly value: string
  readonly onType: (text: string) => void
  /** True if the value is inherited; it is shown until another one is typed. */
  readonly isInherited?: boolean
  readonly isCode?: boolean
}

/** A line of text. It keeps the typed text, also while that is not a valid value. */
export function TextInput({
  value,
  onType,
  isInherited = false,
  isCode = false,
  onBlur,
  ...rest
}: TextInputProps): ReactNode {
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: string }>()
  // The typed text is shown while it is the value, or while nothing else changed the value.
  const text = typed && (typed.of === value || typed.text === value) ? typed.text : value
  return (
    <input
      {...rest}
      className={styles['input']}
      data-inherited={isInherited || undefined}
      data-code={isCode || undefined}
      spellCheck={false}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setTyped({ text: event.target.value, of: value })
        onType(event.target.value)
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
    />
  )
}
