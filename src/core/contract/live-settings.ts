import { fieldNames } from './registration-fields.ts'

/** The live settings of the platform and of registration as a whole, by dotted path. */
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
  'withdrawalPassword',
  'identity',
  'securityQuestions',
  'mobileTemplate',
  'wallet.isSingle',
] as const

/** The registration fields that a player types. The checks at its end have separate settings. */
export const typedFields = fieldNames.filter((name) => name !== 'captcha' && name !== 'humanCheck')

/** The live settings of each typed field, by dotted path. */
export const fieldSettings: readonly string[] = typedFields.flatMap((name) =>
  ['enabled', 'required', 'ordinal'].map((key) => `register.fields.${name}.${key}`),
)

/** Every live setting that a condition can read. */
export const liveSettings: readonly string[] = [...platformSettings, ...fieldSettings]
