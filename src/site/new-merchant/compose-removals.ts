import type { Finding } from '../../core/config/finding.ts'

/** Lists the dotted paths of inherited blocks and fields that a merchant's languages never show. */
export function listUnreachablePaths(findings: readonly Finding[]): readonly string[] {
  return findings.flatMap(({ code, path }) =>
    code === 'unreachable-block' && path.endsWith('.when') ? [path.slice(0, -'.when'.length)] : [],
  )
}

/** The part of a merchant's file that removes inherited values. */
interface Removals {
  readonly [key: string]: Removals | true
}

/** Composes the entries of a merchant's file that remove paths. */
export function composeRemovals(paths: readonly string[]): Removals {
  return paths.reduce<Removals>((all, path) => removeAt(all, path.split('.')), {})
}

function removeAt(removals: Removals, [step = '', ...rest]: readonly string[]): Removals {
  const inner = removals[step]
  const below = isMap(inner) ? inner : {}
  return { ...removals, [step]: rest.length === 0 ? { $remove: true } : removeAt(below, rest) }
}

function isMap(value: Removals[string] | undefined): value is Removals {
  return typeof value === 'object'
}
