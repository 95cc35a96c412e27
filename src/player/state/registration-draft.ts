/** The typed values of the registration form by field name, without passwords and codes. */
export type RegistrationDraft = Readonly<Record<string, string>>

let kept: RegistrationDraft = {}

/** Keeps the typed values in memory for the visit, while the player reads the agreement. */
export function keepRegistrationDraft(values: Readonly<Record<string, unknown>>): void {
  const safe = Object.entries(values).filter(([name]) => !/password|captcha/i.test(name))
  kept = Object.fromEntries(
    safe.flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
  )
}

export function readRegistrationDraft(): RegistrationDraft {
  return kept
}

export function leaveRegistrationDraft(): void {
  kept = {}
}
