import type { ReactNode } from 'react'
import type { UseCaptcha } from '../../../../gateway/use-captcha.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Field, type FieldLook } from '../../../../kit/controls/Field.tsx'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import { TimelineRow, type TimelineRowProps } from '../../../../kit/controls/TimelineRow.tsx'
import { CaptchaEntry } from '../../../../kit/forms/CaptchaEntry.tsx'
import { useFormatError } from '../../../../kit/forms/field-messages.ts'
import type { LoginValues } from './login-values.ts'

interface LoginFieldsProps {
  readonly form: UseFormReturn<LoginValues>
  readonly look: FieldLook
  readonly captcha: UseCaptcha
  /** True if no other row of the form's timeline follows. */
  readonly isTimelineEnd: boolean
}

/**
 * Shows the fields for user name and password, and for the captcha when the gateway requires it.
 */
export function LoginFields(props: LoginFieldsProps): ReactNode {
  const { form, look, captcha, isTimelineEnd } = props
  const t = useT()
  const { register, formState } = form
  const { state } = captcha
  const formatError = useFormatError()
  const lastName = state.kind === 'off' ? 'password' : 'identifying'

  const rowOf = (name: FieldName): Omit<TimelineRowProps, 'children'> => ({
    state: readRowState(form, name),
    place: isTimelineEnd && name === lastName ? 'last' : undefined,
  })

  return (
    <>
      <TimelineRow {...rowOf('username')}>
        <Field
          {...register('username')}
          look={look}
          label={t('field.account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          error={formatError(formState.errors.username?.message)}
        />
      </TimelineRow>
      <TimelineRow {...rowOf('password')}>
        <Field
          {...register('password')}
          look={look}
          type="password"
          label={t('field.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          reveal={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
          error={formatError(formState.errors.password?.message)}
        />
      </TimelineRow>
      {state.kind !== 'off' && (
        <TimelineRow {...rowOf('identifying')}>
          <CaptchaEntry
            {...register('identifying', { shouldUnregister: true })}
            captcha={captcha}
            look={look}
            label={t('field.captcha')}
            error={formatError(formState.errors.identifying?.message)}
          />
        </TimelineRow>
      )}
    </>
  )
}

type FieldName = 'username' | 'password' | 'identifying'

/** Returns the state of a field in the timeline: done for a remembered or left field with a value. */
function readRowState(
  { formState, getFieldState, getValues }: UseFormReturn<LoginValues>,
  name: FieldName,
): TimelineRowProps['state'] {
  const { error, isTouched } = getFieldState(name, formState)
  if (error) return 'error'
  const value = getValues(name)
  const isLeft = isTouched || value === formState.defaultValues?.[name]
  return value && isLeft ? 'done' : undefined
}
