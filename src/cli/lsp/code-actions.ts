import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node'
import { applyFixes } from '../../core/config/apply-fixes.ts'
import type { Fix } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { rangeOfSpan } from './positions.ts'
import type { PublishedFile } from './published-findings.ts'

/** The kind of the action that corrects a whole file, which editors can run when they save. */
export const fixAllKind = `${CodeActionKind.SourceFixAll}.livery`

/** Lists the safe fixes of the findings in a range, and the one of all findings of the file. */
export function listCodeActions(
  { source, found }: PublishedFile,
  { textDocument: { uri }, range, context: { only } }: CodeActionParams,
): CodeAction[] {
  const isWanted = (kind: string): boolean =>
    !only || only.some((one) => kind === one || kind.startsWith(`${one}.`))
  const fixable = found.flatMap(({ finding: { fix }, diagnostic }) =>
    fix ? [{ fix, diagnostic }] : [],
  )
  const single = isWanted(CodeActionKind.QuickFix)
    ? fixable.filter(({ diagnostic }) => overlaps(diagnostic.range, range))
    : []
  const actions = single.map(
    ({ fix, diagnostic }): CodeAction => ({
      title: formatFix(source, fix),
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic],
      isPreferred: true,
      edit: { changes: { [uri]: [convertFix(source, fix)] } },
    }),
  )
  if (fixable.length === 0 || !isWanted(fixAllKind)) return actions
  const { text } = applyFixes(
    source.text,
    fixable.map(({ fix }) => fix),
  )
  const whole = { start: 0, end: source.text.length, insert: text }
  const title = 'Apply all safe fixes of this file'
  return [
    ...actions,
    { title, kind: fixAllKind, edit: { changes: { [uri]: [convertFix(source, whole)] } } },
  ]
}

function formatFix({ text }: Source, { start, end, insert }: Fix): string {
  const before = shorten(text.slice(start, end))
  const after = shorten(insert)
  if (after === '') return `Remove ${before}`
  return before === '' ? `Insert ${after}` : `Replace ${before} with ${after}`
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

/** Converts a fix to an edit of the protocol. */
export function convertFix(source: Source, { start, end, insert }: Fix): TextEdit {
  return { range: rangeOfSpan({ source, start, end }), newText: insert }
}

function overlaps(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start)
}

function isBefore(one: Range['start'], other: Range['start']): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character)
}
