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

/** One change of a value by a layer. */
export interface Statement {
  readonly layer: string
  readonly act: 'set' | 'removed'
  /** The value that was set or removed. */
  readonly tree: Tree
  /** The span in the layer's file that makes the change. */
  readonly span: Span
}

/** The changes of every value by dotted path, the last layer last. */
export interface Statements {
  readonly get: (path: string) => readonly Statement[] | undefined
  readonly set: (path: string, made: readonly Statement[]) => void
  readonly paths: () => Iterable<string>
}

/** Starts the statements of a layer over those of its parent, which stay as they are and are not copied. */
export function statementsOver(below?: Statements): Statements {
  const own = new Map<string, readonly Statement[]>()
  return {
    get: (path) => own.get(path) ?? below?.get(path),
    set: (path, made) => void own.set(path, made),
    paths: () => (below ? new Set([...below.paths(), ...own.keys()]) : own.keys()),
  }
}

export interface MergeScope {
  readonly path: readonly string[]
  readonly layer: string
  /** Receives the changes, if anybody asks for them. */
  readonly statements?: Statements
  /** The span that removes values; without it, the span of the value itself. */
  readonly remover?: Span
  readonly report: (finding: Finding) => void
}

/** The keys about the file itself, which are not inherited. */
const ownKeys = new Set([
  '$schema',
  'schemaVersion',
  'code',
  'extends',
  'hosts',
  'archived',
  '$final',
])

/** Merges a layer over the tree that it inherits: maps merge key by key, any other value replaces the inherited one. */
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
      if (below) recordDeep(below, { ...inner, remover: entry.value }, 'removed')
      else reportNothingToRemove(entry, key, { inherited, scope: inner })
      entries.delete(key)
      continue
    }
    entries.set(key, { key: entry.key, value: mergeValue(below, entry.value, inner) })
  }
  return { ...own, entries }
}

function mergeValue(below: Tree | undefined, value: Tree, scope: MergeScope): Tree {
  if (value.kind !== 'map' || isAtomic(scope.path)) {
    if (below?.kind === 'map') recordInside(below, { ...scope, remover: value }, 'removed')
    record(value, scope, 'set')
    if (value.kind === 'map') recordInside(value, scope, 'set')
    return value
  }
  const replaces = below?.kind !== 'map' || isReplacement(below, value, scope.path)
  const remover = childOf(value, '$replace') ?? value
  if (below && replaces) recordInside(below, { ...scope, remover }, 'removed')
  record(value, scope, 'set')
  return mergeLayer(replaces ? emptyMap(value) : below, value, scope)
}

/** Returns true for a condition, which is replaced as a whole because a merge of two conditions has no meaning. */
function isAtomic(path: readonly string[]): boolean {
  const [area, , collection] = path
  if (path.at(-1) !== 'when') return false
  return area === 'pages' ? path.length === 5 && collection === 'blocks' : path.length === 4
}

/**
 * Returns true if a map replaces the inherited one: with `$replace`, as a block of a different type,
 * and as the name of the brand, which is not mixed with an inherited name in other languages.
 */
function isReplacement(below: Tree, value: MapTree, path: readonly string[]): boolean {
  if (childOf(value, '$replace') || pathText(path) === 'brand.name') return true
  if (path[0] !== 'pages' || path[2] !== 'blocks' || path.length !== 4) return false
  const type = stringAt(value, ['type'])
  return type !== undefined && type !== stringAt(below, ['type'])
}

function record(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  const { path, layer, statements, remover } = scope
  if (!statements) return
  const text = pathText(path)
  statements.set(text, [
    ...(statements.get(text) ?? []),
    { layer, act, tree, span: remover ?? tree },
  ])
}

function recordDeep(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  record(tree, scope, act)
  recordInside(tree, scope, act)
}

function recordInside(tree: Tree, scope: MergeScope, act: Statement['act']): void {
  if (tree.kind !== 'map' || !scope.statements) return
  for (const [key, { value }] of tree.entries)
    recordDeep(value, { ...scope, path: [...scope.path, key] }, act)
}

function reportNothingToRemove(
  entry: Entry,
  key: string,
  { inherited, scope }: { inherited: MapTree | undefined; scope: MergeScope },
): void {
  // A removed field of registration leaves the form whether or not a layer set something of it.
  if (pathText(scope.path.slice(0, -1)) === 'registration.fields') return
  const nearest = findNearest(key, inherited?.entries ?? [])
  scope.report(
    createFinding(
      'nothing-to-remove',
      { span: entry.key, path: scope.path },
      { path: pathText(scope.path), nearest: nearest.name },
    ),
  )
}

/** Returns true if two trees have equal values and keys in the same order. Shared subtrees are not compared. */
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
