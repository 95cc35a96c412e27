import { branchesOf, followSchema, keySchema, type Schema, type SchemaName } from './law.ts'
import { childOf, type Path, stringAt, type Tree } from './tree.ts'

export interface Collected {
  readonly tree: Tree
  readonly path: Path
}

/** Every value of a tree that the law calls by one of the names, such as all texts or all links. */
export function collect(tree: Tree, schema: Schema): Map<SchemaName, Collected[]> {
  const found = new Map<SchemaName, Collected[]>()
  visit({ tree, path: [] }, schema, found)
  return found
}

const wanted: readonly string[] = ['Text', 'Art', 'Link', 'Condition'] satisfies SchemaName[]

function isWanted(name: string | undefined): name is SchemaName {
  return name !== undefined && wanted.includes(name)
}

function visit(
  { tree, path }: Collected,
  schema: Schema,
  found: Map<SchemaName, Collected[]>,
): void {
  const { name, schema: followed } = followSchema(schema)
  if (isWanted(name)) {
    const list = found.get(name) ?? []
    list.push({ tree, path })
    found.set(name, list)
    return
  }
  const branches = branchesOf(followed)
  const inside = branches?.get(stringAt(childOf(tree, 'type'), []) ?? '') ?? followed
  // What stands in for a block is a block, also for one of an unknown kind.
  const schemaOf = (key: string): Schema | undefined =>
    branches && key === 'fallback' ? followed : keySchema(inside, key)
  if (tree.kind === 'map') {
    for (const [key, { value }] of tree.entries) {
      const inner = schemaOf(key)
      if (inner) visit({ tree: value, path: [...path, key] }, inner, found)
    }
  }
  const { items } = inside
  if (tree.kind !== 'list' || !items) return
  tree.items.forEach((item, index) => {
    visit({ tree: item, path: [...path, index] }, items, found)
  })
}
