import { memo, type ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { CaptchaField } from '../../ui/CaptchaField.tsx'
import { Field, type FieldLook } from '../../ui/Field.tsx'
import { type Control, useController } from '../../ui/form.ts'
import styles from './EntryRow.module.css'
import { inputs } from './inputs.ts'
import type { Entry, RegisterValues } from './register-values.ts'

export interface EntryRowProps {
  readonly entry: Entry
  readonly control: Control<RegisterValues>
  readonly look: FieldLook
  readonly label: string
  readonly hint: string | undefined
  readonly validate: (entry: Entry, value: string, password: string) => string | true
  readonly onLeave: (entry: Entry, value: string) => void
  /** The image of the captcha's field. */
  readonly picture?: string | undefined
  readonly onReload: () => void
}

/** One field of registration; a key typed into it draws it and no other. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps): ReactNode {
  const { entry, control, look, label, hint, validate, onLeave, picture, onReload } = props
  const t = useT()
  const { name, required } = entry
  const { field, fieldState } = useController({
    name,
    control,
    rules: { validate: (value, { password }) => validate(entry, String(value), password) },
  })
  const shared = {
    ...field,
    ...inputs[name],
    value: String(field.value),
    onBlur: () => {
      field.onBlur()
      onLeave(entry, String(field.value))
    },
    look,
    label,
    hint,
    required,
    placeholder: required || look === 'filled' ? undefined : t('common.optional'),
    valid: fieldState.isTouched && !fieldState.error && field.value !== '',
    error: fieldState.error?.message,
  }
  return (
    <div className={styles['row']} data-state={stateOf(shared)}>
      {name === 'captcha' ? (
        <CaptchaField
          {...shared}
          picture={picture}
          reloadLabel={t('field.captchaReload')}
          onReload={onReload}
        />
      ) : (
        <Field
          {...shared}
          {...(inputs[name].type === 'password' && {
            reveal: { show: t('common.showPassword'), hide: t('common.hidePassword') },
          })}
        />
      )}
    </div>
  )
})

function stateOf({ error, valid }: { error: string | undefined; valid: boolean }) {
  if (error) return 'error'
  return valid ? 'done' : undefined
}
