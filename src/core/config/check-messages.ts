import type { Collected } from './collect.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import {
  type AreaFile,
  areaFile,
  baseKey,
  type Catalogue,
  keyLanguage,
  type Message,
  messagesOf,
  placeholdersOf,
} from './messages.ts'
import { findNearest } from './nearest.ts'
import { nameSpokenLanguages } from './spoken-languages.ts'
import { nearestSpan, stringAt, type Tree, textsOf } from './tree.ts'

export interface MessageScope {
  readonly defaultLanguage: string
  readonly read: (language: string) => Catalogue | undefined
}

/** Languages that a merchant supports and there are no words for. */
export function checkLanguages(
  supported: Tree | undefined,
  { read, files }: Pick<MessageScope, 'read'> & { readonly files: Files },
): Finding[] {
  return textsOf(supported).flatMap(({ text, span }, index) => {
    if (read(text)) return []
    const spoken = nameSpokenLanguages(files)
    const values = {
      problem: `There are no words in "${text}": locales/${text}/ has no messages.`,
      advice:
        spoken.length === 0
          ? 'Add its files.'
          : `Add its files, or choose from ${spoken.join(', ')}.`,
    }
    return [
      createFinding('message-missing', { span, path: ['languages', 'supported', index] }, values),
    ]
  })
}

/** Texts of a merchant whose key does not exist, or whose words miss the default language. */
export function checkTexts(texts: readonly Collected[], scope: MessageScope): Finding[] {
  return texts.flatMap((text) => {
    const key = stringAt(text.tree, [])
    return key === undefined ? checkWords(text, scope) : checkKey(text, key, scope)
  })
}

function checkKey({ tree, path }: Collected, key: string, { read }: MessageScope): Finding[] {
  const catalogue = read(keyLanguage)
  if (!catalogue || catalogue.messages.has(key) || catalogue.messages.has(`${key}_other`)) return []
  const nearest = findNearest(key, catalogue.messages.keys())
  const advice = nearest.name
    ? `Change it to "${nearest.name}".`
    : 'Use a key of locales/en/, or write the words by language.'
  const problem = `There is no message called "${key}".`
  const fix = nearest.safe
    ? { start: tree.start, end: tree.end, insert: `"${nearest.safe}"` }
    : undefined
  return [createFinding('message-missing', { span: tree, path, fix }, { problem, advice })]
}

function checkWords({ tree, path }: Collected, { defaultLanguage }: MessageScope): Finding[] {
  const main = stringAt(tree, [defaultLanguage])
  if (tree.kind !== 'map') return []
  if (main === undefined) {
    const problem = `The words of "${path.join('.')}" miss the default language "${defaultLanguage}".`
    return [
      createFinding('message-missing', { span: tree, path }, { problem, advice: 'Add them.' }),
    ]
  }
  const needs = placeholdersOf(main)
  return [...tree.entries].flatMap(([language, { value }]) => {
    const has = placeholdersOf(stringAt(value, []) ?? '')
    if (has.join() === needs.join()) return []
    const details = { span: value, path: [...path, language] }
    const values = { key: path.join('.'), language, has, other: defaultLanguage, needs }
    return [createFinding('placeholder-mismatch', details, values)]
  })
}

/** The files of a language against English: areas and keys it lacks, and other placeholders. */
export function checkCatalogue(catalogue: Catalogue, english: Catalogue): readonly Finding[] {
  const ready = judged.get(catalogue)
  if (ready?.english === english) return ready.findings
  const findings = judge(catalogue, english)
  judged.set(catalogue, { english, findings })
  return findings
}

/** Every merchant that speaks a language would hear the same of it. */
const judged = new WeakMap<
  Catalogue,
  { readonly english: Catalogue; readonly findings: readonly Finding[] }
>()

function judge(catalogue: Catalogue, english: Catalogue): Finding[] {
  if (catalogue === english) return [...catalogue.findings]
  const own = groupForms(catalogue.messages)
  const ways = [...english.areas].flatMap(([area, { tree }]) => {
    const expected = groupForms(messagesOf(tree))
    const there = catalogue.areas.get(area)
    if (!there) return expected.size > 0 ? [sayMissingArea(area, catalogue)] : []
    // Of a file that cannot be parsed nothing is known but that.
    if (!there.tree) return []
    return [...expected].flatMap(([key, message]) => {
      const translated = own.get(key)
      return translated
        ? checkPlaceholders({ key, catalogue }, translated, message)
        : [sayMissing(key, there, catalogue)]
    })
  })
  return [...catalogue.findings, ...ways]
}

/** Of a plural the form for many stands for all. */
function groupForms(messages: ReadonlyMap<string, Message>): Map<string, Message> {
  const groups = new Map<string, Message>()
  for (const [key, message] of messages) {
    const base = messages.has(`${baseKey(key)}_other`) ? baseKey(key) : key
    if (base === key || key.endsWith('_other')) groups.set(base, message)
  }
  return groups
}

function sayMissing(key: string, { tree, source }: AreaFile, { language }: Catalogue): Finding {
  const keys = key.split('.')
  const span = tree ? nearestSpan(tree, keys) : { source, start: 0, end: 0 }
  const problem = `The message "${key}" is missing in "${language}".`
  const advice = `Add it to ${source.path}.`
  return createFinding('message-missing', { span, path: keys }, { problem, advice })
}

function sayMissingArea(area: string, { language }: Catalogue): Finding {
  const path = areaFile(language, area)
  const span = { source: { path, text: '' }, start: 0, end: 0 }
  const problem = `The messages of "${area}" are missing in "${language}".`
  return createFinding('message-missing', { span, path: [] }, { problem, advice: `Add ${path}.` })
}

function checkPlaceholders(
  { key, catalogue }: { readonly key: string; readonly catalogue: Catalogue },
  { text, span }: Message,
  english: Message,
): Finding[] {
  const has = placeholdersOf(text)
  const needs = placeholdersOf(english.text)
  if (has.join() === needs.join()) return []
  const values = { key, language: catalogue.language, has, other: keyLanguage, needs }
  return [createFinding('placeholder-mismatch', { span, path: key.split('.') }, values)]
}
