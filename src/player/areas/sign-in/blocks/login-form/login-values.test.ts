import { expect, it } from 'vitest'
import { createFormSchema } from '../../../../../core/engine/form/create-form-schema.ts'
import { decodeFieldError } from '../../../../../core/engine/form/field-error.ts'
import { fieldMessages } from '../../../../kit/forms/field-messages.ts'
import { readLoginRules } from './login-values.ts'

const patterns = {
  loginUsername: { acceptedPattern: '^[a-z0-9]{4,}$', message: 'Four letters or digits' },
  loginPassword: { acceptedPattern: '^.{6,}$' },
}

function complaintsOf(
  values: object,
  registerPatterns: Parameters<typeof readLoginRules>[0] = patterns,
): unknown[] {
  const schema = createFormSchema(
    readLoginRules(registerPatterns, { captcha: false }),
    fieldMessages,
  )
  const result = schema['~standard'].validate({ username: 'maya', password: 'secret', ...values })
  if (result instanceof Promise) throw new Error('The schema of a form answers at once.')
  return (result.issues ?? []).map(({ message }) => decodeFieldError(message))
}

it('requires both fields when one is empty', () => {
  expect(complaintsOf({ username: '' })).toEqual([{ key: 'login.empty' }])
  expect(complaintsOf({ password: '  ' })).toEqual([{ key: 'login.empty' }])
})

it("shows the gateway's message about its pattern, or the default one", () => {
  expect(complaintsOf({ username: 'ab' })).toEqual([{ words: 'Four letters or digits' }])
  expect(complaintsOf({ password: 'abc' })).toEqual([{ key: 'error.passwordFormat' }])
})

it('accepts any value while the patterns are unknown', () => {
  expect(complaintsOf({ username: 'x', password: 'y' }, {})).toEqual([])
})

it('requires the captcha code only while a captcha is shown', () => {
  const names = (captcha: boolean) => readLoginRules(patterns, { captcha }).map(({ name }) => name)
  expect(names(false)).not.toContain('identifying')
  expect(names(true)).toContain('identifying')
})
