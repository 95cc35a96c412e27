import {
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from './schema-registry.ts'

/** The schema of each block by its type. */
export const blockSchemas: ReadonlyMap<string, Schema> = branchesOf(blockSchema()) ?? new Map()

/** Returns true if a page shows blocks with this schema: "shell" those with a place in the shell, other pages the rest. */
export function isDrawnOn(page: string, { place }: Schema): boolean {
  return (place !== undefined) === (page === 'shell')
}

/** Returns the schemas of the blocks that a page shows, by type. */
export function blockSchemasOf(page: string): Readonly<Record<string, Schema>> {
  return Object.fromEntries([...blockSchemas].filter(([, schema]) => isDrawnOn(page, schema)))
}

function blockSchema(): Schema {
  const steps = ['pages', 'home', 'blocks', 'any']
  return steps.reduce<Schema>(
    (schema, key) => followSchema(keySchema(schema, key) ?? {}).schema,
    merchantSchema.schema,
  )
}
