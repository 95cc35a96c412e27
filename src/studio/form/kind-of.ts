import {
  followSchema,
  type NamedSchema,
  type Schema,
  type UsualWords,
} from '../../core/config/schema-registry.ts'

/** The kind of a control. */
export type ControlKind =
  | { readonly kind: 'words' | 'condition' | 'art' | 'link' | 'moment' | 'flags' }
  | { readonly kind: 'language' | 'languages' | 'merchant' | 'entry' | 'entries' }
  | { readonly kind: 'colour' | 'boolean' | 'text' | 'integer' | 'number' | 'json' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'fixed'; readonly value: string }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'texts'; readonly items: Schema }
  | { readonly kind: 'items'; readonly items: Schema }
  | { readonly kind: 'group'; readonly properties: Readonly<Record<string, Schema>> }
  | { readonly kind: 'map'; readonly keys: readonly string[] | undefined; readonly values: Schema }

export interface EditedValue {
  readonly kind: ControlKind
  /** With what its reference says, where the place itself says nothing. */
  readonly schema: Schema
  readonly description: string | undefined
  /** The default texts. */
  readonly usual: UsualWords | undefined
}

/** Returns the kind of control for a schema, from the schema alone. */
export function kindOfSchema(asked: Schema): EditedValue {
  const { name, schema } = followSchema(asked)
  const kind = kindOf({ name, schema })
  // A colour's field shows what it takes.
  const description = asked.description ?? (kind.kind === 'colour' ? undefined : schema.description)
  return { kind, schema, description: description, usual: asked.usual }
}

const named: Readonly<Record<string, ControlKind>> = {
  Text: { kind: 'words' },
  WorldText: { kind: 'words' },
  Condition: { kind: 'condition' },
  Art: { kind: 'art' },
  Link: { kind: 'link' },
  Moment: { kind: 'moment' },
  ThemeColour: { kind: 'colour' },
  ThemeTokenColour: { kind: 'colour' },
}

function kindOf({ name, schema }: NamedSchema): ControlKind {
  const known = name === undefined ? undefined : named[name]
  if (known) return known
  if (schema.const !== undefined) return { kind: 'fixed', value: String(schema.const) }
  if (schema.enum?.every((one) => typeof one === 'string'))
    return { kind: 'choice', options: schema.enum.map(String) }
  switch (schema.type) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'integer':
    case 'number':
      return { kind: schema.type }
    case 'string':
      return { kind: schema.names ?? 'text' }
    case 'array':
      return kindOfList(schema)
    case 'object':
      return kindOfMap(schema)
    default:
      return { kind: 'json' }
  }
}

function kindOfList({ items = {} }: Schema): ControlKind {
  const { kind } = kindOfSchema(items)
  if (kind.kind === 'choice') return { kind: 'choices', options: kind.options }
  if (kind.kind === 'language') return { kind: 'languages' }
  if (kind.kind === 'entry') return { kind: 'entries' }
  return kind.kind === 'text' ? { kind: 'texts', items } : { kind: 'items', items }
}

function kindOfMap({ properties, additionalProperties, propertyNames }: Schema): ControlKind {
  if (properties && Object.keys(properties).length > 0) return { kind: 'group', properties }
  if (typeof additionalProperties !== 'object') return { kind: 'json' }
  const names = propertyNames ? followSchema(propertyNames).schema.enum : undefined
  return { kind: 'map', keys: names?.map(String), values: additionalProperties }
}
