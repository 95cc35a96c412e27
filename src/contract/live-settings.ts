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

/** Every live setting; where a name is of a field of registration, that field's too. */
export function liveSettingsFor(name: string): string[] {
  const [, field] = /^(register\.fields\.[^.]+)/.exec(name) ?? []
  const own = field === undefined ? [] : fieldSettings.map((setting) => `${field}.${setting}`)
  return [...liveSettings, ...own]
}
