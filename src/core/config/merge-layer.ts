import { isRemoval } from './check-shape.ts'
import { createFinding, type Finding } from './finding.ts'
import { findNearest } from './nearest.ts'
import type { Span } from './source.ts'
import {
  childOf,
  type Entry,
  emptyMap,
  type MapTree,
  pathText,
  stringAt,
  type Tree,
} from './tree.ts'

/** What one layer said of a value. */
export interface Statement {
  readonly layer: string
  readonly act: 'set' | 'removed'
  /** The value; for a removal, the one that was removed. */
  readonly tree: Tree
  /** Where the layer said it. */
  readonly span: Span
}

/** Everything said of every value, by dotted path, the last layer last. */
export type Statements = Map<string, readonly Statement[]>

export interface MergeScope {
  readonly path: readonly string[]
  readonly layer: string
  readonly statements: Statements
  /** What removes, in place of the values themselves. */
  readonly remover?: Span
  readonly report: (finding: Finding) => void
}

/** Keys that speak of the file itself and are not inherited. */
const ownKeys = new Set(['$schema', 'schemaVersion', 'code', 'extends', 'hosts', '$final'])

/** Merges a layer over what it inherits: maps merge key by key, any other value replaces the inherited one. */
export function mergeLayer(
  inherited: MapTree | undefined,
  own: MapTree,
  scope: MergeScope,
): MapTree {
  const kept = [...(inherited?.entries ?? [])]
  const entries = new Map<string, Entry>(
    scope.path.length > 0 ? kept : kept.filter(([key]) => !ownKeys.has(key)),
  )
  for (const [key, entry] of own.entries) {
    if (key === '$remove' || key === '$replace') continue
    const inner = { ...scope, path: [...scope.path, key] }
    const below = entries.get(key)?.value
    if (isRemoval(entry.value)) {
      if (below) sayDeep(below, { ...inner, remover: entry.value }, 'removed')
      else reportNothing(entry, key, { inherited, scope: inner })
      entries.delete(key)
      continue
    }
    entries.set(key, { key: entry.key, value: mergeValue(below, entry.value, inner) })
  }
  return { ...own, entries }
}

function mergeValue(below: Tree | undefined, value: Tree, scope: MergeScope): Tree {
  if (value.kind !== 'map' || isWhole(scope.path)) {
    if (below?.kind === 'map') sayInside(below, { ...scope, remover: value }, 'removed')
    say(value, scope, 'set')
    if (value.kind === 'map') sayInside(value, scope, 'set')
    return value
  }
  const cut = below?.kind !== 'map' || isCut(below, value, scope.path)
  if (below && cut) sayInside(below, { ...scope, remover: value }, 'removed')
  say(value, scope, 'set')
  return mergeLayer(cut ? emptyMap(value) : below, value, scope)
}

/** A condition is one thing: half of one over half of another would be neither. */
function isWhole(path: readonly string[]): boolean {
  const [area, , collection] = path
  if (path.at(-1) !== 'when') return false
  return area === 'pages' ? path.length === 5 && collection === 'blocks' : path.length === 4
}

/** A block of another type is another block, and a brand that has a name of its own has no other in any language. */
function isCut(below: Tree, value: MapTree, path: readonly string[]): boolean {
  if (childOf(value, '$replace') || pathText(path) === 'brand.name') return true
  if (path[0] !== 'pages' || path[2] !== 'blocks' || path.length !== 4) return false
  const type = stringAt(value, ['type'])
  return type !== undefined && type !== stringAt(below, ['type'])
}

function say(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  const { path, layer, statements, remover } = scope
  const text = pathText(path)
  statements.set(text, [
    ...(statements.get(text) ?? []),
    { layer, act, tree, span: remover ?? tree },
  ])
}

function sayDeep(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  say(tree, scope, act)
  sayInside(tree, scope, act)
}

function sayInside(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  if (tree.kind !== 'map') return
  for (const [key, { value }] of tree.entries)
    sayDeep(value, { ...scope, path: [...scope.path, key] }, act)
}

function reportNothing(
  entry: Entry,
  key: string,
  { inherited, scope }: { inherited: MapTree | undefined; scope: MergeScope },
): void {
  const nearest = findNearest(key, inherited?.entries.keys() ?? [])
  scope.report(
    createFinding(
      'nothing-to-remove',
      { span: entry.key, path: scope.path },
      { path: pathText(scope.path), nearest: nearest.name },
    ),
  )
}

/** Whether two trees say the same, in the same order; what one shares with the other is not looked into. */
export function sameTree(a: Tree | undefined, b: Tree | undefined): boolean {
  if (a === b) return true
  if (a?.kind === 'leaf' && b?.kind === 'leaf') return a.value === b.value
  if (a?.kind === 'list' && b?.kind === 'list')
    return (
      a.items.length === b.items.length && a.items.every((one, at) => sameTree(one, b.items[at]))
    )
  if (a?.kind !== 'map' || b?.kind !== 'map' || a.entries.size !== b.entries.size) return false
  const others = b.entries.entries()
  for (const [key, { value }] of a.entries) {
    const [otherKey, other] = others.next().value ?? []
    if (key !== otherKey || !sameTree(value, other?.value)) return false
  }
  return true
}
