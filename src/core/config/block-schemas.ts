import {
  blockTypeSchema,
  branchesOf,
  followSchema,
  keySchema,
  merchantSchema,
  type Schema,
} from './schema-registry.ts'
import type { Source } from './source.ts'

/** The schema of a block of any type, with a branch for each, on the pages of the product; and of the name of a type. */
const [anyBlock, anyType] = [findBlockSchema('home'), blockTypeSchema.schema]
/** The same on own pages, whose schema has the list of blocks once more. */
const anyBlockOfOwnPage = findBlockSchema('own-page')
/** What they are without the blocks of a workspace. */
const product = { branches: anyBlock.oneOf ?? [], types: anyType.enum ?? [] }

/** The schema of an own block, and the file that it is composed from. */
export interface OwnBlockSchema {
  readonly schema: Schema
  readonly source: Source
}

let ownBlocks: ReadonlyMap<string, OwnBlockSchema> = new Map()

/**
 * Makes the blocks of a workspace known beside those of the product, in place of those set before: pages take them, and
 * fallbacks name them. A process has one set, because all merchants of a workspace have the same blocks.
 */
export function setOwnBlocks(own: ReadonlyMap<string, OwnBlockSchema>): void {
  ownBlocks = own
  // The only parts of the schemas that are ever replaced.
  const [blocks, blocksOfOwnPages, names] = [anyBlock, anyBlockOfOwnPage, anyType] as [
    Changeable<Schema>,
    Changeable<Schema>,
    Changeable<Schema>,
  ]
  blocks.oneOf =
    own.size > 0
      ? [...product.branches, ...[...own.values()].map(({ schema }) => schema)]
      : product.branches
  blocksOfOwnPages.oneOf = blocks.oneOf
  names.enum = own.size > 0 ? [...product.types, ...own.keys()] : product.types
}

type Changeable<T> = { -readonly [K in keyof T]: T[K] }

/** Returns the own blocks that are known to this process, by type. */
export function listOwnBlocks(): ReadonlyMap<string, OwnBlockSchema> {
  return ownBlocks
}

/** Returns true for the type of a block of the product. */
export function isProductBlock(type: string): boolean {
  return product.types.includes(type)
}

/** Returns the schema of each block by its type. */
export function listBlockSchemas(): ReadonlyMap<string, Schema> {
  return branchesOf(anyBlock) ?? new Map()
}

/** Returns true if a page shows blocks with this schema: "shell" those with a place in the shell, other pages the rest. */
export function isDrawnOn(page: string, { place }: Schema): boolean {
  return (place !== undefined) === (page === 'shell')
}

/** Returns the schemas of the blocks that a page shows, by type. */
export function blockSchemasOf(page: string): Readonly<Record<string, Schema>> {
  return Object.fromEntries([...listBlockSchemas()].filter(([, schema]) => isDrawnOn(page, schema)))
}

function findBlockSchema(page: string): Schema {
  const steps = ['pages', page, 'blocks', 'any']
  return steps.reduce<Schema>(
    (schema, key) => followSchema(keySchema(schema, key) ?? {}).schema,
    merchantSchema.schema,
  )
}
