import type { ReactNode } from 'react'
import type { Profile } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Redirect } from '../../../../kit/controls/navigation.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import {
  CallForm,
  type CallFormProps,
  type FormField,
  type TypedValues,
} from '../../../../kit/forms/CallForm.tsx'
import { verifyField } from '../../../../kit/forms/password-fields.ts'
import { useReturnPath } from '../../../../kit/pages/return-path.ts'
import { useLeastAge } from '../../../../kit/pages/use-least-age.ts'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { listCountryCodes } from './country-codes.ts'
import { fieldInputs } from './profile-fields.ts'

type ProfileField = Profile['fields'][number] & {
  readonly name: Exclude<Profile['fields'][number]['name'], 'unknown'>
}

/** Shows the form that sets one field of the profile, behind the login password. */
export function EditField({ field }: { readonly field: ProfileField | undefined }): ReactNode {
  const t = useT()
  const back = useReturnPath(pathTo('settings'))
  useNamedStep(field && t(`settings.field.${field.name}`))
  // An address of a field that the gateway does not keep, or that is locked.
  if (!field || field.locked) return <Redirect to={back} />
  const note = readNote(field, t)
  return (
    <>
      {note && (
        <Banner title={t(`settings.field.${field.name}`)} tone={note.tone}>
          {note.text}
        </Banner>
      )}
      <FieldForm field={field} />
    </>
  )
}

/** Returns what a member must know before the change: that the value locks once it is set, or its present value. */
function readNote(
  { name, value }: ProfileField,
  t: ReturnType<typeof useT>,
): { readonly tone: 'info' | 'warning'; readonly text: string } | undefined {
  if (name === 'payeeName') return { tone: 'warning', text: t('settings.payeeNameNote') }
  if (name === 'birthday') return { tone: 'warning', text: t('settings.onceNote') }
  return value === undefined ? undefined : { tone: 'info', text: t('settings.current', { value }) }
}

function FieldForm({ field }: { readonly field: ProfileField }): ReactNode {
  const { name } = field
  const value = useValueField(field)
  const finish = useFinish()
  const shared = useSharedProps(name)
  if (name === 'nickname')
    return (
      <CallForm
        {...shared}
        call="setNickname"
        fields={[value, verifyField]}
        compose={(values) => ({ body: { nickname: typedValue(values), ...passwordOf(values) } })}
        onDone={finish}
      />
    )
  if (name === 'email')
    return (
      <CallForm
        {...shared}
        call="setEmail"
        fields={[value, verifyField]}
        compose={(values) => ({ body: { email: typedValue(values), ...passwordOf(values) } })}
        onDone={finish}
      />
    )
  if (name === 'payeeName')
    return (
      <CallForm
        {...shared}
        call="setPayeeName"
        fields={[value, verifyField]}
        compose={(values) => ({ body: { payeeName: typedValue(values), ...passwordOf(values) } })}
        onDone={finish}
      />
    )
  return <OtherFieldForm name={name} value={value} />
}

interface OtherFieldProps {
  readonly name: ProfileField['name']
  readonly value: FormField
}

function OtherFieldForm({ name, value }: OtherFieldProps): ReactNode {
  const language = useLanguage()
  const finish = useFinish()
  const country: FormField = {
    name: 'country',
    label: 'settings.country',
    options: listCountryCodes(language),
  }
  const isMobile = name === 'mobileNum'
  return (
    <CallForm
      {...useSharedProps(name)}
      call="setProfile"
      fields={[...(isMobile ? [country] : []), value, verifyField]}
      compose={(values) => ({
        body: {
          field: name,
          value: isMobile ? joinNumber(values) : typedValue(values),
          ...passwordOf(values),
        },
      })}
      onDone={finish}
    />
  )
}

/** Returns the field of the new value with the gateway's pattern, or its list of values. */
function useValueField({ name, values }: ProfileField): FormField {
  const t = useT()
  const pattern = useCall('registerPatterns').value?.[name]
  const age = useLeastAge()
  const field: FormField = { name: 'value', label: `settings.field.${name}`, ...fieldInputs[name] }
  if (values)
    return {
      ...field,
      values,
      options: values.map((value) => ({
        value,
        label: isIncome(value) ? t(`settings.income.${value}`) : value,
      })),
    }
  if (name === 'birthday')
    return {
      ...field,
      range: { min: '1900-01-01', max: latestBirthday(age) },
      messages: {
        kind: { key: 'error.formatBirthday' },
        range: { key: 'settings.ageNeeded', values: { age } },
      },
    }
  // The pattern of a number includes the country code.
  return name === 'mobileNum' ? field : { ...field, ...(pattern && { pattern }) }
}

const incomes = ['salary', 'business', 'savings', 'pension', 'other'] as const

function isIncome(value: string): value is (typeof incomes)[number] {
  return incomes.some((income) => income === value)
}

/** Returns the last birthday, as YYYY-MM-DD, of somebody who has reached an age today. */
function latestBirthday(age: number): string {
  const day = new Date(readServerTime())
  day.setUTCFullYear(day.getUTCFullYear() - age)
  return day.toISOString().slice(0, 10)
}

function useSharedProps(
  name: ProfileField['name'],
): Pick<CallFormProps<'setProfile'>, 'id' | 'submit' | 'unknown' | 'fieldOf'> {
  const t = useT()
  return {
    id: `profile-${name}`,
    submit: t('settings.save'),
    unknown: 'settings.unknown',
    fieldOf: {
      'password.incorrect': 'verifyPwd',
      'format.email': 'value',
      'format.payeeName': 'value',
      'format.mobileNum': 'value',
      'format.birthday': 'value',
      'age.too.young': 'value',
      request_param_err: 'value',
    },
  }
}

function useFinish(): () => void {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const back = useReturnPath(pathTo('settings'))
  return () => {
    showNotification(t('settings.saved'))
    navigate(back, { replace: true })
  }
}

function typedValue({ value = '' }: TypedValues): string {
  return value.trim()
}

function passwordOf({ verifyPwd = '' }: TypedValues): { readonly verifyPwd: string } {
  return { verifyPwd }
}

/** Joins the country code and the number without the zero that it begins with inside the country. */
function joinNumber({ country = '', value = '' }: TypedValues): string {
  const digits = value.replaceAll(/[\s()-]/g, '')
  return digits.startsWith('+') ? digits : country + digits.replace(/^0/, '')
}
