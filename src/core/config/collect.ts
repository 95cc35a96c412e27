import { branchesOf, followSchema, keySchema, type Schema, type SchemaName } from './law.ts'
import { childOf, type Path, pathText, stringAt, type Tree } from './tree.ts'

export interface Collected {
  readonly tree: Tree
  readonly path: Path
}

/** Every value of a tree that the law calls by one of the names, such as all texts or all links. */
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

/** Where the same tree is met in many merchants: a page or a map of a section, a block. */
const sharedDepths: ReadonlySet<number> = new Set([2, 4])

interface Gathered {
  readonly schema: Schema
  readonly path: string
  readonly found: readonly Named[]
}
const kept = new WeakMap<Tree, Gathered>()

function gather(at: Collected, schema: Schema): readonly Named[] {
  const { tree, path } = at
  if (!sharedDepths.has(path.length) || tree.kind === 'leaf') return gatherAnew(at, schema)
  const text = pathText(path)
  const ready = kept.get(tree)
  if (ready?.schema === schema && ready.path === text) return ready.found
  const found = gatherAnew(at, schema)
  kept.set(tree, { schema, path: text, found })
  return found
}

function gatherAnew({ tree, path }: Collected, schema: Schema): readonly Named[] {
  const { name, schema: followed } = followSchema(schema)
  if (isWanted(name)) return [{ name, tree, path }]
  const branches = branchesOf(followed)
  const inside = branches?.get(stringAt(childOf(tree, 'type'), []) ?? '') ?? followed
  // What stands in for a block is a block, also for one of an unknown kind.
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
