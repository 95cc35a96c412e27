import { checkMessageText } from './check-message-text.ts'
import type { Collected } from './collect.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import { formatLanguages, listLanguages } from './list-languages.ts'
import {
  type AreaFile,
  areaFile,
  baseKey,
  type Catalogue,
  formatNoLanguage,
  formatNoMessage,
  keyLanguage,
  type Message,
  messagesOf,
  placeholdersOf,
} from './messages.ts'
import { findNearest } from './nearest.ts'
import { nearestSpan, stringAt, type Tree, textsOf } from './tree.ts'

export interface MessageScope {
  readonly defaultLanguage: string
  readonly read: (language: string) => Catalogue | undefined
}

/** Reports languages of a merchant that have no messages. */
export function checkLanguages(
  supported: Tree | undefined,
  { read, files }: Pick<MessageScope, 'read'> & { readonly files: Files },
): Finding[] {
  return textsOf(supported).flatMap(({ text, span }, index) => {
    if (read(text)) return []
    const available = formatLanguages(files)
    const meant = listLanguages(files).find(({ tag }) => isWrittenAs(text, tag))?.tag
    const otherwise =
      available.length === 0
        ? `Add its files to locales/${text}/.`
        : `Add its files to locales/${text}/, or choose from ${available.join(', ')}.`
    const values = {
      problem: `${formatNoLanguage(text)}.`,
      advice: meant === undefined ? otherwise : `Change it to "${meant}".`,
    }
    return [
      createFinding('message-missing', { span, path: ['languages', 'supported', index] }, values),
    ]
  })
}

/** Returns true if a text names a language in other letters, or in a country, such as `TH` or `en_US`. */
function isWrittenAs(text: string, tag: string): boolean {
  const typed = text.toLowerCase().replaceAll('_', '-')
  const known = tag.toLowerCase()
  return typed === known || typed.startsWith(`${known}-`)
}

/** Reports texts of a merchant whose message key does not exist or that lack the default language. */
export function checkTexts(texts: readonly Collected[], scope: MessageScope): Finding[] {
  return texts.flatMap((text) => {
    const key = stringAt(text.tree, [])
    return key === undefined ? checkTranslations(text, scope) : checkKey(text, key, scope)
  })
}

function checkKey({ tree, path }: Collected, key: string, { read }: MessageScope): Finding[] {
  const catalogue = read(keyLanguage)
  if (!catalogue || catalogue.messages.has(key) || catalogue.messages.has(`${key}_other`)) return []
  const nearest = findNearest(key, catalogue.messages)
  const advice = nearest.name
    ? `Change it to "${nearest.name}".`
    : 'Use a key from locales/en/, or write the text in each language.'
  const problem = `${formatNoMessage(key)}.`
  const fix = nearest.safe
    ? { start: tree.start, end: tree.end, insert: `"${nearest.safe}"` }
    : undefined
  return [createFinding('message-missing', { span: tree, path, fix }, { problem, advice })]
}

function checkTranslations(
  { tree, path }: Collected,
  { defaultLanguage }: MessageScope,
): Finding[] {
  const main = stringAt(tree, [defaultLanguage])
  if (tree.kind !== 'map') return []
  if (main === undefined) {
    const problem = `"${path.join('.')}" has no text in the default language "${defaultLanguage}".`
    return [createFinding('message-missing', { span: tree, path }, { problem, advice: 'Add it.' })]
  }
  const needs = placeholdersOf(main)
  return [...tree.entries].flatMap(([language, { value }]) => {
    const has = placeholdersOf(stringAt(value, []) ?? '')
    if (has.join() === needs.join()) return []
    const details = { span: value, path: [...path, language] }
    const reference = `"${defaultLanguage}"`
    const values = { key: path.join('.'), language, has, reference, needs }
    return [createFinding('placeholder-mismatch', details, values)]
  })
}

/** Compares the files of a language with English. Reports missing areas and keys, and placeholders that differ. */
export function checkCatalogue(catalogue: Catalogue, english: Catalogue): readonly Finding[] {
  const { language, messages } = catalogue
  const texts = [...messages].flatMap(([key, message]) =>
    checkMessageText({ key, language }, message, messages),
  )
  if (catalogue === english) return [...catalogue.findings, ...texts]
  const own = groupForms(catalogue.messages)
  const empty = groupForms(catalogue.untranslated)
  const differences = [...english.areas].flatMap(([area, { tree }]) => {
    const expected = groupForms(messagesOf(tree))
    const file = catalogue.areas.get(area)
    if (!file) return expected.size > 0 ? [reportMissingArea(area, catalogue)] : []
    // A file that cannot be parsed has its own finding.
    if (!file.tree) return []
    return [...expected].flatMap(([key, message]) => {
      const translated = own.get(key)
      if (translated) return checkPlaceholders({ key, catalogue }, translated, message)
      return empty.has(key) ? [] : [reportMissingMessage(key, file, catalogue)]
    })
  })
  return [...catalogue.findings, ...differences, ...reportUntranslated(catalogue), ...texts]
}

/** Reports the empty texts of each file once. A translator fills them in, and until then players see other languages. */
function reportUntranslated({ language, fallback, areas, untranslated }: Catalogue): Finding[] {
  return [...areas.values()].flatMap(({ source: { path } }) => {
    const [first, ...more] = [...untranslated].filter(([, { span }]) => span.source.path === path)
    if (!first) return []
    const [key, { span }] = first
    const texts = more.length === 0 ? 'One text' : `${more.length + 1} texts`
    const shown = (fallback.length > 0 ? fallback : [keyLanguage]).map((tag) => `"${tag}"`)
    const problem = `${texts} of ${path} ${more.length === 0 ? 'is' : 'are'} not translated, so players see ${shown.join(' or ')}.`
    const advice = `List what is missing with "livery words ${language} --missing".`
    const details = { span, path: key.split('.'), severity: 'warning' } as const
    return [createFinding('message-missing', details, { problem, advice })]
  })
}

/** Reduces the forms of each plural to the form `other`, under the key without a suffix. */
function groupForms(messages: ReadonlyMap<string, Message>): Map<string, Message> {
  const groups = new Map<string, Message>()
  for (const [key, message] of messages) {
    const base = messages.has(`${baseKey(key)}_other`) ? baseKey(key) : key
    if (base === key || key.endsWith('_other')) groups.set(base, message)
  }
  return groups
}

function reportMissingMessage(
  key: string,
  { tree, source }: AreaFile,
  { language }: Catalogue,
): Finding {
  const keys = key.split('.')
  const span = tree ? nearestSpan(tree, keys) : { source, start: 0, end: 0 }
  const problem = `The message "${key}" is missing in "${language}".`
  const advice = `Add it to ${source.path}.`
  return createFinding('message-missing', { span, path: keys }, { problem, advice })
}

function reportMissingArea(area: string, { language }: Catalogue): Finding {
  const path = areaFile(language, area)
  const span = { source: { path, text: '' }, start: 0, end: 0 }
  const problem = `The messages of the area "${area}" are missing in "${language}".`
  return createFinding('message-missing', { span, path: [] }, { problem, advice: `Add ${path}.` })
}

/** Compares the placeholders of a message with those of the English one. */
export function checkPlaceholders(
  { key, catalogue }: { readonly key: string; readonly catalogue: Catalogue },
  { text, span }: Message,
  english: Message,
): Finding[] {
  const has = placeholdersOf(text)
  const needs = placeholdersOf(english.text)
  if (has.join() === needs.join()) return []
  const reference = `"${keyLanguage}"`
  const values = { key, language: catalogue.language, has, reference, needs }
  return [createFinding('placeholder-mismatch', { span, path: key.split('.') }, values)]
}
