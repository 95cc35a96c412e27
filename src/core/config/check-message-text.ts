import { createFinding, type Finding } from './finding.ts'
import { baseKey, type Message, placeholdersOf } from './messages.ts'

export interface MessageName {
  readonly key: string
  readonly language: string
}

/** Checks a message by itself, and a form of a plural against its form `other`. */
export function checkMessageText(
  { key, language }: MessageName,
  message: Message,
  messages: ReadonlyMap<string, Message>,
): Finding[] {
  const other = messages.get(`${baseKey(key)}_other`)
  const forms = other && other !== message ? checkForm({ key, language }, message, other) : []
  return [...checkWords(key, message), ...forms]
}

/** Reports a text that shows nothing, and one whose markup players would read as it is typed. */
function checkWords(key: string, { text, span }: Message): Finding[] {
  const problem = wordsProblem(text)
  if (!problem) return []
  const details = { span, path: key.split('.') }
  return [createFinding('message-unreadable', details, { key, ...problem })]
}

/** Matches the elements and references of HTML that people write into texts; a name may be in angle brackets. */
const markupPattern =
  /<\/?(?:a|b|br|div|em|font|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>|&(?:[a-z]+|#\d+);/i

function wordsProblem(text: string): { problem: string; advice: string } | undefined {
  if (!/[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u.test(text))
    return { problem: 'shows nothing', advice: 'Write its text, or remove the line.' }
  const [markup] = markupPattern.exec(text) ?? []
  if (markup === undefined) return undefined
  return {
    problem: `shows "${markup}" as it is typed`,
    advice: 'Messages are plain text: remove the markup.',
  }
}

/**
 * Reports a form of a plural with values that the form `other` does not have, or without one of them.
 * Only the count may be absent, because a form may say it in words.
 */
export function checkForm(
  { key, language }: MessageName,
  { text, span }: Message,
  other: Message,
): Finding[] {
  const [has, needs] = [placeholdersOf(text), placeholdersOf(other.text)]
  const isWhole = needs.every((name) => name === 'count' || has.includes(name))
  if (isWhole && has.every((name) => needs.includes(name))) return []
  const values = { key, language, has, reference: `"${baseKey(key)}_other"`, needs }
  return [createFinding('placeholder-mismatch', { span, path: key.split('.') }, values)]
}
