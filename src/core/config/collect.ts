import {
  branchesOf,
  followSchema,
  keySchema,
  type Schema,
  type SchemaName,
} from './schema-registry.ts'
import type { Source } from './source.ts'
import { childOf, type MapTree, type Path, samePath, stringAt, type Tree } from './tree.ts'

export interface Collected {
  readonly tree: Tree
  readonly path: Path
}

/**
 * Collects the values of a tree whose schema has one of the wanted names, such as all texts or all
 * links. A value of a part that several merchants inherit is the same object for each of them.
 */
export function collect(tree: MapTree, schema: Schema): Found {
  return collectParts(tree, schema).flatMap(({ found }) => found)
}

/** The values in one section of a merchant, or in one page. */
export interface Part {
  readonly found: Found
  /** True for a part that is inherited whole. Its list is the same for every merchant that inherits it. */
  readonly isInherited: boolean
}

/** Collects the same values in parts: one for each page, and one for each other section. */
export function collectParts(tree: MapTree, schema: Schema): readonly Part[] {
  const own = tree.source
  const inside = followSchema(schema).schema
  const partOf = (value: Tree, schema: Schema | undefined, path: Path): Part[] => {
    if (!schema) return []
    const isInherited = value.source !== own && value.kind !== 'leaf'
    return [{ found: gather({ tree: value, path }, schema, own), isInherited }]
  }
  return [...tree.entries].flatMap(([key, { value }]) => {
    const section = keySchema(inside, key)
    if (key !== 'pages' || value.kind !== 'map' || !section) return partOf(value, section, [key])
    const pages = followSchema(section).schema
    return [...value.entries].flatMap(([page, entry]) =>
      partOf(entry.value, keySchema(pages, page), [key, page]),
    )
  })
}

export interface Named extends Collected {
  readonly name: SchemaName
}

export type Found = readonly Named[]

const wanted: readonly string[] = ['Text', 'Art', 'Link', 'Condition'] satisfies SchemaName[]

function isWanted(name: string | undefined): name is SchemaName {
  return name !== undefined && wanted.includes(name)
}

/** Depths at which many merchants share the same tree: 1 for a section, 2 for a page or a map of a section, 4 for a block. */
const sharedDepths: ReadonlySet<number> = new Set([1, 2, 4])

interface Gathered {
  readonly schema: Schema
  readonly path: Path
  readonly found: readonly Named[]
}
const cache = new WeakMap<Tree, Gathered>()

function gather(at: Collected, schema: Schema, own: Source): Found {
  const { tree, path } = at
  const isShared = sharedDepths.has(path.length) && tree.kind !== 'leaf' && tree.source !== own
  if (!isShared) return gatherUncached(at, schema, own)
  const cached = cache.get(tree)
  if (cached?.schema === schema && samePath(cached.path, path)) return cached.found
  const found = gatherUncached(at, schema, own)
  cache.set(tree, { schema, path, found })
  return found
}

function gatherUncached({ tree, path }: Collected, schema: Schema, own: Source): Found {
  const { name, schema: followed } = followSchema(schema)
  if (isWanted(name)) return [{ name, tree, path }]
  const branches = branchesOf(followed)
  const inside = branches?.get(stringAt(childOf(tree, 'type'), []) ?? '') ?? followed
  // The fallback of a block is a block, also if the type of the block is unknown.
  const schemaOf = (key: string): Schema | undefined =>
    branches && key === 'fallback' ? followed : keySchema(inside, key)
  if (tree.kind === 'map')
    return [...tree.entries].flatMap(([key, { value }]) => {
      const inner = schemaOf(key)
      return inner ? gather({ tree: value, path: [...path, key] }, inner, own) : []
    })
  const { items } = inside
  if (tree.kind !== 'list' || !items) return []
  return tree.items.flatMap((item, index) =>
    gather({ tree: item, path: [...path, index] }, items, own),
  )
}
