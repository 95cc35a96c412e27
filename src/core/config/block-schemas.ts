import { branchesOf, followSchema, keySchema, merchantSchema, type Schema } from './law.ts'

/** What every kind of block can be told, by its type. */
export const blockSchemas: ReadonlyMap<string, Schema> = branchesOf(blockSchema()) ?? new Map()

/** Whether a page draws blocks of a kind: "shell" draws what stands around every page, another one the rest. */
export function isDrawnOn(page: string, { place }: Schema): boolean {
  return (place !== undefined) === (page === 'shell')
}

/** The kinds that a page draws, by type. */
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
