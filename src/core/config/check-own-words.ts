import { checkReadable } from './check-disk-links.ts'
import { checkSource } from './check-hidden.ts'
import type { MessageScope } from './check-messages.ts'
import { checkValue } from './check-value.ts'
import type { Files } from './files.ts'
import { createFinding, type Finding } from './finding.ts'
import {
  baseKey,
  type Catalogue,
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
    const own = [...messagesOf(tree)]
    return [
      ...findings,
      ...checkEntries(tree, []),
      ...own.flatMap((message) => checkMessage(message, language, english)),
    ]
  })
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

function checkMessage(
  [key, { text, span }]: readonly [string, Message],
  language: string,
  { messages }: Catalogue,
): Finding[] {
  const path = key.split('.')
  const platform = messages.get(key) ?? messages.get(`${baseKey(key)}_other`)
  if (!platform) {
    const { name } = findNearest(key, messages)
    const problem = `There is no message called "${key}", so this text is never shown.`
    const advice = name === undefined ? 'Remove it.' : `Rename it to "${name}".`
    const details = { span, path, severity: 'warning' } as const
    return [createFinding('message-missing', details, { problem, advice })]
  }
  // Of the forms of a plural, only `other` is compared.
  if (baseKey(key) !== key && !key.endsWith('_other')) return []
  const [has, needs] = [placeholdersOf(text), placeholdersOf(platform.text)]
  if (has.join() === needs.join()) return []
  const values = { key, language, has, reference: "the platform's message", needs }
  return [createFinding('placeholder-mismatch', { span, path }, values)]
}
