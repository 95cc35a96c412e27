import { code, link } from './html.ts'
import type { DocSchema, SchemaEntry } from './schema-entries.ts'

/** The pages of the schemas that are documented in a place of their own. */
const places: Readonly<Record<string, readonly [href: string, name: string]>> = {
  'text.schema.json': ['values.html#text', 'a text'],
  'art.schema.json': ['values.html#art', 'a picture'],
  'link.schema.json': ['values.html#link', 'a link'],
  'moment.schema.json': ['values.html#moment', 'a moment'],
  'condition.schema.json': ['conditions.html', 'a condition'],
  'fallback.schema.json': ['values.html#fallback', 'a fallback block'],
  'flags.schema.json': ['flags.html', 'flags'],
  'page.schema.json': ['pages.html#a-page', 'a page of blocks'],
}

/** Formats the accepted values as HTML. */
export function formatType({ schema, leadsTo }: Pick<SchemaEntry, 'schema' | 'leadsTo'>): string {
  const place = leadsTo === undefined ? undefined : places[leadsTo]
  return place ? link(...place) : formatShape(schema)
}

function formatShape(schema: DocSchema): string {
  if (schema.enum) return `one of ${schema.enum.map((one) => code(JSON.stringify(one))).join(', ')}`
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  const { anyOf, type, items } = schema
  if (anyOf) {
    const shown = anyOf.filter(({ $ref }) => !$ref?.startsWith('layer.'))
    return [...new Set(shown.map(formatShape))].join(', or ')
  }
  if (Array.isArray(type)) return type.map((one) => words[one] ?? one).join(', ')
  if (type === 'array') return `a list${within(schema.minItems, schema.maxItems)}${ofItems(items)}`
  if (type === 'string') return `text${formatPattern(schema)}`
  if (type === 'integer' || type === 'number')
    return `${words[type]}${within(schema.minimum, schema.maximum)}`
  return words[String(type)] ?? 'a value'
}

const words: Readonly<Record<string, string>> = {
  boolean: '<code class="code">true</code> or <code class="code">false</code>',
  object: 'a map',
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
}

function ofItems(items: DocSchema | undefined): string {
  if (!items) return ''
  if (items.$ref) return ' of the following'
  return ` of ${formatShape(items)}`
}

function within(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  if (most === undefined) return ` of at least ${least}`
  return least === undefined ? ` of at most ${most}` : ` of ${least} to ${most}`
}

function formatPattern({ pattern, minLength, maxLength }: DocSchema): string {
  const length = maxLength === undefined ? '' : ` of ${minLength ?? 0} to ${maxLength} characters`
  return pattern === undefined ? length : `${length} like ${code(pattern)}`
}
