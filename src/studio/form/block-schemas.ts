import {
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from '../../config/law.ts'

/** What every kind of block can be told, by its type. */
export const blockSchemas: ReadonlyMap<string, Schema> = branchesOf(blockSchema()) ?? new Map()

/** The kinds that stand on a page, or around every page, which the page "shell" is. */
export function blockSchemasOf(page: string): readonly (readonly [type: string, Schema])[] {
  return [...blockSchemas].filter(([, { place }]) => (place !== undefined) === (page === 'shell'))
}

function blockSchema(): Schema {
  const steps = ['pages', 'home', 'blocks', 'any']
  return steps.reduce<Schema>(
    (schema, key) => followSchema(keySchema(schema, key) ?? {}).schema,
    merchantSchema.schema,
  )
}
