import { schemaPlaces, schemas } from '../contract/generated/schemas.ts'
import { listOwnBlocks } from './block-schemas.ts'
import type { Files } from './files.ts'
import { type Parsed, parseSource } from './parse-source.ts'
import type { Schema } from './schema-registry.ts'
import { type Place, placeOf, spanAt } from './source.ts'
import { nearestSpan } from './tree.ts'

/** Returns the place of a schema's `default` in schemas/, or of the schema itself if it has none. */
export type SchemaPlaces = (schema: Schema) => Place

/** Creates the search for places in the schemas of a project. It reads a file when the first place in it is needed. */
export function openSchemaPlaces(project: Files): SchemaPlaces {
  const files = new Map<string, Parsed>()
  let pointers: ReadonlyMap<unknown, Pointer> | undefined
  return (schema) => {
    pointers ??= listPointers()
    const own = findOwnPlace(schema)
    if (own) return own
    const { file, keys } = pointers.get(schema) ?? { file: 'schemas', keys: [] }
    const parsed = files.get(file) ?? parseSource({ path: file, text: project.read(file) ?? '' })
    files.set(file, parsed)
    const { tree, source } = parsed
    return placeOf(tree ? nearestSpan(tree, [...keys, 'default']) : spanAt(source))
  }
}

/** Returns the place of the default of a setting of an own block; undefined for any other schema. */
function findOwnPlace(schema: Schema): Place | undefined {
  for (const { schema: block, source } of listOwnBlocks().values()) {
    const settings = Object.entries(block.properties?.['settings']?.properties ?? {})
    const found = settings.find(([, setting]) => setting === schema)
    const isVariant = block.properties?.['variant'] === schema
    const { tree } = found || isVariant ? parseSource(source) : {}
    if (tree)
      return placeOf(nearestSpan(tree, found ? ['settings', found[0], 'default'] : ['variants']))
  }
  return undefined
}

interface Pointer {
  readonly file: string
  readonly keys: readonly string[]
}

/** Maps every part of the schemas to its file and keys. */
function listPointers(): Map<unknown, Pointer> {
  const all = new Map<unknown, Pointer>()
  const visit = (part: unknown, { file, keys }: Pointer): void => {
    if (typeof part !== 'object' || part === null) return
    all.set(part, { file, keys })
    for (const [key, inner] of Object.entries(part)) visit(inner, { file, keys: [...keys, key] })
  }
  for (const [name, schema] of Object.entries(schemas)) {
    const [file = '', pointer = ''] = schemaPlaces[name]?.split('#') ?? []
    visit(schema, { file, keys: pointer.split('/').slice(1) })
  }
  return all
}
