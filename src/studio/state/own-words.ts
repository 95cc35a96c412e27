import { isMap, type Json } from '../../core/config/edit/edit.ts'
import { readText } from '../../core/config/edit/edit-text.ts'
import type { EditorState } from './editor-state.ts'

/** Texts by language, or by the key of their message. */
export type Texts = Readonly<Partial<Record<string, string>>>

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

function flatten(value: Json, key: string): [string, string][] {
  if (!isMap(value)) return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('$') ? [] : flatten(inner, key === '' ? name : `${key}.${name}`),
  )
}
