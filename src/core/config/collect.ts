import {
  branchesOf,
  followSchema,
  keySchema,
  type Schema,
  type SchemaName,
} from './schema-registry.ts'
import { childOf, type Path, pathText, stringAt, type Tree } from './tree.ts'

export interface Collected {
  readonly tree: Tree
  readonly path: Path
}

/** Collects the values of a tree whose schema has one of the wanted names, such as all texts or all links. */
export function collect(tree: Tree, schema: Schema): ReadonlyMap<SchemaName, readonly Collected[]> {
  const found = new Map<SchemaName, Collected[]>()
  for (const { name, ...one } of gather({ tree, path: [] }, schema)) {
    const list = found.get(name)
    if (list) list.push(one)
    else found.set(name, [one])
  }
  return found
}

interface Named extends Collected {
  readonly name: SchemaName
}

const wanted: readonly string[] = ['Text', 'Art', 'Link', 'Condition'] satisfies SchemaName[]

function isWanted(name: string | undefined): name is SchemaName {
  return name !== undefined && wanted.includes(name)
}

/** Depths at which many merchants share the same tree: 2 for a page or a map of a section, 4 for a block. */
const sharedDepths: ReadonlySet<number> = new Set([2, 4])

interface Gathered {
  readonly schema: Schema
  readonly path: string
  readonly found: readonly Named[]
}
const cache = new WeakMap<Tree, Gathered>()

function gather(at: Collected, schema: Schema): readonly Named[] {
  const { tree, path } = at
  if (!sharedDepths.has(path.length) || tree.kind === 'leaf') return gatherUncached(at, schema)
  const text = pathText(path)
  const cached = cache.get(tree)
  if (cached?.schema === schema && cached.path === text) return cached.found
  const found = gatherUncached(at, schema)
  cache.set(tree, { schema, path: text, found })
  return found
}

function gatherUncached({ tree, path }: Collected, schema: Schema): readonly Named[] {
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
      return inner ? gather({ tree: value, path: [...path, key] }, inner) : []
    })
  const { items } = inside
  if (tree.kind !== 'list' || !items) return []
  return tree.items.flatMap((item, index) => gather({ tree: item, path: [...path, index] }, items))
}
