import { checkPlain } from '../check-hidden.ts'
import { checkForm, checkMessageText } from '../check-message-text.ts'
import { checkPlaceholders } from '../check-messages.ts'
import { createFinding, type Finding, sortFindings } from '../finding.ts'
import { baseKey, type Catalogue, formatNoMessage, type Message } from '../messages.ts'
import { findNearest } from '../nearest.ts'
import { placeOf } from '../source.ts'
import type { ImportedText } from './exchanged-text.ts'
import { listNeeded, ownMessages } from './list-needed.ts'
import { pluralFormsOf } from './plural-forms.ts'

/** A language and English, whose messages imported texts are compared with. */
export interface ImportScope {
  readonly catalogue: Catalogue
  readonly english: Catalogue
}

/** The result of checking imported texts. Nothing may be written if a finding is an error. */
export interface CheckedImport {
  readonly findings: readonly Finding[]
  /** The texts that differ from those of the language, without the empty ones. */
  readonly changed: readonly ImportedText[]
}

/**
 * Checks the keys of imported texts, and what `validate` checks of a message in those that change: placeholders,
 * markup, hidden characters. The places are those of the imported file.
 */
export function checkImported(texts: readonly ImportedText[], scope: ImportScope): CheckedImport {
  const { catalogue, english } = scope
  const needed = new Map(
    listNeeded(english, catalogue.language).map(({ key, source }) => [key, source]),
  )
  const own = ownMessages(catalogue)
  const known = texts.filter(({ key }) => needed.has(key))
  const changed = known.filter(({ key, text }) => text.trim() !== '' && own.get(key)?.text !== text)
  const merged = new Map<string, Message>([...own, ...changed.map(entryOf)])
  const findings = [
    ...texts.flatMap((text) => (needed.has(text.key) ? [] : [reportUnknown(text, scope, needed)])),
    ...reportRepeated(texts),
    ...changed.flatMap((text) =>
      checkChanged(text, { catalogue, merged, source: needed.get(text.key) }),
    ),
  ]
  return { findings: sortFindings(findings), changed }
}

function entryOf({ key, text, span }: ImportedText): [string, Message] {
  return [key, { text, span }]
}

interface ChangedScope {
  readonly catalogue: Catalogue
  /** The messages of the language after the import. */
  readonly merged: ReadonlyMap<string, Message>
  /** The English message. */
  readonly source: Message | undefined
}

function checkChanged(imported: ImportedText, { catalogue, merged, source }: ChangedScope) {
  const { key, text, span } = imported
  const { language } = catalogue
  const base = baseKey(key)
  const isForm = base !== key && merged.has(`${base}_other`) && key !== `${base}_other`
  const placeholders = (): Finding[] => {
    // checkMessageText compares a form with the form "other".
    if (!source || isForm) return []
    return base === key || key === `${base}_other`
      ? checkPlaceholders({ key: base, catalogue }, imported, source)
      : checkForm({ key, language }, imported, source)
  }
  return [
    ...checkMessageText({ key, language }, imported, merged),
    ...placeholders(),
    ...reportOutdated(imported, source),
    ...checkPlain({ path: '', text }).map((finding) => ({
      ...withoutFix(finding),
      ...placeOf(span),
      path: key,
    })),
  ]
}

/** Removes a fix, whose offsets are those of the text alone. */
function withoutFix({ fix: _, ...finding }: Finding): Finding {
  return finding
}

/** Warns of a translation whose English text is another one by now. */
function reportOutdated(
  { key, english, span }: ImportedText,
  source: Message | undefined,
): Finding[] {
  if (!source || english === undefined || english === source.text) return []
  const details = { span, path: key.split('.'), severity: 'warning' } as const
  const problem = `The English text of "${key}" has changed since this file was exported: it is "${source.text}" now.`
  const advice = 'Check whether the translation still says the same.'
  return [createFinding('message-missing', details, { problem, advice })]
}

function reportUnknown(
  { key, span }: ImportedText,
  { catalogue: { language }, english }: ImportScope,
  needed: ReadonlyMap<string, Message>,
): Finding {
  const details = { span, path: key.split('.') }
  if (english.messages.has(`${baseKey(key)}_other`)) {
    const forms = pluralFormsOf(language).map((form) => `"${form}"`)
    const problem = `"${key}" is a plural form that "${language}" does not have.`
    const advice = `Its forms are ${forms.join(', ')}.`
    return createFinding('message-missing', details, { problem, advice })
  }
  const { name } = findNearest(key, needed)
  const advice = name === undefined ? 'Remove it.' : `Rename it to "${name}".`
  return createFinding('message-missing', details, { problem: `${formatNoMessage(key)}.`, advice })
}

function reportRepeated(texts: readonly ImportedText[]): Finding[] {
  const first = new Map<string, ImportedText>()
  return texts.flatMap((text) => {
    const before = first.get(text.key)
    if (!before) first.set(text.key, text)
    if (!before || before.text === text.text) return []
    const { line } = placeOf(before.span)
    const details = { span: text.span, path: text.key.split('.') }
    return [createFinding('duplicate-key', details, { key: text.key, line })]
  })
}
