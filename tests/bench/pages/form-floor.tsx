import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { MessageKey } from '../../../src/i18n/message-key.ts'
import { startI18n } from '../../../src/i18n/start-i18n.ts'
import { useT } from '../../../src/i18n/use-t.ts'
import { AgeMark } from '../../../src/ui/AgeMark.tsx'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { Field } from '../../../src/ui/Field.tsx'
import { NotificationView } from '../../../src/ui/NotificationView.tsx'
import { Link } from '../../../src/ui/navigation.tsx'
import { painted } from './bench-clock.ts'

interface Values {
  affiliateCode: string
  recommenderId: string
  username: string
  payeeName: string
  nickname: string
  password: string
  confirmPassword: string
  mobileNum: string
  qqNum: string
  email: string
  line: string
  facebook: string
  age: boolean
  terms: boolean
}

type TextName = Exclude<keyof Values, 'age' | 'terms'>

const accepted = /^[a-zA-Z0-9@.]{4,64}$/
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/**
 * The page a good hand would write with react-hook-form for the same player: the same fields with
 * the same keyboards, words through the message function, the age mark and boxes, every error in
 * one notice, a busy button. What the gateway decides elsewhere stands in its code.
 */
function Form(): ReactNode {
  const t = useT()
  const [problems, setProblems] = useState<readonly string[]>([])
  const { register, handleSubmit, getValues, formState } = useForm<Values>({ mode: 'onTouched' })
  const { errors, touchedFields, isSubmitting } = formState
  const reveal = { show: t('common.showPassword'), hide: t('common.hidePassword') }
  const same = (value: string) => value === getValues('password') || t('error.confirmationMismatch')
  const isValid = (name: keyof Values) =>
    Boolean(touchedFields[name] && !errors[name] && getValues(name))
  const rulesOf = (name: TextName, format: MessageKey) => ({
    required: t('form.required', { field: t(`field.${name}`) }),
    pattern: { value: accepted, message: t(format, { field: t(`field.${name}`) }) },
  })
  const age = { age: 18 }
  const [before, after] = t('register.terms', { agreement: '\n' }).split('\n')
  const complain = (failed: FieldErrors<Values>) => {
    setProblems([...new Set(Object.values(failed).map(({ message = '' }) => message))])
    setTimeout(() => setProblems([]), 4000)
  }
  return (
    <>
      <form noValidate onSubmit={handleSubmit(() => undefined, complain)}>
        <Field
          label={t('field.affiliateCode')}
          required
          {...plain}
          {...register('affiliateCode', rulesOf('affiliateCode', 'form.pattern'))}
          valid={isValid('affiliateCode')}
          error={errors.affiliateCode?.message}
        />
        <Field
          label={t('field.recommenderId')}
          required
          {...plain}
          {...register('recommenderId', rulesOf('recommenderId', 'form.pattern'))}
          valid={isValid('recommenderId')}
          error={errors.recommenderId?.message}
        />
        <Field
          label={t('field.username')}
          required
          {...plain}
          autoComplete="username"
          {...register('username', rulesOf('username', 'error.usernameFormat'))}
          valid={isValid('username')}
          error={errors.username?.message}
        />
        <Field
          label={t('field.payeeName')}
          required
          autoComplete="name"
          spellCheck={false}
          {...register('payeeName', rulesOf('payeeName', 'error.payeeNameFormat'))}
          valid={isValid('payeeName')}
          error={errors.payeeName?.message}
        />
        <Field
          label={t('field.nickname')}
          required
          autoComplete="nickname"
          spellCheck={false}
          {...register('nickname', rulesOf('nickname', 'form.pattern'))}
          valid={isValid('nickname')}
          error={errors.nickname?.message}
        />
        <Field
          label={t('field.password')}
          required
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          {...register('password', rulesOf('password', 'error.passwordFormat'))}
          valid={isValid('password')}
          error={errors.password?.message}
        />
        <Field
          label={t('field.confirmPassword')}
          required
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          {...register('confirmPassword', {
            required: t('error.passwordIncorrect'),
            validate: same,
          })}
          valid={isValid('confirmPassword')}
          error={errors.confirmPassword?.message}
        />
        <Field
          label={t('field.mobileNum')}
          required
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...register('mobileNum', rulesOf('mobileNum', 'error.mobileFormat'))}
          valid={isValid('mobileNum')}
          error={errors.mobileNum?.message}
        />
        <Field
          label={t('field.qqNum')}
          required
          {...plain}
          inputMode="numeric"
          {...register('qqNum', rulesOf('qqNum', 'form.pattern'))}
          valid={isValid('qqNum')}
          error={errors.qqNum?.message}
        />
        <Field
          label={t('field.email')}
          required
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t('field.emailHint')}
          {...register('email', rulesOf('email', 'error.emailFormat'))}
          valid={isValid('email')}
          error={errors.email?.message}
        />
        <Field
          label={t('field.line')}
          required
          {...plain}
          {...register('line', rulesOf('line', 'form.pattern'))}
          valid={isValid('line')}
          error={errors.line?.message}
        />
        <Field
          label={t('field.facebook')}
          required
          {...plain}
          {...register('facebook', rulesOf('facebook', 'form.pattern'))}
          valid={isValid('facebook')}
          error={errors.facebook?.message}
        />
        <fieldset>
          <legend>
            <AgeMark age={18} label={t('register.age', age)} />
          </legend>
          <Checkbox
            label={t('register.age', age)}
            {...register('age', { required: t('register.ageNeeded', age) })}
            error={errors.age?.message}
          />
          <Checkbox
            label={
              <span>
                {before}
                <Link to="/m/useragreement">{t('register.agreement')}</Link>
                {after}
              </span>
            }
            {...register('terms', { required: t('register.termsNeeded') })}
            error={errors.terms?.message}
          />
        </fieldset>
        <Button type="submit" variant="accent" size="large" wide busy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </form>
      {problems.length > 0 && (
        <NotificationView kind="error" text={t('dialog.problems')} lines={problems} />
      )}
    </>
  )
}

globalThis.startBench = () => {
  const en = JSON.parse(document.getElementById('skin')?.textContent ?? '{}')
  startI18n({ language: 'en', fallback: {}, messages: { en } })
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<Form />)
  return painted()
}
