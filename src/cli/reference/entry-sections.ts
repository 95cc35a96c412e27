import type { UsualWords } from '../../core/config/schema-registry.ts'
import type { DocSection } from './doc-page.ts'
import { formatType } from './format-type.ts'
import { code, example, facts, paragraph } from './html.ts'
import type { SchemaEntry } from './schema-entries.ts'

export interface EntryScope {
  readonly kind: string
  readonly level: 2 | 3
  /** The prefix of the addresses. */
  readonly before?: string
}

/** A section for each value that may be typed. */
export function describeEntries(
  entries: readonly SchemaEntry[],
  { kind, level, before = '' }: EntryScope,
): DocSection[] {
  return entries.map((entry) => {
    const { path, schema } = entry
    const { description = '', default: byDefault, examples = [] } = schema
    const body = [
      paragraph(description),
      facts([
        ['Value', formatType(entry)],
        ['Default', byDefault === undefined ? undefined : code(JSON.stringify(byDefault))],
        ['Without it', schema.usual && formatUsual(schema.usual)],
        ['Needed', entry.required ? 'always' : undefined],
      ]),
      ...examples.slice(0, 3).map(example),
    ]
    const words = `${description} ${(schema.enum ?? []).join(' ')}`
    return { id: before + path, title: path, kind, body: body.join('\n'), words, level }
  })
}

function formatUsual(usual: UsualWords): string {
  if (typeof usual === 'string') return `the words of ${code(usual)}`
  const keys = Object.entries(usual.keys).map(
    ([value, key = '']) => `${code(key)} for ${code(value)}`,
  )
  const by = usual.by === '$name' ? 'its name' : code(usual.by.replace('../', ''))
  return `by ${by} the words of ${keys.join(', ')}`
}
