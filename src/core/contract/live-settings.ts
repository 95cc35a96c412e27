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
  'revealUnknownAccount',
  'mobileTemplate',
  'wallet.isSingle',
] as const

/** The fields of registration that a player types; the checks at its end have a setting of their own. */
export const typedFields = fieldNames.filter((name) => name !== 'captcha' && name !== 'humanCheck')

/** What it says of each of them. */
export const fieldSettings: readonly string[] = typedFields.flatMap((name) =>
  ['enabled', 'required', 'ordinal'].map((of) => `register.fields.${name}.${of}`),
)

/** Every live setting that a condition can read. */
export const liveSettings: readonly string[] = [...platformSettings, ...fieldSettings]
