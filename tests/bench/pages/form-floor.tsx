import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { type FieldErrors, useForm } from 'react-hook-form'
import { SWRConfig, useSWRConfig } from 'swr'
import { proxy, useSnapshot } from 'valtio'
import type { MessageKey } from '../../../src/player/i18n/message-key.ts'
import { startI18n } from '../../../src/player/i18n/start-i18n.ts'
import { useT } from '../../../src/player/i18n/use-t.ts'
import { AgeMark } from '../../../src/player/kit/controls/AgeMark.tsx'
import { Button } from '../../../src/player/kit/controls/Button.tsx'
import { Checkbox } from '../../../src/player/kit/controls/Checkbox.tsx'
import { Field } from '../../../src/player/kit/controls/Field.tsx'
import { NotificationView } from '../../../src/player/kit/controls/NotificationView.tsx'
import { Link } from '../../../src/player/kit/controls/navigation.tsx'
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

const accepted = /^[a-zA-Z0-9@.]{4,64}$/
const formats: Readonly<Partial<Record<keyof Values, MessageKey>>> = {
  username: 'error.usernameFormat',
  payeeName: 'error.payeeNameFormat',
  password: 'error.passwordFormat',
  mobileNum: 'error.mobileFormat',
  email: 'error.emailFormat',
}
const names = [
  'affiliateCode',
  'recommenderId',
  'username',
  'payeeName',
  'nickname',
  'password',
  'confirmPassword',
  'mobileNum',
  'qqNum',
  'email',
  'line',
  'facebook',
] as const
const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** Creates the checks of a careful developer, as a Standard Schema. The gateway's decisions are part of its code. */
function createSchema(t: ReturnType<typeof useT>): StandardSchemaV1<Values> {
  const findProblem = (name: (typeof names)[number], values: Values): string | undefined => {
    const value = values[name]
    if (name === 'confirmPassword') {
      if (value === '') return t('error.passwordIncorrect')
      return value === values.password ? undefined : t('error.confirmationMismatch')
    }
    const field = t(`field.${name}`)
    if (value.trim() === '') return t('form.required', { field })
    return accepted.test(value) ? undefined : t(formats[name] ?? 'form.pattern', { field })
  }
  return {
    '~standard': {
      version: 1,
      vendor: 'hand',
      validate: (input) => {
        const values = input as Values
        const problems: [keyof Values, string | undefined][] = [
          ...names.map((name) => [name, findProblem(name, values)] as [keyof Values, string]),
          ['age', values.age ? undefined : t('register.ageNeeded', { age: 18 })],
          ['terms', values.terms ? undefined : t('register.termsNeeded')],
        ]
        const issues = problems.flatMap(([name, message]) =>
          message === undefined ? [] : [{ message, path: [name] }],
        )
        return issues.length > 0 ? { issues } : { value: values }
      },
    },
  }
}

/** The messages of the notice over the page, which outlives the form. */
const notice = proxy<{ problems: readonly string[] }>({ problems: [] })

const empty: Values = {
  affiliateCode: '',
  recommenderId: '',
  username: '',
  payeeName: '',
  nickname: '',
  password: '',
  confirmPassword: '',
  mobileNum: '',
  qqNum: '',
  email: '',
  line: '',
  facebook: '',
  age: false,
  terms: false,
}

/**
 * The page a good hand would write for the same player with the packages that the player has
 * (react-hook-form, its resolver, valtio, SWR): the same fields with the same keyboards, words
 * through the message function, the age mark and boxes, every error in one notice, a busy button;
 * what was read before the registration is asked anew after it.
 */
function Form(): ReactNode {
  const t = useT()
  const { problems } = useSnapshot(notice)
  const { mutate } = useSWRConfig()
  const resolver = useMemo(() => standardSchemaResolver(createSchema(t)), [t])
  const { register, handleSubmit, getValues, formState } = useForm<Values>({
    mode: 'onTouched',
    resolver,
    defaultValues: empty,
  })
  const { errors, touchedFields, isSubmitting } = formState
  const reveal = { show: t('common.showPassword'), hide: t('common.hidePassword') }
  const isValid = (name: keyof Values) =>
    Boolean(touchedFields[name] && !errors[name] && getValues(name))
  const age = { age: 18 }
  const [before, after] = t('register.terms', { agreement: '\n' }).split('\n')
  const send = async (values: Values) => {
    await fetch('/register', { method: 'POST', body: JSON.stringify(values) })
    await mutate(() => true)
  }
  const complain = (failed: FieldErrors<Values>) => {
    notice.problems = [...new Set(Object.values(failed).map(({ message = '' }) => message))]
    setTimeout(() => {
      notice.problems = []
    }, 4000)
  }
  return (
    <>
      <form noValidate onSubmit={handleSubmit(send, complain)}>
        <Field
          label={t('field.affiliateCode')}
          required
          {...plain}
          {...register('affiliateCode')}
          valid={isValid('affiliateCode')}
          error={errors.affiliateCode?.message}
        />
        <Field
          label={t('field.recommenderId')}
          required
          {...plain}
          {...register('recommenderId')}
          valid={isValid('recommenderId')}
          error={errors.recommenderId?.message}
        />
        <Field
          label={t('field.username')}
          required
          {...plain}
          autoComplete="username"
          {...register('username')}
          valid={isValid('username')}
          error={errors.username?.message}
        />
        <Field
          label={t('field.payeeName')}
          required
          autoComplete="name"
          spellCheck={false}
          {...register('payeeName')}
          valid={isValid('payeeName')}
          error={errors.payeeName?.message}
        />
        <Field
          label={t('field.nickname')}
          required
          autoComplete="nickname"
          spellCheck={false}
          {...register('nickname')}
          valid={isValid('nickname')}
          error={errors.nickname?.message}
        />
        <Field
          label={t('field.password')}
          required
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          {...register('password')}
          valid={isValid('password')}
          error={errors.password?.message}
        />
        <Field
          label={t('field.confirmPassword')}
          required
          type="password"
          autoComplete="new-password"
          reveal={reveal}
          {...register('confirmPassword')}
          valid={isValid('confirmPassword')}
          error={errors.confirmPassword?.message}
        />
        <Field
          label={t('field.mobileNum')}
          required
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...register('mobileNum')}
          valid={isValid('mobileNum')}
          error={errors.mobileNum?.message}
        />
        <Field
          label={t('field.qqNum')}
          required
          {...plain}
          inputMode="numeric"
          {...register('qqNum')}
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
          {...register('email')}
          valid={isValid('email')}
          error={errors.email?.message}
        />
        <Field
          label={t('field.line')}
          required
          {...plain}
          {...register('line')}
          valid={isValid('line')}
          error={errors.line?.message}
        />
        <Field
          label={t('field.facebook')}
          required
          {...plain}
          {...register('facebook')}
          valid={isValid('facebook')}
          error={errors.facebook?.message}
        />
        <fieldset>
          <legend>
            <AgeMark age={18} label={t('register.age', age)} />
          </legend>
          <Checkbox
            label={t('register.age', age)}
            {...register('age')}
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
            {...register('terms')}
            error={errors.terms?.message}
          />
        </fieldset>
        <Button type="submit" variant="accent" size="large" wide busy={isSubmitting}>
          {t('register.submit')}
        </Button>
      </form>
      <div role="alert">
        {problems.length > 0 && (
          <NotificationView kind="error" text={t('dialog.problems')} lines={problems} />
        )}
      </div>
    </>
  )
}

globalThis.startBench = () => {
  const en = JSON.parse(document.getElementById('skin')?.textContent ?? '{}')
  startI18n({ language: 'en', fallback: {}, messages: { en } })
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <SWRConfig value={{ dedupingInterval: 2000 }}>
        <Form />
      </SWRConfig>,
    )
  }
  return painted()
}
