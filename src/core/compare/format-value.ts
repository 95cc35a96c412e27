/** Formats a key as words: `minimumBet` and `minimum-bet` become "minimum bet". */
export function formatKey(key: string): string {
  return key
    .replaceAll(
      /([a-z0-9])([A-Z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll('-', ' ')
}

const longest = 120

/** Formats a value for a sentence. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (typeof value === 'string') return /^[\w#./:*-]+$/.test(value) ? value : quote(value)
  if (Array.isArray(value) && value.every(isScalar))
    return value.length === 0 ? 'nothing' : shorten(value.map(formatValue).join(', '))
  return shorten(JSON.stringify(value))
}

/** Formats a text in quotes. */
export function quote(text: string): string {
  return JSON.stringify(shorten(text))
}

/** The most things that a sentence names one by one. */
const maxNamed = 4

/** Formats the first few of a list, and how many more there are. `format` formats one of them. */
export function formatFew<T>(list: readonly T[], format: (one: T) => string): string {
  const more = list.length > maxNamed ? ` and ${list.length - maxNamed} more` : ''
  return list.slice(0, maxNamed).map(format).join(', ') + more
}

/** Formats the change of a value, or its first or last value if only one side has it. */
export function formatChange(label: string, before: unknown, after: unknown): string {
  if (before === undefined) return `${label} is now ${formatValue(after)}`
  if (after === undefined) return `${label} was removed (was ${formatValue(before)})`
  return `${label} ${formatValue(before)} → ${formatValue(after)}`
}

/** Formats a token's value for a sentence. A list of fonts becomes its first font. */
export function formatToken(name: string, value: string | undefined): string | undefined {
  if (!name.startsWith('font-')) return value
  return value?.split(',')[0]?.replaceAll(/["']/g, '')
}

/** Returns the English name of a language, such as "Thai"; the tag if it has none. */
export function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag
  } catch {
    return tag
  }
}
const languages = new Intl.DisplayNames(['en'], { type: 'language' })

export function isScalar(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function shorten(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
