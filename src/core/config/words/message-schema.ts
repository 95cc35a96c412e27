import {
  baseKey,
  type Catalogue,
  commonArea,
  type Message,
  messagesOf,
  placeholdersOf,
} from '../messages.ts'
import { ownTypePattern } from '../own-blocks/own-block.ts'
import { childOf } from '../tree.ts'
import { headTexts } from './list-needed.ts'
import { allForms } from './plural-forms.ts'

/** A JSON Schema of a text or of a group of texts, with the keywords of VS Code for messages of its own. */
export interface MessageSchema {
  readonly $schema?: string
  readonly title?: string
  readonly description?: string
  readonly type: 'object' | 'string' | 'array'
  readonly properties?: Readonly<Record<string, MessageSchema>>
  readonly patternProperties?: Readonly<Record<string, MessageSchema>>
  readonly items?: MessageSchema
  readonly additionalProperties?: false
  readonly pattern?: string
  readonly patternErrorMessage?: string
}

type EnglishArea = Pick<ReturnType<Catalogue['areas']['get']> & object, 'tree'>

type Group = Map<string, Group | MessageSchema>

/**
 * Composes the JSON Schema of a file of messages, for editors: every key that English has, its English text, the
 * placeholders that a translation keeps, and all plural forms of CLDR where English has more than one. No key is
 * required, because a file has one area of a language, or the words that a merchant replaces. A group with a dash has the
 * words of an own block.
 */
export function composeMessageSchema(english: Catalogue): MessageSchema {
  const { properties, ...rest } = describeAreas([...english.areas.values()])
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Messages',
    description:
      'Texts of one language: an area of it in locales/, or those that a merchant replaces. An empty text is not translated: players see the language that it falls back to.',
    ...rest,
    properties: { $language: describeHead(english), ...properties },
    patternProperties: {
      [ownTypePattern]: { type: 'object', description: 'The texts of a block of this workspace.' },
    },
  }
}

/** Composes the schema of the texts that some areas have in English: each key, and no other. */
export function describeAreas(areas: readonly EnglishArea[]): MessageSchema {
  const root: Group = new Map()
  for (const { tree } of areas)
    for (const [key, schema] of listTexts(messagesOf(tree))) put(root, key.split('.'), schema)
  return describeGroup(root)
}

/** Lists the texts of an area by key, of a plural all forms of CLDR. */
function listTexts(messages: ReadonlyMap<string, Message>): readonly [string, MessageSchema][] {
  return [...messages].flatMap(([key, { text }]): [string, MessageSchema][] => {
    const base = baseKey(key)
    const schema = describeText(text, placeholdersOf(text))
    if (!messages.has(`${base}_other`)) return [[key, schema]]
    // All forms come with the form "other"; each of the others may leave the number out.
    if (key !== `${base}_other`) return []
    return allForms.map((form) => {
      const name = `${base}_${form}`
      return [name, name === key ? schema : describeText(messages.get(name)?.text ?? text, [])]
    })
  })
}

function put(group: Group, [name = '', ...rest]: readonly string[], schema: MessageSchema): void {
  if (rest.length === 0) {
    group.set(name, schema)
    return
  }
  const known = group.get(name)
  const inner: Group = known instanceof Map ? known : new Map()
  group.set(name, inner)
  put(inner, rest, schema)
}

function describeGroup(group: Group): MessageSchema {
  const properties = [...group].map(([name, inner]): [string, MessageSchema] => [
    name,
    inner instanceof Map ? describeGroup(inner) : inner,
  ])
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
  }
}

function describeText(english: string, placeholders: readonly string[]): MessageSchema {
  const description = `English: ${english}`
  if (placeholders.length === 0) return { type: 'string', description }
  const marks = placeholders.map((name) => `{{${name}}}`)
  const has = placeholders.map((name) => `(?=[\\s\\S]*\\{\\{\\s*${escapePattern(name)}[\\s,}])`)
  return {
    type: 'string',
    description,
    // An empty text is not translated.
    pattern: `^(?:$|${has.join('')})`,
    patternErrorMessage: `Keep ${marks.join(' and ')}: the player puts a value there.`,
  }
}

/** Describes the head of a language, in the file of the area that every page needs. */
function describeHead({ head }: Catalogue): MessageSchema {
  const texts = headTexts.map((name): [string, MessageSchema] => {
    const leaf = childOf(head, name)
    const text = leaf?.kind === 'leaf' && typeof leaf.value === 'string' ? leaf.value : ''
    return [name, describeText(text, placeholdersOf(text))]
  })
  const properties = {
    name: describe('The name of the language in itself, such as “ไทย”.'),
    code: describe('The code that the gateway knows the language by, such as TH.'),
    fallback: {
      ...describe('The languages whose texts players see where one is empty, in this order.'),
      type: 'array' as const,
      items: { type: 'string' as const },
    },
    ...Object.fromEntries(texts),
    dates: describeDates(),
  }
  const description = `The name, the code and the fallback of the language; in the file ${commonArea}.json alone.`
  return { type: 'object', description, additionalProperties: false, properties }
}

/** Describes the names of months and days, which a language needs that browsers do not know, such as Khmer in Chromium. */
function describeDates(): MessageSchema {
  const table = (count: number, part: 'month' | 'weekday'): MessageSchema => {
    const english = new Intl.DateTimeFormat('en', { [part]: 'long', timeZone: 'UTC' })
    // A key is the first three letters of the English name. The first of February of 2026 is a Sunday.
    const names = Array.from({ length: count }, (_, at) =>
      english.format(part === 'month' ? Date.UTC(2026, at) : Date.UTC(2026, 1, 1 + at)),
    )
    const properties = names.map((name) => [
      name.slice(0, 3).toLowerCase(),
      describe(`English: ${name}`),
    ])
    return {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(properties),
    }
  }
  return {
    type: 'object',
    description: 'The names of months and days, where browsers do not know the language.',
    additionalProperties: false,
    properties: {
      today: describe('English: today'),
      yesterday: describe('English: yesterday'),
      months: table(12, 'month'),
      monthsShort: table(12, 'month'),
      weekdays: table(7, 'weekday'),
      weekdaysShort: table(7, 'weekday'),
    },
  }
}

function describe(description: string): MessageSchema {
  return { type: 'string', description }
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
