import { checkSource } from './check-hidden.ts'
import type { Files } from './files.ts'
import type { Finding } from './finding.ts'
import type { Source, Span } from './source.ts'
import { type MapTree, type Tree, textsOf, treeAt } from './tree.ts'

export interface Message {
  readonly text: string
  readonly span: Span
}

/** The messages of one language, by dotted key. */
export interface Catalogue {
  readonly language: string
  readonly source: Source
  readonly tree: MapTree | undefined
  readonly messages: ReadonlyMap<string, Message>
  readonly fallback: readonly string[]
  readonly findings: readonly Finding[]
}

/** English names every key. */
export const keyLanguage = 'en'

/** The locale file of a language; undefined when there is none. */
export function readCatalogue(files: Files, language: string): Catalogue | undefined {
  return readWords(files, language, 'locales')
}

/** A file of words in a folder, such as those a merchant has of its own; undefined when there is none. */
export function readWords(files: Files, language: string, folder: string): Catalogue | undefined {
  const path = `${folder}/${language}.json`
  const text = /^[A-Za-z0-9-]+$/.test(language) ? files.read(path) : undefined
  if (text === undefined) return undefined
  const { source, tree, findings } = checkSource({ path, text })
  const messages = messagesOf(tree)
  const fallback = textsOf(treeAt(tree, ['$language', 'fallback'])).map((entry) => entry.text)
  return { language, source, tree, messages, fallback, findings }
}

/** The words of a file by dotted key. */
export function messagesOf(tree: MapTree | undefined): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>()
  for (const [key, { value }] of tree?.entries ?? [])
    if (!key.startsWith('$')) flatten(value, key, messages)
  return messages
}

function flatten(tree: Tree, key: string, into: Map<string, Message>): void {
  if (tree.kind === 'leaf' && typeof tree.value === 'string')
    into.set(key, { text: tree.value, span: tree })
  if (tree.kind !== 'map') return
  for (const [name, { value }] of tree.entries) flatten(value, `${key}.${name}`, into)
}

const forms = /_(?:zero|one|two|few|many|other)$/

/** Languages have other numbers of plural forms: `won_one` and `won_other` are one message. */
export function baseKey(key: string): string {
  return key.replace(forms, '')
}

/** The names between double braces, sorted, each once. */
export function placeholdersOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}
