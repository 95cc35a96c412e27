import { ownTypePattern } from '../../src/core/config/own-blocks/own-block.ts'

/** The part of `fallback.schema.json` that lists the types of blocks. */
export interface TypesSchema {
  readonly definitions: { readonly type: TypeList }
}

interface TypeList {
  readonly type: 'string'
  readonly description: string
  readonly enum: readonly string[]
}

/**
 * Returns the schema of the types for the editors of a workspace, which has blocks of its own: it lists the types of the
 * product, and accepts every other that has a dash. `livery validate` knows which of these there are.
 */
export function acceptOwnTypes<S extends TypesSchema>(schema: S) {
  const { enum: types, ...rest } = schema.definitions.type
  const own = { pattern: ownTypePattern, description: 'The type of a block of this workspace.' }
  const type = { ...rest, anyOf: [{ enum: types }, own] }
  return { ...schema, definitions: { ...schema.definitions, type } }
}
