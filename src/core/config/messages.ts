import { checkSource } from './check-hidden.ts'
import type { Files } from './files.ts'
import type { Finding } from './finding.ts'
import { ownBlocksFolder } from './own-blocks/own-blocks-folder.ts'
import type { Source, Span } from './source.ts'
import { type MapTree, type Tree, textsOf, treeAt } from './tree.ts'

export interface Message {
  readonly text: string
  readonly span: Span
}

/** A file of messages: one area of a language. */
export interface AreaFile {
  readonly source: Source
  /** Undefined if the file cannot be parsed. */
  readonly tree: MapTree | undefined
}

/** The messages of one language, by dotted key. */
export interface Catalogue {
  readonly language: string
  /** The files of the language by area. */
  readonly areas: ReadonlyMap<string, AreaFile>
  /** The `$language` of the common area: name, code and fallback of the language. */
  readonly head: MapTree | undefined
  readonly messages: ReadonlyMap<string, Message>
  /** The messages with an empty text: players see those of the fallback languages. English has none. */
  readonly untranslated: ReadonlyMap<string, Message>
  readonly fallback: readonly string[]
  readonly findings: readonly Finding[]
}

/** The language whose files define the message keys. */
export const keyLanguage = 'en'

/** The area that every page needs. It contains the `$language` of its language. */
export const commonArea = 'common'

/** Returns true for the area of an own block, which has the name of its type. Only such names have a dash. */
export function isOwnArea(area: string): boolean {
  return area.includes('-')
}

/** Returns the path of the file of an area of a language. */
export function areaFile(language: string, area: string): string {
  return isOwnArea(area)
    ? `${ownBlocksFolder}/${area}/messages/${language}.json`
    : `locales/${language}/${area}.json`
}

/** Returns true if a path is that of an area of a language. */
export function isAreaFile(path: string): boolean {
  return /^(?:locales\/[A-Za-z0-9-]+|blocks\/[a-z0-9-]+\/messages)\/[A-Za-z0-9-]+\.json$/.test(path)
}

/** Lists the areas for which a language has files, sorted by name. */
export function listAreas(files: Files, language: string): readonly string[] {
  if (!isTag(language)) return []
  const areas = files
    .list(`locales/${language}`)
    .flatMap((name) => /^([A-Za-z0-9]+)\.json$/.exec(name)?.[1] ?? [])
  const blocks = files
    .list(ownBlocksFolder)
    .filter(
      (type) =>
        isOwnArea(type) &&
        files.list(`${ownBlocksFolder}/${type}/messages`).includes(`${language}.json`),
    )
  return [...areas, ...(areas.length > 0 ? blocks : [])].sort()
}

/** Returns true if a text of a language is left empty for a translator. English is what is translated. */
export function isUntranslated(language: string, text: string): boolean {
  return text === '' && language !== keyLanguage
}

/** Reads the messages of a language; undefined if it has no files. */
export function readCatalogue(files: Files, language: string): Catalogue | undefined {
  const read = listAreas(files, language).flatMap((area) => {
    const path = areaFile(language, area)
    const text = files.read(path)
    return text === undefined ? [] : [{ area, ...checkSource({ path, text }) }]
  })
  if (read.length === 0) return undefined
  const areas = new Map(read.map(({ area, source, tree }) => [area, { source, tree }]))
  const head = treeAt(areas.get(commonArea)?.tree, ['$language'])
  const all = read.flatMap(({ tree }) => [...messagesOf(tree)])
  const isTranslated = ([, { text }]: (typeof all)[number]) => !isUntranslated(language, text)
  return {
    language,
    areas,
    head: head?.kind === 'map' ? head : undefined,
    messages: new Map(all.filter(isTranslated)),
    untranslated: new Map(all.filter((entry) => !isTranslated(entry))),
    fallback: textsOf(treeAt(head, ['fallback'])).map((entry) => entry.text),
    findings: read.flatMap(({ findings }) => findings),
  }
}

/** Reads a merchant's own messages in a language; undefined if it has no file. */
export function readOwnMessages(
  files: Files,
  { code, language }: { readonly code: string; readonly language: string },
): ReadonlyMap<string, Message> | undefined {
  const path = `merchants/${code}/messages/${language}.json`
  const text = isTag(language) ? files.read(path) : undefined
  return text === undefined ? undefined : messagesOf(checkSource({ path, text }).tree)
}

function isTag(language: string): boolean {
  return /^[A-Za-z0-9-]+$/.test(language)
}

/** Returns the messages of a file by dotted key. */
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

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/

/** Removes the plural suffix of a key: `won_one` and `won_other` are forms of the same message, and languages differ in their forms. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '')
}

/** Lists the names between double braces, sorted and without duplicates. */
export function placeholdersOf(text: string): string[] {
  if (!text.includes('{{')) return []
  const names = [...text.matchAll(/\{\{\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name)
  return [...new Set(names)].sort()
}

/** Begins the sentence about a language that has no messages. */
export function formatNoLanguage(language: string): string {
  return `There are no messages in the language "${language}"`
}

/** Begins the sentence about a key that no catalogue has. */
export function formatNoMessage(key: string): string {
  return `There is no message called "${key}"`
}
