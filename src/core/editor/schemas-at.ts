import { branchesOf, followSchema, keySchema, type NamedSchema } from '../config/schema-registry.ts'
import { type Path, stringAt, type Tree, treeAtPath } from '../config/tree.ts'

/** The values from which the type of a block is read: those of the file before those that it inherits. */
export type TypedTrees = readonly (Tree | undefined)[]

/** Returns the schemas that a value at a path may have, with references followed and alternatives listed. */
export function schemasAt(
  schema: NamedSchema,
  path: Path,
  trees: TypedTrees,
): readonly NamedSchema[] {
  return path.reduce<readonly NamedSchema[]>(
    (schemas, key, at) =>
      schemas.flatMap(({ schema: above }) => {
        const below = typeof key === 'number' ? above.items : keySchema(above, key)
        return below ? expand({ name: undefined, schema: below }, path.slice(0, at + 1), trees) : []
      }),
    expand(schema, [], trees),
  )
}

function expand(named: NamedSchema, path: Path, trees: TypedTrees): readonly NamedSchema[] {
  const { name = named.name, schema } = followSchema(named.schema)
  const branches = branchesOf(schema)
  if (branches) {
    const type = typeAt(path, trees)
    const branch = type === undefined ? undefined : branches.get(type)
    return branch ? [{ name: type, schema: branch }] : [{ name, schema }]
  }
  if (!schema.anyOf) return [{ name, schema }]
  return [
    { name, schema: { ...schema, anyOf: [] } },
    ...schema.anyOf.flatMap((one) => expand({ name, schema: one }, path, trees)),
  ]
}

/** Returns the type of the block at a path, as the file or else what it inherits has it. */
export function typeAt(path: Path, trees: TypedTrees): string | undefined {
  for (const tree of trees) {
    const type = stringAt(treeAtPath(tree, path), ['type'])
    if (type !== undefined) return type
  }
  return undefined
}
