import type { Finding } from '../../core/config/finding.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'

/** The dotted paths of what a merchant inherits and, in its languages, could never show. */
export function listUnreachable(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ code, path }) =>
    code === 'unreachable-block' && path.endsWith('.when') ? [path.slice(0, -'.when'.length)] : [],
  )
}

interface Removals {
  readonly [key: string]: Removals | true | readonly string[]
}

/** What a merchant's file says to do without them; a field is taken out of the form's order too. */
export function leaveOut(paths: readonly string[], parent: ResolvedMerchant): Removals {
  const removals = paths.reduce<Removals>((made, path) => removeAt(made, path.split('.')), {})
  const fields = paths.flatMap((path) => /^registration\.fields\.(\w+)$/.exec(path)?.[1] ?? [])
  if (fields.length === 0) return removals
  const order = parent.registration.order.filter((field) => !fields.includes(field))
  const { registration } = removals
  return { ...removals, registration: { order, ...(isMap(registration) ? registration : {}) } }
}

function removeAt(made: Removals, [step = '', ...rest]: readonly string[]): Removals {
  const inner = made[step]
  const below = isMap(inner) ? inner : {}
  return { ...made, [step]: rest.length === 0 ? { $remove: true } : removeAt(below, rest) }
}

function isMap(value: Removals[string] | undefined): value is Removals {
  return typeof value === 'object' && !Array.isArray(value)
}
