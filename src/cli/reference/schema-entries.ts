import type { UsualWords } from '../../core/config/schema-registry.ts'

/** The parts of a schema document that the reference describes. */
export interface DocSchema {
  readonly $id?: string
  readonly $ref?: string
  readonly title?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: DocSchema
  readonly properties?: Readonly<Record<string, DocSchema>>
  readonly additionalProperties?: boolean | DocSchema
  readonly propertyNames?: DocSchema
  readonly anyOf?: readonly DocSchema[]
  readonly required?: readonly string[]
  readonly default?: unknown
  readonly usual?: UsualWords
  readonly examples?: readonly unknown[]
  readonly definitions?: Readonly<Record<string, DocSchema>>
}

/** Schema documents by file name, such as `theme.schema.json`. */
export type DocSchemas = ReadonlyMap<string, DocSchema>

/** One value that may be typed. */
export interface SchemaEntry {
  /** The dotted path, such as `theme.primary`; `<key>` is any name. */
  readonly path: string
  readonly schema: DocSchema
  /** The document that a reference leads to if it is described elsewhere, such as `text.schema.json`. */
  readonly leadsTo: string | undefined
  readonly required: boolean
}

/** Documents that have a place of their own in the reference. */
const apart: readonly string[] = [
  'text.schema.json',
  'art.schema.json',
  'link.schema.json',
  'moment.schema.json',
  'condition.schema.json',
  'fallback.schema.json',
  'flags.schema.json',
  'page.schema.json',
]

interface Walk {
  readonly schemas: DocSchemas
  /** The document that `#` means. */
  readonly document: string
  /** References that were followed on the way, so that none is followed in a circle. */
  readonly seen: readonly string[]
}

/** Everything that may be typed below a schema, in the order of its file; what layers say is left out. */
export function listEntries(document: string, schemas: DocSchemas, prefix = ''): SchemaEntry[] {
  const schema = schemas.get(document)
  return schema ? listKeys(schema, prefix, { schemas, document, seen: [document] }) : []
}

/** The same for a part of a document. */
export function listPart(part: DocSchema, document: string, schemas: DocSchemas): SchemaEntry[] {
  return listKeys(part, '', { schemas, document, seen: [] })
}

function listKeys(schema: DocSchema, path: string, walk: Walk): SchemaEntry[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    key.startsWith('$') ? [] : visit(inner, [path, key], { ...walk, schema }),
  )
  const { additionalProperties: rest } = schema
  const any =
    typeof rest === 'object' ? visit(rest, [path, `<${nameOf(schema)}>`], { ...walk, schema }) : []
  return [...own, ...any]
}

function nameOf({ propertyNames }: DocSchema): string {
  return propertyNames?.enum || propertyNames?.$ref ? 'name' : 'key'
}

function visit(
  inner: DocSchema,
  [above, key]: readonly [string, string],
  { schema, ...walk }: Walk & { readonly schema: DocSchema },
): SchemaEntry[] {
  const path = above === '' ? key : `${above}.${key}`
  const { followed, ...found } = follow(inner, walk)
  const required = schema.required?.includes(key) ?? false
  const { items } = followed
  const item = items && follow(items, found.walk).followed
  // Of a list of texts, the entry says which; items with keys have entries of their own.
  const named = item?.type === 'string' ? { items: item } : {}
  const schemaOfEntry = { ...followed, ...inner, ...named }
  const entry = { path, schema: schemaOfEntry, leadsTo: found.leadsTo, required }
  if (found.leadsTo !== undefined || found.circle) return [entry]
  const below = items ? listItems(items, path, found.walk) : listKeys(followed, path, found.walk)
  return [entry, ...below]
}

function listItems(items: DocSchema, path: string, walk: Walk): SchemaEntry[] {
  const { followed, circle, walk: inside } = follow(items, walk)
  return circle ? [] : listKeys(followed, `${path}[]`, inside)
}

interface Followed {
  readonly followed: DocSchema
  readonly leadsTo: string | undefined
  readonly circle: boolean
  readonly walk: Walk
}

/** Resolves a reference, unless its schema is described elsewhere. */
function follow(schema: DocSchema, walk: Walk): Followed {
  if (schema.$ref === undefined)
    return { followed: schema, leadsTo: undefined, circle: false, walk }
  const [file = '', pointer = ''] = schema.$ref.split('#')
  const document = file === '' ? walk.document : file
  const name = `${document}#${pointer}`
  const whole = walk.schemas.get(document)
  const part = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => childOf(at, key), whole)
  // A pointer of the schemas leads to a schema.
  const followed = (part ?? {}) as DocSchema
  const leadsTo = pointer === '' && apart.includes(document) ? document : undefined
  const circle = walk.seen.includes(name)
  const inside = { ...walk, document, seen: [...walk.seen, name] }
  if (followed.$ref !== undefined && !circle) return follow(followed, inside)
  return { followed, leadsTo, circle, walk: inside }
}

function childOf(at: unknown, key: string): unknown {
  return typeof at === 'object' && at !== null ? new Map(Object.entries(at)).get(key) : undefined
}
