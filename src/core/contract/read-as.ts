import type { FromSchema, JSONSchema } from 'json-schema-to-ts'
import { readJson } from './read-json.ts'

/** The type of the values that a schema written in TypeScript describes. They are read-only. */
export type ReadAs<Schema extends JSONSchema> = Frozen<FromSchema<Schema>>

type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value

/** The supported keywords. A schema with any other keyword does not compile. */
export interface ReadableSchema {
  readonly type?: 'string' | 'number' | 'boolean' | 'array' | 'object'
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, ReadableSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly items?: ReadableSchema
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly anyOf?: readonly ReadableSchema[]
}

/**
 * Reads a value from storage or from another frame by a schema, where `Value` is the schema's `ReadAs`
 * type. Leaves out properties that the schema does not name, and returns undefined for a value of
 * another shape. Pure, for pages that run without eval. It is not generic over the schema, because the
 * compiler would take minutes.
 */
export function readAs<Value>(schema: ReadableSchema, value: unknown): Value | undefined {
  return read(schema, value) as Value | undefined // just read by the schema
}

/** Parses a JSON text, such as an entry of a storage, and reads its value by a schema. */
export function parseAs<Value>(
  schema: ReadableSchema,
  text: string | undefined,
): Value | undefined {
  return readJson(text, (value) => readAs<Value>(schema, value))
}

function read(schema: ReadableSchema, value: unknown): unknown {
  const { anyOf, type } = schema
  if (anyOf) return firstRead(anyOf, value)
  if (typeof value === 'string') return isText(schema, value) ? value : undefined
  if (Array.isArray(value)) return type === 'array' ? readList(schema, value) : undefined
  if (typeof value === 'object' && value !== null)
    return type === 'object' ? readMap(schema, value) : undefined
  const isNumber = type === 'number' && Number.isFinite(value)
  return isNumber || (type === 'boolean' && typeof value === 'boolean') ? value : undefined
}

function firstRead(schemas: readonly ReadableSchema[], value: unknown): unknown {
  for (const schema of schemas) {
    const found = read(schema, value)
    if (found !== undefined) return found
  }
  return undefined
}

function isText(schema: ReadableSchema, value: string): boolean {
  if (schema.enum) return schema.enum.includes(value)
  const { type, minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' } = schema
  const fits = value.length >= minLength && value.length <= maxLength
  return type === 'string' && fits && new RegExp(pattern, 'u').test(value)
}

function readList({ items = {}, maxItems }: ReadableSchema, value: readonly unknown[]): unknown {
  if (value.length > (maxItems ?? Number.POSITIVE_INFINITY)) return undefined
  const list = value.map((item) => read(items, item))
  return list.includes(undefined) ? undefined : list
}

function readMap({ properties = {}, required = [] }: ReadableSchema, value: object): unknown {
  const entries: [string, unknown][] = []
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) {
      if (required.includes(name)) return undefined
      continue
    }
    const found = read(schema, Reflect.get(value, name))
    if (found === undefined) return undefined
    entries.push([name, found])
  }
  return Object.fromEntries(entries)
}
