import { type ComponentProps, memo, type ReactNode, Suspense } from 'react'
import type { UseCaptcha } from '../../../../gateway/use-captcha.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Field, type FieldLook } from '../../../../kit/controls/Field.tsx'
import { type Control, useController } from '../../../../kit/controls/form.ts'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { TimelineRow } from '../../../../kit/controls/TimelineRow.tsx'
import { useFormatError } from '../../../../kit/forms/field-messages.ts'
import type { EntryName, FormEntry, RegisterValues } from './register-values.ts'

type InputProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
const secret = { type: 'password', autoComplete: 'new-password' } as const

/** Attributes of each field for a phone's keyboard and a password manager. */
const entryInputs: Readonly<Record<EntryName, InputProps>> = {
  affiliateCode: plain,
  recommenderId: plain,
  username: { ...plain, autoComplete: 'username' },
  payeeName: { autoComplete: 'name', spellCheck: false },
  nickname: { autoComplete: 'nickname', spellCheck: false },
  password: secret,
  confirmPassword: secret,
  mobileNum: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  qqNum: { ...plain, inputMode: 'numeric' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  line: plain,
  facebook: plain,
  captcha: plain,
}

/** Loaded when the gateway requires a captcha. */
const CaptchaEntry = lazyPart(async () => {
  const { CaptchaEntry } = await import('../../../../kit/forms/CaptchaEntry.tsx')
  return { default: CaptchaEntry }
})

export interface EntryRowProps {
  readonly entry: FormEntry
  readonly control: Control<RegisterValues>
  readonly look: FieldLook
  readonly label: string
  readonly hint: ReactNode
  readonly placeholder: string | undefined
  readonly onLeave: (entry: FormEntry, value: string) => void
  readonly captcha: UseCaptcha
  /** True if no other row of the form's timeline follows. */
  readonly last: boolean
}

/** Shows one field of registration. A key press in it renders only this field. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps): ReactNode {
  const { entry, control, look, label, hint, placeholder } = props
  const { onLeave, captcha, last } = props
  const t = useT()
  const formatError = useFormatError()
  const { name, required } = entry
  const { field, fieldState } = useController({ name, control })
  const shared = {
    ...field,
    ...entryInputs[name],
    value: String(field.value),
    onBlur: () => {
      field.onBlur()
      onLeave(entry, String(field.value))
    },
    look,
    label,
    hint,
    required,
    placeholder,
    optional: required || look === 'filled' ? undefined : t('common.optional'),
    valid: fieldState.isTouched && !fieldState.error && field.value !== '',
    error: formatError(fieldState.error?.message, label),
  }
  return (
    <TimelineRow state={stateOf(shared)} place={last ? 'last' : undefined}>
      {name === 'captcha' ? (
        <Suspense fallback={<Skeleton height="var(--field)" shape="card" />}>
          <CaptchaEntry {...shared} captcha={captcha} />
        </Suspense>
      ) : (
        <Field
          {...shared}
          {...(entryInputs[name].type === 'password' && {
            reveal: { show: t('common.showPassword'), hide: t('common.hidePassword') },
          })}
        />
      )}
    </TimelineRow>
  )
})

function stateOf({ error, valid }: { error: string | undefined; valid: boolean }) {
  if (error) return 'error'
  return valid ? 'done' : undefined
}
