/** What was typed into the registration form, by field name; never a password or a code. */
export type RegistrationDraft = Readonly<Record<string, string>>

let kept: RegistrationDraft = {}

/** Keeps what was typed while the player reads the agreement; in memory, for the visit. */
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
