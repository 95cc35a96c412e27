import type { FieldErrors, ResolverResult } from '../../ui/form.ts'
import type { RegisterValues } from './register-values.ts'

type Name = keyof RegisterValues

export interface ErrorScope {
  /** The fields and boxes on the screen. */
  readonly asked: readonly Name[]
  /** Those to check now; undefined is all. */
  readonly names?: readonly Name[] | undefined
  readonly say: (name: Name, values: RegisterValues) => string | undefined
}

/** Checks in one go what is asked, so that every error is drawn at once. */
export function findErrors(
  values: RegisterValues,
  { asked, names, say }: ErrorScope,
): ResolverResult<RegisterValues> {
  const errors: FieldErrors<RegisterValues> = {}
  for (const name of asked) {
    if (names && !names.includes(name)) continue
    const message = say(name, values)
    if (message !== undefined) errors[name] = { type: 'validate', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
