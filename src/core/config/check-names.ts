import { createFinding, type Finding, renameFix } from './finding.ts'
import { findNearest } from './nearest.ts'
import type { Span } from './source.ts'
import { type Path, stringAt, type Tree } from './tree.ts'

/** The names that are allowed at some paths of a file. */
export interface NameRule {
  /** Keys separated by dots. `*` matches every key or item, and `:*` selects the keys themselves. */
  readonly at: string
  /** The kind of the names in messages, such as "palette". */
  readonly kind: string
  readonly known: Iterable<string>
}

/** Reports names in a file that are not allowed. */
export function checkNames(tree: Tree, rules: readonly NameRule[]): Finding[] {
  return rules.flatMap(({ at, kind, known }) => {
    const allowed = new Set(known)
    const names = [...allowed]
    return findPlaces(tree, at).flatMap(({ name, span, path, taken }) => {
      if (allowed.has(name)) return []
      const nearest = findNearest(name, names)
      const free = nearest.safe !== undefined && !taken.includes(nearest.safe)
      const fix = renameFix(span, free ? nearest.safe : undefined)
      const values = { kind, name, known: names, nearest: nearest.name }
      return [createFinding('unknown-name', { span, path, fix }, values)]
    })
  })
}

export interface NamedPlace {
  readonly name: string
  readonly span: Span
  readonly path: Path
  readonly tree: Tree
  /** The keys of the same map, which a rename must not repeat. */
  readonly taken: readonly string[]
}

/** Finds the texts or keys at a path, which may contain `*`. */
export function findPlaces(tree: Tree, at: string): NamedPlace[] {
  return walk(tree, at.split('.'), [])
}

function walk(tree: Tree, [step, ...rest]: readonly string[], path: Path): NamedPlace[] {
  if (step === undefined) {
    const name = stringAt(tree, [])
    return name === undefined ? [] : [{ name, span: tree, path, tree, taken: [] }]
  }
  if (step === ':*') {
    const taken = entriesOf(tree).map(([name]) => String(name))
    return entriesOf(tree).map(([name, span, value]) => ({
      name: String(name),
      span,
      path: [...path, name],
      tree: value,
      taken,
    }))
  }
  return entriesOf(tree).flatMap(([key, , value]) =>
    step === '*' || step === key ? walk(value, rest, [...path, key]) : [],
  )
}

function entriesOf(tree: Tree): [string | number, Span, Tree][] {
  if (tree.kind === 'map')
    return [...tree.entries].map(([key, entry]) => [key, entry.key, entry.value])
  return tree.kind === 'list' ? tree.items.map((item, index) => [index, item, item]) : []
}
