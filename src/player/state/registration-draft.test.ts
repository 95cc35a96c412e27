import { expect, it } from 'vitest'
import {
  keepRegistrationDraft,
  leaveRegistrationDraft,
  readRegistrationDraft,
} from './registration-draft.ts'

it('keeps words and neither passwords, codes nor ticks', () => {
  keepRegistrationDraft({
    username: 'maya',
    password: 'secret1',
    confirmPassword: 'secret1',
    captcha: '7',
    email: '',
    age: true,
  })
  expect(readRegistrationDraft()).toEqual({ username: 'maya' })
  leaveRegistrationDraft()
  expect(readRegistrationDraft()).toEqual({})
})
