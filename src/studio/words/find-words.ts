import type { InheritedWords } from '../../core/contract/generated/studio-api.ts'
import type { OwnWords, Texts } from '../state/own-words.ts'

/** A message in every language. */
export interface MessageRow {
  readonly key: string
  /** By language, what this merchant says itself. */
  readonly own: Texts
  /** By language, what it inherits. */
  readonly inherited: Texts
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
    const searched = [row.key, ...Object.values(row.own), ...Object.values(row.inherited)]
    const text = searched.join('\n').toLowerCase()
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
