import { isMap, type Json } from '../../core/config/edit/edit.ts'
import { readText } from '../../core/config/edit/edit-text.ts'
import type { InheritedWords } from '../../core/contract/generated/studio-api.ts'
import type { EditorState } from '../state/editor-state.ts'

type Texts = Readonly<Partial<Record<string, string>>>

/** A message in every language. */
export interface MessageRow {
  readonly key: string
  /** By language, what this merchant says itself. */
  readonly own: Texts
  /** By language, what it inherits. */
  readonly inherited: Texts
}

/** By language and dotted key, what this merchant says itself. */
export type OwnWords = ReadonlyMap<string, Texts>

/** The words of a merchant's own files, and why those that cannot be read were not. */
export function readOwnWords({ session }: Pick<EditorState, 'session'>): {
  readonly words: OwnWords
  readonly problems: readonly string[]
} {
  const problems: string[] = []
  const words = [...session.files].flatMap(([path, { text }]): [string, Texts][] => {
    const [, language] = /\/messages\/([^/]+)\.json$/.exec(path) ?? []
    if (language === undefined) return []
    const read = readText({ path, text })
    if ('refused' in read) problems.push(read.message)
    return [[language, Object.fromEntries('value' in read ? flatten(read.value, '') : [])]]
  })
  return { words: new Map(words), problems }
}

export interface MessageQuery {
  /** Parts of a key or a text; all must match. */
  readonly wanted: string
  readonly isOwnOnly: boolean
}

/** The messages that have what is wanted, those of this merchant first. */
export function findWords(
  inherited: readonly InheritedWords[],
  own: OwnWords,
  { wanted, isOwnOnly }: MessageQuery,
): MessageRow[] {
  const keys = new Set(
    [...own.values(), ...inherited.map(({ words }) => words)].flatMap(Object.keys),
  )
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = [...keys].sort().map((key) => ({
    key,
    own: pick(key, [...own]),
    inherited: pick(
      key,
      inherited.map(({ language, words }) => [language, words]),
    ),
  }))
  const isOwn = (row: MessageRow): boolean => Object.keys(row.own).length > 0
  const found = rows.filter((row) => {
    if (isOwnOnly && !isOwn(row)) return false
    const said = [row.key, ...Object.values(row.own), ...Object.values(row.inherited)]
    const text = said.join('\n').toLowerCase()
    return parts.every((part) => text.includes(part))
  })
  return [...found.filter(isOwn), ...found.filter((row) => !isOwn(row))]
}

function pick(key: string, languages: readonly (readonly [string, Texts])[]): Texts {
  return Object.fromEntries(
    languages.flatMap(([language, words]) => {
      const text = Object.hasOwn(words, key) ? words[key] : undefined
      return text === undefined ? [] : [[language, text]]
    }),
  )
}

function flatten(value: Json, key: string): [string, string][] {
  if (!isMap(value)) return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : flatten(inner, key === '' ? name : `${key}.${name}`),
  )
}
