import type { ReactNode } from 'react'
import { type Control, useController } from '../../player/kit/controls/form.ts'
import styles from '../look/controls.module.css'
import type { NewMerchantDraft } from './new-merchant-draft.ts'

export interface DraftInputProps {
  readonly control: Control<NewMerchantDraft>
  readonly name: 'code' | 'name' | 'colour' | 'hosts' | `names.${string}`
  readonly placeholder: string | undefined
  readonly isCode?: boolean
  readonly autoFocus?: boolean
  readonly lang?: string
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

/** A line of the form of a new merchant. */
export function DraftInput({ control, name, isCode, ...rest }: DraftInputProps): ReactNode {
  const { field } = useController({ control, name })
  return (
    <input
      {...rest}
      {...field}
      value={field.value ?? ''}
      className={styles['input']}
      data-code={isCode || undefined}
      spellCheck={false}
      autoComplete="off"
    />
  )
}
