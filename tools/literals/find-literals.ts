import { colourNames, systemColours } from './colour-names.ts'

/** Something a source says that only a token or a merchant's file may say. */
export interface Literal {
  readonly line: number
  readonly what: 'colour' | 'system colour' | 'pixel size' | 'merchant name' | 'date by Intl'
  readonly typed: string
}

interface Rule {
  readonly what: Literal['what']
  readonly pattern: RegExp
  /** Returns true if a match counts, from its text and place. */
  readonly counts?: (typed: string, place: Place) => boolean
}

interface Place {
  readonly text: string
  readonly index: number
}

const hex = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])/gi
const colourFunction = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/gi
const pixels = /(?<![\w.])-?\d*\.?\d+px\b/gi
const named = String.raw`(?<![\w-])(?:${colourNames.join('|')})(?![\w-])`

const everywhere: readonly Rule[] = [
  {
    what: 'pixel size',
    pattern: pixels,
    counts: (typed) => ![0, 1].includes(Math.abs(Number.parseFloat(typed))),
  },
]

const styleRules: readonly Rule[] = [
  ...everywhere,
  { what: 'colour', pattern: hex, counts: isInValue },
  { what: 'colour', pattern: colourFunction, counts: isInValue },
  { what: 'colour', pattern: new RegExp(named, 'gi'), counts: isInValue },
  {
    what: 'system colour',
    pattern: new RegExp(String.raw`(?<![\w-])(?:${systemColours.join('|')})(?![\w-])`, 'g'),
    counts: (_, place) => isInValue('', place) && !isInForcedColours(place),
  },
]

const scriptRules: readonly Rule[] = [
  ...everywhere,
  { what: 'colour', pattern: hex, counts: isInText },
  { what: 'colour', pattern: colourFunction, counts: isInText },
  {
    what: 'colour',
    // A property, attribute or variable that is about colour, set to a name.
    pattern: new RegExp(
      String.raw`(?:colou?r|background|fill|stroke|shadow|outline|border)\w*["']?\s*[:=]\s*\{?["'\x60][^"'\x60]*?${named}`,
      'gi',
    ),
  },
  {
    what: 'pixel size',
    // React takes a bare number of a style for pixels.
    pattern:
      /style=\{\{[^}]*?\b(?:width|height|inset|top|left|right|bottom|gap|margin|padding|fontSize|border)\w*:\s*(?!0\b|1\b)\d+/gi,
  },
]

/** Lists the literals of a style sheet or script. Comments are not searched. */
export function findLiterals(path: string, source: string): Literal[] {
  const text = withoutComments(source, path.endsWith('.css') ? 'style' : 'script')
  const rules = path.endsWith('.css') ? styleRules : scriptRules
  return rules
    .flatMap(({ what, pattern, counts = () => true }) =>
      [...text.matchAll(pattern)]
        .filter((found) => counts(found[0], { text, index: found.index }))
        .map((found) => ({ line: lineAt(text, found.index), what, typed: found[0] })),
    )
    .sort((a, b) => a.line - b.line)
}

/** The merchants that a source names, in code or in comments, as a word or a part of a name. */
export function findMerchantNames(source: string, merchants: readonly string[]): Literal[] {
  return merchants.flatMap((merchant) => {
    const capital = merchant.charAt(0).toUpperCase() + merchant.slice(1)
    const pattern = `(?<![A-Za-z])${merchant}(?![a-z])|${capital}(?![a-z])|${merchant.toUpperCase()}`
    return [...source.matchAll(new RegExp(pattern, 'g'))].map((found) => ({
      line: lineAt(source, found.index),
      what: 'merchant name' as const,
      typed: found[0],
    }))
  })
}

/** Blanks comments, so that places stay what they are. */
export function withoutComments(source: string, kind: 'style' | 'script'): string {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, ' ')
  const blocks = source.replace(/\/\*[\s\S]*?\*\//g, blank)
  return kind === 'style' ? blocks : blocks.replace(/(^|\s)\/\/.*$/gm, blank)
}

/** Returns true for a place after the colon of a declaration. */
function isInValue(_: string, { text, index }: Place): boolean {
  const start = Math.max(...['{', '}', ';'].map((mark) => text.lastIndexOf(mark, index - 1)))
  const end = text.slice(index).search(/[{};]/)
  const opensBlock = text[index + end] === '{'
  return !opensBlock && text.slice(start + 1, index).includes(':')
}

function isInForcedColours({ text, index }: Place): boolean {
  const open: string[] = []
  let from = 0
  for (let at = 0; at < index; at += 1) {
    if (text[at] === '{') open.push(text.slice(from, at))
    if (text[at] === '}') open.pop()
    if (/[{};]/.test(text[at] ?? '')) from = at + 1
  }
  return open.some((head) => head.includes('forced-colors: active'))
}

/** Returns true for a place inside quotes. */
function isInText(_: string, { text, index }: Place): boolean {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index)
  return ["'", '"', '`'].some((quote) => before.split(quote).length % 2 === 0)
}

/** Returns the number of the line at a place of a text. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
