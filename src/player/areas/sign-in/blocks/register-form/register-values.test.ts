import { expect, it } from 'vitest'
import type { FieldName } from '../../../../../core/contract/registration-fields.ts'
import type { PlannedField } from '../../../../../core/engine/plan-registration.ts'
import { buildRegisterBody, readRegisterValues } from './register-values.ts'

const filled = {
  ...readRegisterValues(),
  username: 'maya',
  password: ' kept as it is ',
  confirmPassword: ' kept as it is ',
  nickname: 'hidden',
  captcha: '7',
}

it('sends the visible, filled fields and the fixed parts of SPEC §3.8', () => {
  const fields = [field('username'), field('password'), field('confirmPassword'), field('captcha')]
  expect(
    buildRegisterBody(filled, {
      fields: [...fields, field('email'), { ...field('nickname'), shown: false }],
      host: 'siamstar.localhost',
      inApp: false,
      captchaId: 'c1',
      proof: { geetest_challenge: 'g' },
    }),
  ).toEqual({
    username: 'maya',
    password: ' kept as it is ',
    confirmPassword: ' kept as it is ',
    captcha: '7',
    captchaId: 'c1',
    registerUrl: 'siamstar.localhost',
    registerMethod: 'H5',
    type: 0,
    domain: 'siamstar.localhost',
    geetest_challenge: 'g',
  })
})

it('sends the affiliate code of the link', () => {
  const body = buildRegisterBody(filled, {
    fields: [],
    host: 'h',
    inApp: true,
    invitedBy: 'ABC',
    proof: {},
  })
  expect(body.affiliateCode).toBe('ABC')
  expect(body.registerMethod).toBe('APP')
})

it('opens with every box unticked', () => {
  expect(readRegisterValues()).toMatchObject({ age: false, statement: false, terms: false })
})

function field(name: FieldName): PlannedField {
  return { name, shown: true, required: true, reason: { code: 'STATIC' } }
}
