import type { Span } from './source.ts'

/** JSON that remembers where it was typed. */
export type Tree = MapTree | ListTree | LeafTree

export interface MapTree extends Span {
  readonly kind: 'map'
  readonly entries: ReadonlyMap<string, Entry>
}
export interface Entry {
  readonly key: Span
  readonly value: Tree
}
export interface ListTree extends Span {
  readonly kind: 'list'
  readonly items: readonly Tree[]
}
export interface LeafTree extends Span {
  readonly kind: 'leaf'
  readonly value: string | number | boolean | null
}

/** A step into a tree: a key of a map or an index of a list. */
export type Path = readonly (string | number)[]

export function pathText(path: Path): string {
  return path.join('.')
}

/** The plain value of a tree; keys were checked when it was parsed. */
export function toValue(tree: Tree): unknown {
  if (tree.kind === 'leaf') return tree.value
  if (tree.kind === 'list') return tree.items.map(toValue)
  return Object.fromEntries([...tree.entries].map(([key, { value }]) => [key, toValue(value)]))
}

export function childOf(tree: Tree | undefined, key: string): Tree | undefined {
  return tree?.kind === 'map' ? tree.entries.get(key)?.value : undefined
}

/** The tree at a path of keys, or undefined. */
export function treeAt(tree: Tree | undefined, keys: readonly string[]): Tree | undefined {
  return keys.reduce<Tree | undefined>(childOf, tree)
}

/** The key of the deepest part of a path that a tree has, to point at. */
export function nearestSpan(tree: Tree, keys: readonly string[]): Span {
  let span: Span = { source: tree.source, start: tree.start, end: tree.start }
  let node: Tree = tree
  for (const key of keys) {
    const entry = node.kind === 'map' ? node.entries.get(key) : undefined
    if (!entry) return span
    span = entry.key
    node = entry.value
  }
  return span
}

export function stringAt(tree: Tree | undefined, keys: readonly string[]): string | undefined {
  const leaf = treeAt(tree, keys)
  return leaf?.kind === 'leaf' && typeof leaf.value === 'string' ? leaf.value : undefined
}

/** The texts of a list with where each stands. */
export function textsOf(tree: Tree | undefined): { text: string; span: Span }[] {
  if (tree?.kind !== 'list') return []
  return tree.items.flatMap((item) =>
    item.kind === 'leaf' && typeof item.value === 'string'
      ? [{ text: item.value, span: item }]
      : [],
  )
}

/** A tree with another value at a path; maps on the way are made where they are missing. */
export function withTreeAt(
  tree: MapTree,
  keys: readonly string[],
  value: Tree | undefined,
): MapTree {
  const [key, ...rest] = keys
  if (key === undefined) return tree
  const entries = new Map(tree.entries)
  const old = tree.entries.get(key)
  if (rest.length > 0) {
    const inner = old?.value.kind === 'map' ? old.value : emptyMap(tree)
    entries.set(key, { key: old?.key ?? tree, value: withTreeAt(inner, rest, value) })
  } else if (value === undefined) {
    entries.delete(key)
  } else {
    entries.set(key, { key: old?.key ?? value, value })
  }
  return { ...tree, entries }
}

export function emptyMap({ source, start }: Span): MapTree {
  return { kind: 'map', entries: new Map(), source, start, end: start }
}
