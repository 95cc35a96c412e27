/** The content of a locale file: messages in groups, and its `$language` head. */
export interface Messages {
  readonly [key: string]: string | Messages | readonly string[]
}

type Values = Readonly<Record<string, string | number>>

const places = /\{\{(\w+)\}\}/g
/** Characters that change the direction of what follows them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g
const plurals = new Map<string, Intl.PluralRules>()

/** One language and its words. */
interface Words {
  readonly language: string
  readonly messages: Messages | undefined
}

/** The message at a dotted path, its plural form chosen by `count`; empty words are none. */
export function findMessage(
  key: string,
  { language, messages }: Words,
  count?: string | number,
): string | undefined {
  const path = key.split('.')
  const name = path.pop() ?? key
  let group = messages
  for (const part of path) {
    const inner = readOwn(group, part)
    group = isGroup(inner) ? inner : undefined
  }
  return namesOf(name, language, count)
    .map((one) => readOwn(group, one))
    .find((words): words is string => typeof words === 'string' && words !== '')
}

/**
 * A message with the values in its `{{places}}`; a value is text that cannot turn the words after
 * it around, and a place without one stays blank.
 */
export function fillPlaces(message: string, values: Values): string {
  return message.replace(places, (_place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]).replace(turns, '') : '',
  )
}

function readOwn(group: Messages | undefined, key: string): Messages[string] | undefined {
  return group && Object.hasOwn(group, key) ? group[key] : undefined
}

function isGroup(value: Messages[string] | undefined): value is Messages {
  return typeof value === 'object' && !Array.isArray(value)
}

/** The names a message may have: its plural form, its general form, its own. */
function namesOf(name: string, language: string, count?: string | number): readonly string[] {
  if (typeof count !== 'number') return [name]
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return [`${name}_${rules.select(count)}`, `${name}_other`, name]
}
