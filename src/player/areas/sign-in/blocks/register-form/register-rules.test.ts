import { expect, it } from 'vitest'
import { createFormSchema } from '../../../../../core/engine/form/create-form-schema.ts'
import { decodeFieldError } from '../../../../../core/engine/form/field-error.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { fieldMessages } from '../../../../kit/forms/field-messages.ts'
import { readRegisterRules } from './register-rules.ts'

const scope = { minimumAge: 18, statement: false, joined: false, isTaken: () => false }

const always = { shown: true, required: true, reason: { code: 'STATIC' } } as const

/** Returns the errors of the form, by field. */
async function errorsOf(fields: readonly PlannedField[], typed: object) {
  const schema = createFormSchema(readRegisterRules(fields, scope), fieldMessages)
  const result = await schema['~standard'].validate({ ...typed, age: true, terms: true })
  const issues = ('issues' in result && result.issues) || []
  return issues.map(({ message }) => decodeFieldError(message))
}

/** Returns the error of an e-mail in the form. */
async function errorOf(email: string, pattern?: PlannedField['pattern']) {
  const field: PlannedField = { ...always, name: 'email', ...(pattern && { pattern }) }
  return (await errorsOf([field], { email }))[0]
}

it('a wrong e-mail is refused in the words of its pattern, or as a wrong format', async () => {
  const pattern = { acceptedPattern: '*', message: 'We write to this address' }
  expect(await errorOf('maya@', pattern)).toEqual({ words: 'We write to this address' })
  expect(await errorOf('maya@')).toMatchObject({ key: 'error.emailFormat' })
  expect(await errorOf('maya@shop.example')).toBeUndefined()
})

it('an empty confirmation is refused as an incorrect password, and another one as different', async () => {
  const fields = (['password', 'confirmPassword'] as const).map((name) => ({ ...always, name }))
  const password = 'Secret12'
  expect(await errorsOf(fields, { password, confirmPassword: '' })).toMatchObject([
    { key: 'error.passwordIncorrect' },
  ])
  expect(await errorsOf(fields, { password, confirmPassword: 'Secret1' })).toMatchObject([
    { key: 'error.confirmationMismatch' },
  ])
})

it('an empty captcha is refused with the verification error, as a wrong one is', async () => {
  const fields = [{ ...always, name: 'captcha' as const }]
  for (const captcha of ['', 'no code'])
    expect(await errorsOf(fields, { captcha })).toMatchObject([{ key: 'error.captchaWrong' }])
})
