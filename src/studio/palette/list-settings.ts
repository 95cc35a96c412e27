import { keySchema, merchantSchema, type Schema } from '../../core/config/schema-registry.ts'
import type { Path } from '../../core/config/tree.ts'
import { kindOfSchema } from '../form/kind-of.ts'
import { generalKeys, sections } from '../tree/view.ts'

/** A setting that a form of the studio shows. */
export interface ListedSetting {
  readonly path: readonly string[]
  readonly description: string | undefined
}

/** Lists the settings of the forms of a merchant, but for those of its pages, in the order of the forms. */
export function listSettings(): readonly ListedSetting[] {
  const named = sections.map(({ path }) => path).filter((path) => path !== 'pages')
  return [...generalKeys, ...named].flatMap((key) => {
    const schema = keySchema(merchantSchema.schema, key)
    const found = schema ? listBelow([key], schema) : []
    // A section is a place of its own in the tree.
    return found.length > 1 ? found.slice(1) : found
  })
}

/** Lists a setting, or those of a group or of a map whose keys are known. */
export function listBelow(path: Path, schema: Schema): readonly ListedSetting[] {
  const { kind, description } = kindOfSchema(schema)
  const inner = ((): readonly (readonly [string, Schema])[] => {
    if (kind.kind === 'group') return Object.entries(kind.properties)
    return kind.kind === 'map' ? (kind.keys ?? []).map((key) => [key, kind.values]) : []
  })()
  const own = { path: path.map(String), description }
  if (kind.kind !== 'group' && kind.kind !== 'map') return [own]
  return [own, ...inner.flatMap(([key, below]) => listBelow([...path, key], below))]
}
