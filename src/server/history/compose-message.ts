import { count } from '../../core/config/count.ts'
import type { ChangeList } from '../../core/contract/generated/studio-api.ts'
import { auditTrailer } from '../../site/git/audit-trailer.ts'

export interface MessageParts {
  readonly merchant: string
  /** What the person wrote about the change. */
  readonly note?: string | undefined
  /** What the change does, without full stops. */
  readonly sentences: readonly string[]
  /** The number of the entry of the audit log. */
  readonly entry: number | undefined
}

/**
 * Composes the message of a commit: what the person wrote, or else what the change does, then every sentence of the
 * change, then the number of its entry in the audit log as a trailer.
 */
export function composeMessage({ merchant, note = '', sentences, entry }: MessageParts): string {
  const [head = '', ...more] = cleanLines(note)
  const [only = 'nothing that players see'] = sentences
  const summary = sentences.length > 1 ? count(sentences.length, 'change') : only
  const parts = [
    head || `${merchant}: ${oneLine(summary)}`,
    more.join('\n').trim(),
    (head || sentences.length > 1 ? sentences : []).map((one) => `- ${oneLine(one)}`).join('\n'),
    entry === undefined ? '' : `${auditTrailer}: ${entry}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Returns the sentences of a change that somebody made; what follows from them is left out. */
export function sentencesOf({ changes, untold }: ChangeList): string[] {
  if (untold !== undefined) return ['a change before or after which it has errors']
  return changes
    .filter(({ kind }) => kind !== 'contrast' && kind !== 'derived')
    .map(({ sentence }) => sentence)
}

function cleanLines(text: string): string[] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replace(/\p{Cc}+/gu, ' ').trimEnd())
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
