import { checkPlain } from '../check-hidden.ts'
import { createFinding, type Finding } from '../finding.ts'
import { findOtherEncoding } from '../parse-source.ts'
import { type Source, type Span, spanAt } from '../source.ts'
import { tokenize, tokenTypes } from './css.ts'

/** The largest length of a file of a look, in UTF-16 units. The look of a brand with every part drawn has 35,000 in all. */
const longestLookFile = 32_000
/** The largest number of brackets inside of each other. */
const deepest = 16

/**
 * Reports what makes a file no CSS that can be parsed: its size, its encoding, invisible characters,
 * and brackets, texts or comments without an end. The parser runs only on files without such findings.
 */
export function scanCss(source: Source): Finding[] {
  if (source.text.length > longestLookFile)
    return [createFinding('file-too-large', whole(source), { most: longestLookFile })]
  const encoded = findOtherEncoding(source)
  if (encoded)
    return [
      syntax(encoded, 'The file is saved in an encoding other than UTF-8.', 'Save it as UTF-8.'),
    ]
  const hidden = checkPlain(source)
  if (hidden.length > 0) return hidden
  const markup = /<\/|<!--|-->/.exec(source.text)
  if (markup) {
    const span = { source, start: markup.index, end: markup.index + markup[0].length }
    return [syntax(span, 'This is HTML, which has no meaning in CSS.', 'Remove it.')]
  }
  return scanTokens(source)
}

function whole(source: Source) {
  return { span: spanAt(source), path: [] }
}

function syntax(span: Span, problem: string, advice: string): Finding {
  return createFinding('syntax', { span, path: [] }, { problem, advice })
}

const closing = new Map([
  ['{', '}'],
  ['[', ']'],
  ['(', ')'],
])

function scanTokens(source: Source): Finding[] {
  const found: Finding[] = []
  const open: { readonly close: string; readonly span: Span }[] = []
  const close = (typed: string, span: Span): void => {
    if (open.at(-1)?.close === typed) open.pop()
    else found.push(syntax(span, `A "${typed}" is here without its beginning.`, 'Remove it.'))
  }
  tokenize(source.text, (type, start, end) => {
    const span = { source, start, end }
    const text = source.text.slice(start, end)
    const last = text.at(-1) ?? ''
    const pair =
      type === tokenTypes['Function'] ? ')' : text.length === 1 ? closing.get(text) : undefined
    if (pair) open.push({ close: pair, span })
    else if (isBracket(type)) close(last, span)
    const problem = problemOf(type, text)
    if (problem) found.push(syntax(span, problem, 'Close it.'))
    if (open.length === deepest + 1 && pair)
      found.push(
        syntax(span, `The file is nested deeper than ${deepest} levels.`, 'Reduce the nesting.'),
      )
  })
  const rest = open.at(-1)
  if (rest && found.length === 0)
    found.push(syntax(rest.span, `A "${rest.close}" is missing for this.`, 'Add it.'))
  return found.slice(0, 1)
}

function isBracket(type: number): boolean {
  return ['RightSquareBracket', 'RightParenthesis', 'RightCurlyBracket'].some(
    (name) => type === tokenTypes[name],
  )
}

function problemOf(type: number, text: string): string | undefined {
  if (type === tokenTypes['BadString']) return 'A text has no closing quote on its line.'
  if (type === tokenTypes['BadUrl']) return 'This is not a readable url().'
  if (
    type === tokenTypes['String'] &&
    !/^(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*')$/.test(text)
  )
    return 'A text has no closing quote.'
  if (type === tokenTypes['Url'] && !text.endsWith(')')) return 'A url() has no end.'
  if (type === tokenTypes['Comment'] && !/^\/\*[\s\S]*\*\/$/.test(text))
    return 'A comment has no end.'
  return undefined
}
