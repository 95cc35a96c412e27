import { fieldNames } from './registration-fields.ts'

/** What the platform says live of itself and of registration as a whole, by dotted path. */
export const platformSettings = [
  'register.captcha',
  'register.humanCheck',
  'register.affiliate',
  'register.minimumAge',
  'currency',
  'currencySymbol',
  'currencyDigits',
  'humanCheck',
  'loginCaptcha',
  'trial',
  'passwordByEmail',
  'mobileTemplate',
  'wallet.isSingle',
] as const

const checks: readonly string[] = ['captcha', 'humanCheck']

/** What it says of each field of registration; the checks at its end have a setting of their own. */
export const fieldSettings: readonly string[] = fieldNames
  .filter((name) => !checks.includes(name))
  .flatMap((name) =>
    ['enabled', 'required', 'ordinal'].map((of) => `register.fields.${name}.${of}`),
  )

/** Every live setting that a condition can read. */
export const liveSettings: readonly string[] = [...platformSettings, ...fieldSettings]
