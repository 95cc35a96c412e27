import {
  branchesOf,
  followSchema,
  keySchema,
  type Schema,
  type SchemaName,
} from './schema-registry.ts'

export interface NamedValue {
  readonly value: string
  readonly path: readonly string[]
}

/** Lists the strings inside a value whose schema has a name, such as all art paths of a merchant. Texts and conditions have none. */
export function listNamed(
  value: unknown,
  schema: Schema,
  wanted: SchemaName,
  path: readonly string[] = [],
): NamedValue[] {
  const { name, schema: followed } = followSchema(schema)
  if (name === wanted) return typeof value === 'string' ? [{ value, path }] : []
  if (name === 'Text' || name === 'Condition' || value === null || typeof value !== 'object')
    return []
  if (Array.isArray(value))
    return value.flatMap((item, at) =>
      listNamed(item, followed.items ?? {}, wanted, [...path, String(at)]),
    )
  const inside = branchesOf(followed)?.get('type' in value ? String(value.type) : '') ?? followed
  return Object.entries(value).flatMap(([key, inner]) =>
    listNamed(inner, keySchema(inside, key) ?? {}, wanted, [...path, key]),
  )
}
