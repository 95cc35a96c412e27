import { law, lawPlaces } from '../contract/generated/law.ts'
import type { Files } from './files.ts'
import type { Schema } from './law.ts'
import { type Parsed, parseSource } from './parse-source.ts'
import { type Place, placeOf, startOf } from './source.ts'
import { nearestSpan } from './tree.ts'

/** Where in schemas/ a schema says what stands unsaid: its `default`, else where it begins itself. */
export type SchemaPlaces = (schema: Schema) => Place

/** Finds places in the schemas of the project; a file is read when the first place in it is asked for. */
export function openSchemaPlaces(project: Files): SchemaPlaces {
  const files = new Map<string, Parsed>()
  let pointers: ReadonlyMap<unknown, Pointer> | undefined
  return (schema) => {
    pointers ??= listPointers()
    const { file, keys } = pointers.get(schema) ?? { file: 'schemas', keys: [] }
    const parsed = files.get(file) ?? parseSource({ path: file, text: project.read(file) ?? '' })
    files.set(file, parsed)
    const { tree, source } = parsed
    return placeOf(tree ? nearestSpan(tree, [...keys, 'default']) : startOf(source))
  }
}

interface Pointer {
  readonly file: string
  readonly keys: readonly string[]
}

/** The way to every part of the law; its files say the same, and what a layer may take out besides. */
function listPointers(): Map<unknown, Pointer> {
  const all = new Map<unknown, Pointer>()
  const visit = (part: unknown, { file, keys }: Pointer): void => {
    if (typeof part !== 'object' || part === null) return
    all.set(part, { file, keys })
    for (const [key, inner] of Object.entries(part)) visit(inner, { file, keys: [...keys, key] })
  }
  for (const [name, schema] of Object.entries(law)) {
    const [file = '', pointer = ''] = lawPlaces[name]?.split('#') ?? []
    visit(schema, { file, keys: pointer.split('/').slice(1) })
  }
  return all
}
