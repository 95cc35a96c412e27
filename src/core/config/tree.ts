import type { Span } from './source.ts'

/** Parsed JSON with the span of every value and key. */
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

/** The keys of maps and indexes of lists that lead to a value. */
export type Path = readonly (string | number)[]

export function pathText(path: Path): string {
  return path.join('.')
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, at) => step === other[at])
}

/** Returns the plain value of a tree. The parser has removed reserved keys. */
export function toValue(tree: Tree): unknown {
  if (tree.kind === 'leaf') return tree.value
  if (tree.kind === 'list') return tree.items.map(toValue)
  return Object.fromEntries([...tree.entries].map(([key, { value }]) => [key, toValue(value)]))
}

export function childOf(tree: Tree | undefined, key: string): Tree | undefined {
  return tree?.kind === 'map' ? tree.entries.get(key)?.value : undefined
}

/** Returns the tree at a path of keys; undefined if the path does not exist. */
export function treeAt(tree: Tree | undefined, keys: readonly string[]): Tree | undefined {
  return keys.reduce<Tree | undefined>(childOf, tree)
}

/** Returns the tree at a path of keys and indexes; undefined if the path does not exist. */
export function treeAtPath(tree: Tree | undefined, path: Path): Tree | undefined {
  return path.reduce<Tree | undefined>((node, key) => {
    if (node?.kind === 'list') return typeof key === 'number' ? node.items[key] : undefined
    return childOf(node, String(key))
  }, tree)
}

/** Returns the span of the last key of a path that exists in a tree; else the start of the tree. */
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

/** Lists the texts of a list with their spans. */
export function textsOf(tree: Tree | undefined): { text: string; span: Span }[] {
  if (tree?.kind !== 'list') return []
  return tree.items.flatMap((item) =>
    item.kind === 'leaf' && typeof item.value === 'string'
      ? [{ text: item.value, span: item }]
      : [],
  )
}

/** Returns a copy of a tree with a value set at a path, or removed for undefined. Creates missing maps on the path. */
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
