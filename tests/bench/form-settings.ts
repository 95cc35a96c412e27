import type { RegisterPatterns, RegisterSettings } from '../../src/contract/generated/gateway.ts'

/** Every text field of registration, all asked and all required. */
export const formFields = [
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

export const formSettings: RegisterSettings = {
  fields: Object.fromEntries(formFields.map((name) => [name, { enabled: true, required: true }])),
  captcha: false,
  humanCheck: false,
}

export const formPatterns: RegisterPatterns = Object.fromEntries(
  formFields.map((name) => [name, { acceptedPattern: '^[a-zA-Z0-9@.]{4,64}$' }]),
)
