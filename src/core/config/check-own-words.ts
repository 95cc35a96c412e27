import { checkReadable } from './check-disk-links.ts'
import { checkSource } from './check-hidden.ts'
import { checkForm, checkMessageText } from './check-message-text.ts'
import type { MessageScope } from './check-messages.ts'
import { checkValue } from './check-value.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import {
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
import type { MapTree, Path, Tree } from './tree.ts'

/**
 * Checks the messages with which a merchant replaces those of the platform. Reports files that cannot
 * be read, values that are not texts, unknown keys, and placeholders that differ.
 */
export function checkOwnWords(files: Files, code: string, read: MessageScope['read']): Finding[] {
  const folder = `merchants/${code}/messages`
  const english = read(keyLanguage)
  const names = files.list(folder).filter((name) => name.endsWith('.json'))
  return names.flatMap((name) => {
    const path = `${folder}/${name}`
    const text = files.read(path)
    if (text === undefined) return checkReadable(files, path)
    const { tree, findings } = checkSource({ path, text })
    if (!tree || !english) return [...findings]
    const language = name.slice(0, -'.json'.length)
    if (!read(language)) return [...findings, reportLanguage(tree, language)]
    const own = messagesOf(tree)
    return [
      ...findings,
      ...checkEntries(tree, []),
      ...[...own].flatMap(([key, message]) => [
        ...checkOwnMessage([key, message], language, english),
        // Its forms are compared with those of the platform.
        ...checkMessageText({ key, language }, message, new Map()),
      ]),
    ]
  })
}

function reportLanguage(tree: MapTree, language: string): Finding {
  const problem = `${formatNoLanguage(language)}, so this file is never shown.`
  const advice = `Add them to locales/${language}/, or remove this file.`
  const details = { span: tree, path: [], severity: 'warning' } as const
  return createFinding('message-missing', details, { problem, advice })
}

function checkEntries({ entries }: MapTree, path: Path): Finding[] {
  return [...entries].flatMap(([key, { value }]) =>
    path.length === 0 && key.startsWith('$') ? [] : checkText(value, [...path, key]),
  )
}

function checkText(tree: Tree, path: Path): Finding[] {
  if (tree.kind === 'map') return checkEntries(tree, path)
  const findings: Finding[] = []
  checkValue(tree, { type: 'string' }, { path, report: (finding) => void findings.push(finding) })
  return findings
}

function checkOwnMessage(
  [key, { text, span }]: readonly [string, Message],
  language: string,
  { messages }: Catalogue,
): Finding[] {
  const path = key.split('.')
  const platform = messages.get(key) ?? messages.get(`${baseKey(key)}_other`)
  if (!platform) {
    const { name } = findNearest(key, messages)
    const problem = `${formatNoMessage(key)}, so this text is never shown.`
    const advice = name === undefined ? 'Remove it.' : `Rename it to "${name}".`
    const details = { span, path, severity: 'warning' } as const
    return [createFinding('message-missing', details, { problem, advice })]
  }
  // A form that the platform does not have in English is compared with the form `other`.
  if (baseKey(key) !== key && !key.endsWith('_other'))
    return checkForm(
      { key, language },
      { text, span },
      messages.get(`${baseKey(key)}_other`) ?? platform,
    )
  const [has, needs] = [placeholdersOf(text), placeholdersOf(platform.text)]
  if (has.join() === needs.join()) return []
  const values = { key, language, has, reference: "the platform's message", needs }
  return [createFinding('placeholder-mismatch', { span, path }, values)]
}
