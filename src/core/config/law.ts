import { law } from '../contract/generated/law.ts'

/** The part of JSON Schema that schemas/ is written in. */
export interface Schema {
  readonly $ref?: string
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly items?: Schema
  readonly minProperties?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly default?: unknown
  readonly usual?: UsualWords
  /** What a text names that a file of its own says more of. */
  readonly names?: 'language'
  /** Of a block that stands around every page, where. */
  readonly place?: string
}

/** The key of the message that stands where no words are said, or the same by what decides. */
export type UsualWords =
  | string
  | {
      /** A setting beside it, `../variant` for one beside the map it is in, or `$name` for what that map is called. */
      readonly by: string
      readonly keys: Readonly<Partial<Record<string, string>>>
    }

/** The name of a schema that is referred to, such as `Text`. */
export type SchemaName = 'Merchant' | 'Text' | 'Art' | 'Link' | 'Condition' | 'Flags'

export interface NamedSchema {
  /** The last name that a reference gave. */
  readonly name: string | undefined
  readonly schema: Schema
}

/** The schema behind a reference, with the name it is known by. */
export function followSchema(schema: Schema): NamedSchema {
  let named: NamedSchema = { name: undefined, schema }
  while (named.schema.$ref !== undefined)
    named = lawOf(named.schema.$ref.replace('#/definitions/', ''))
  return named
}

export const merchantSchema: NamedSchema = lawOf('Merchant')
export const worldSchema: NamedSchema = lawOf('World')
export const artRecipeSchema: NamedSchema = lawOf('ArtRecipe')
export const flagsSchema: NamedSchema = lawOf('Flags')

/** The branches of a choice by type, such as the kinds of block; undefined for any other schema. */
export function branchesOf(schema: Schema): ReadonlyMap<string, Schema> | undefined {
  if (!schema.oneOf) return undefined
  const known = branches.get(schema)
  if (known) return known
  const made = new Map<string, Schema>()
  for (const branch of schema.oneOf) {
    const followed = followSchema(branch).schema
    made.set(String(followed.properties?.['type']?.const), followed)
  }
  branches.set(schema, made)
  return made
}
const branches = new WeakMap<Schema, ReadonlyMap<string, Schema>>()

/** The schema of one key of a map; undefined when the map has no such key. */
export function keySchema(schema: Schema, key: string): Schema | undefined {
  if (schema.properties && Object.hasOwn(schema.properties, key)) return schema.properties[key]
  if (schema.patternProperties) {
    for (const [pattern, value] of Object.entries(schema.patternProperties))
      if (patternOf(pattern).test(key)) return value
  }
  if (schema.propertyNames && !isNameAllowed(followSchema(schema.propertyNames).schema, key))
    return undefined
  const rest = schema.additionalProperties
  if (rest === false) return undefined
  return typeof rest === 'object' ? rest : {}
}

/** The keys that a map is known to take. */
export function knownKeys(schema: Schema): readonly string[] {
  const names = schema.propertyNames ? followSchema(schema.propertyNames).schema.enum : undefined
  return names?.map(String) ?? Object.keys(schema.properties ?? {})
}

export function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern)
  if (known) return known
  const made = new RegExp(pattern, 'u')
  patterns.set(pattern, made)
  return made
}
const patterns = new Map<string, RegExp>()

function isNameAllowed(names: Schema, key: string): boolean {
  if (names.enum) return names.enum.includes(key)
  return names.pattern === undefined || patternOf(names.pattern).test(key)
}

function lawOf(name: string): NamedSchema {
  // The generator writes schemas of this dialect only; the law test compares them with Ajv.
  return { name, schema: law[name] as Schema }
}
