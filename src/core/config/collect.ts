import { cachedByBoth } from './cached-by.ts'
import {
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
  type SchemaName,
} from './schema-registry.ts'
import type { Source } from './source.ts'
import {
  childOf,
  type MapTree,
  type Path,
  pathText,
  samePath,
  stringAt,
  type Tree,
} from './tree.ts'

export interface Collected {
  readonly tree: Tree
  readonly path: Path
}

/**
 * Collects the values of a merged merchant whose schema has one of the wanted names, such as all texts or
 * all links. A value that several merchants inherit is the same object for each of them.
 */
export function collect(tree: MapTree): Found {
  return gatherSections(listSections(tree), tree.source)
}

/** The values of a merchant, apart by whether they are in sections or pages that it inherits whole. */
export interface Parts {
  readonly own: SectionValues
  /** The same object for every merchant that inherits the same sections and pages of the same parent. */
  readonly inherited: SectionValues
}

export interface SectionValues {
  readonly found: Found
  readonly pages: readonly TypedPage[]
}

export interface TypedPage {
  readonly name: string
  readonly tree: Tree
}

/** Collects the values of a merged merchant in two parts. */
export function collectParts(tree: MapTree, inherited: MapTree | undefined): Parts {
  return {
    own: readSections(listSections(tree, inherited), tree.source),
    inherited: inherited ? readInherited(inherited, nameChanges(inherited, tree)) : nothing,
  }
}

const nothing: SectionValues = { found: [], pages: [] }

interface Section {
  readonly path: readonly string[]
  readonly value: Tree
  readonly schema: Schema
}

/** Lists the sections of a merchant, with each page as one of them. Leaves out those that are the same tree in `below`. */
function listSections(tree: MapTree, below?: MapTree): Section[] {
  return listChanged(tree, below).flatMap(([key, value]) => {
    const schema = keySchema(merchantSchema.schema, key)
    if (!schema) return []
    if (key !== 'pages' || value.kind !== 'map') return [{ path: [key], value, schema }]
    const pages = followSchema(schema).schema
    return listChanged(value, childOf(below, key)).flatMap(([page, inner]) => {
      const pageSchema = keySchema(pages, page)
      return pageSchema ? [{ path: [key, page], value: inner, schema: pageSchema }] : []
    })
  })
}

function listChanged(tree: MapTree, below: Tree | undefined): [string, Tree][] {
  const changed: [string, Tree][] = []
  for (const [key, { value }] of tree.entries)
    if (childOf(below, key) !== value) changed.push([key, value])
  return changed
}

/** Names the sections and pages of a parent that a merchant does not inherit whole, as a JSON list of dotted paths. */
function nameChanges(inherited: MapTree, tree: MapTree): string {
  const changed = listChanged(inherited, tree).flatMap(([key, value]) =>
    key === 'pages' && value.kind === 'map'
      ? listChanged(value, childOf(tree, key)).map(([page]) => pathText([key, page]))
      : key,
  )
  return JSON.stringify(changed)
}

/** Reads what a merchant inherits whole, once for all with the same changes. Saves 26 % of validating 1,000 merchants. */
const readInherited = cachedByBoth((inherited: MapTree, changes): SectionValues => {
  const changed = new Set<string>(JSON.parse(changes))
  return readSections(listSections(inherited).filter(({ path }) => !changed.has(pathText(path))))
})

function readSections(sections: readonly Section[], own?: Source): SectionValues {
  return {
    found: gatherSections(sections, own),
    pages: sections.flatMap(({ path: [, name], value }) =>
      name === undefined ? [] : [{ name, tree: value }],
    ),
  }
}

function gatherSections(sections: readonly Section[], own?: Source): Found {
  return sections.flatMap(({ path, value, schema }) => gather({ tree: value, path }, schema, own))
}

export interface Named extends Collected {
  readonly name: SchemaName
}

export type Found = readonly Named[]

const wanted: readonly string[] = [
  'Text',
  'Art',
  'Link',
  'Moment',
  'Condition',
] satisfies SchemaName[]

function isWanted(name: string | undefined): name is SchemaName {
  return name !== undefined && wanted.includes(name)
}

/** Depths at which many merchants share the same tree, so that what is found and completed there is cached: 1 for a section, 2 for a page or a map of a section, 4 for a block. */
export const sharedDepths: ReadonlySet<number> = new Set([1, 2, 4])

interface Gathered {
  readonly schema: Schema
  readonly path: Path
  readonly found: readonly Named[]
}
/** What is found in shared trees. Saves 11 % of validating 1,000 merchants. */
const cache = new WeakMap<Tree, Gathered>()

/** Returns the same object for a value wherever it is inherited, so that `check-parts.ts` finds what it checked before. Saves 5 % of validating 1,000 merchants. */
function nameOnce(name: SchemaName, { tree, path }: Collected): Named {
  const known = namedOf.get(tree)
  if (known?.name === name && samePath(known.path, path)) return known
  const named = { name, tree, path }
  namedOf.set(tree, named)
  return named
}
const namedOf = new WeakMap<Tree, Named>()

function gather(at: Collected, schema: Schema, own: Source | undefined): Found {
  const { tree, path } = at
  const isShared = sharedDepths.has(path.length) && tree.kind !== 'leaf' && tree.source !== own
  if (!isShared) return gatherUncached(at, schema, own)
  const cached = cache.get(tree)
  if (cached?.schema === schema && samePath(cached.path, path)) return cached.found
  const found = gatherUncached(at, schema, own)
  cache.set(tree, { schema, path, found })
  return found
}

function gatherUncached({ tree, path }: Collected, schema: Schema, own: Source | undefined): Found {
  const { name, schema: followed } = followSchema(schema)
  if (isWanted(name))
    return [tree.source === own ? { name, tree, path } : nameOnce(name, { tree, path })]
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
