/** What the platform says live that a condition can read, by dotted path; each field of registration has `fieldSettings` besides. */
export const liveSettings = [
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

/** Of a field such as `register.fields.line`. */
export const fieldSettings = ['enabled', 'required', 'ordinal'] as const
