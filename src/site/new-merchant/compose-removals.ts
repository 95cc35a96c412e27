import type { Finding } from '../../core/config/finding.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'

/** Lists the dotted paths of inherited blocks and fields that a merchant's languages never show. */
export function listUnreachablePaths(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ code, path }) =>
    code === 'unreachable-block' && path.endsWith('.when') ? [path.slice(0, -'.when'.length)] : [],
  )
}

/** The part of a merchant's file that removes inherited values. */
interface Removals {
  readonly [key: string]: Removals | true | readonly string[]
}

/** Composes the entries of a merchant's file that remove paths; a removed field also leaves the order of the form. */
export function composeRemovals(paths: readonly string[], parent: ResolvedMerchant): Removals {
  const removals = paths.reduce<Removals>((all, path) => removeAt(all, path.split('.')), {})
  const fields = paths.flatMap((path) => /^registration\.fields\.(\w+)$/.exec(path)?.[1] ?? [])
  if (fields.length === 0) return removals
  const order = parent.registration.order.filter((field) => !fields.includes(field))
  const { registration } = removals
  return { ...removals, registration: { order, ...(isMap(registration) ? registration : {}) } }
}

function removeAt(removals: Removals, [step = '', ...rest]: readonly string[]): Removals {
  const inner = removals[step]
  const below = isMap(inner) ? inner : {}
  return { ...removals, [step]: rest.length === 0 ? { $remove: true } : removeAt(below, rest) }
}

function isMap(value: Removals[string] | undefined): value is Removals {
  return typeof value === 'object' && !Array.isArray(value)
}
