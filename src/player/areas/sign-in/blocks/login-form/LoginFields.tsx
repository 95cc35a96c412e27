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
  const say = useFormatError()
  const lastName = state.kind === 'off' ? 'password' : 'identifying'

  /**
   * Returns the timeline state of a field: done for a remembered or left field with a value, and
   * the last position of the timeline.
   */
  function timelineState(
    name: 'username' | 'password' | 'identifying',
  ): Omit<TimelineRowProps, 'children'> {
    const { error, isTouched } = form.getFieldState(name, formState)
    const value = form.getValues(name)
    const isLeft = isTouched || value === formState.defaultValues?.[name]
    const place = isTimelineEnd && name === lastName ? 'last' : undefined
    if (error) return { state: 'error', place }
    return { state: value && isLeft ? 'done' : undefined, place }
  }

  return (
    <>
      <TimelineRow {...timelineState('username')}>
        <Field
          {...register('username')}
          look={look}
          label={t('field.account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          error={say(formState.errors.username?.message)}
        />
      </TimelineRow>
      <TimelineRow {...timelineState('password')}>
        <Field
          {...register('password')}
          look={look}
          type="password"
          label={t('field.password')}
          autoComplete="current-password"
          enterKeyHint="go"
          reveal={{ show: t('common.showPassword'), hide: t('common.hidePassword') }}
          error={say(formState.errors.password?.message)}
        />
      </TimelineRow>
      {state.kind !== 'off' && (
        <TimelineRow {...timelineState('identifying')}>
          <CaptchaEntry
            {...register('identifying', { shouldUnregister: true })}
            captcha={captcha}
            look={look}
            label={t('field.captcha')}
            error={say(formState.errors.identifying?.message)}
          />
        </TimelineRow>
      )}
    </>
  )
}
