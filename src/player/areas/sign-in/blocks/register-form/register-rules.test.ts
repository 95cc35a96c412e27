import { expect, it } from 'vitest'
import { createFormSchema } from '../../../../../core/engine/form/create-form-schema.ts'
import { decodeFieldError } from '../../../../../core/engine/form/field-error.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { fieldMessages } from '../../../../kit/forms/field-messages.ts'
import { readRegisterRules } from './register-rules.ts'

const scope = { minimumAge: 18, statement: false, joined: false, isTaken: () => false }

/** Returns the error of an e-mail in the form. */
async function errorOf(email: string, pattern?: PlannedField['pattern']) {
  const field: PlannedField = {
    name: 'email',
    shown: true,
    required: true,
    reason: { code: 'STATIC' },
    ...(pattern && { pattern }),
  }
  const schema = createFormSchema(readRegisterRules([field], scope), fieldMessages)
  const result = await schema['~standard'].validate({ email, age: true, terms: true })
  const [issue] = 'issues' in result && result.issues ? result.issues : []
  return issue && decodeFieldError(issue.message)
}

it('a wrong e-mail is refused in the words of its pattern, or as a wrong format', async () => {
  const pattern = { acceptedPattern: '*', message: 'We write to this address' }
  expect(await errorOf('maya@', pattern)).toEqual({ words: 'We write to this address' })
  expect(await errorOf('maya@')).toMatchObject({ key: 'error.emailFormat' })
  expect(await errorOf('maya@shop.example')).toBeUndefined()
})
