import { checkHalves, mayHoldHalves } from './check-halves.ts'
import { createFinding, type Finding } from './finding.ts'
import { findOtherEncoding, isTooLarge, type Parsed, parseSource } from './parse-source.ts'
import type { Source } from './source.ts'
import { createSpotFinder, type Spot } from './spot-at.ts'

/**
 * Characters that nobody sees and that no text of any language needs: those that show text in
 * another order than it is typed in (CVE-2021-42574, Unicode TR36), control characters, tags,
 * annotations and byte order marks. Joiners and spaces without width say how Khmer and Thai are
 * joined and broken, and stay.
 */
const unseen =
  '\\x7f-\\x9f\\u2028-\\u202e\\u2061-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}'
const hidden = `\\0-\\x08\\x0b\\x0c\\x0e-\\x1f${unseen}`

/** Whether a text holds such a character. */
export function holdsHidden(text: string): boolean {
  return anyHidden.test(text)
}
const anyHidden = new RegExp(`[${hidden}]`, 'u')

/** Parses a file, and says besides what stands in it unseen or by half. */
export function checkSource(source: Source): Parsed {
  const parsed = parseSource(source)
  // Of a file in another encoding no character is what was typed.
  const isOdd = isTooLarge(source.text) || !suspicious.test(source.text)
  if (isOdd || findOtherEncoding(source)) return parsed
  const spotAt = createSpotFinder(parsed.tree)
  const found = [...source.text.matchAll(spots)].flatMap((match) =>
    sayHidden(match, { source, spotAt }),
  )
  const halves = mayHoldHalves(source.text) ? checkHalves(source, spotAt) : []
  return { ...parsed, findings: [...parsed.findings, ...found, ...halves] }
}
// What stands below a space as it is, the parser refuses.
const suspicious = new RegExp(`\\\\u|\\p{Surrogate}|[${unseen}]`, 'u')
/** Flags of countries that are made of tags, escapes, and what is hidden. */
const spots = new RegExp(
  `\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}|\\\\(?:u([0-9a-f]{4})|.)|([${unseen}]+)`,
  'giu',
)

interface HiddenScope {
  readonly source: Source
  readonly spotAt: (at: number) => Spot | undefined
}

function sayHidden(match: RegExpExecArray, { source, spotAt }: HiddenScope): Finding[] {
  const [typed, digits, raw] = match
  const text = digits === undefined ? raw : String.fromCharCode(Number(`0x${digits}`))
  if (text === undefined || !holdsHidden(text)) return []
  const { index: start } = match
  const span = { source, start, end: start + typed.length }
  const spot = spotAt(start)
  // Digits outside of texts are what they look like.
  if (raw === undefined && !spot) return []
  const fix = { start, end: span.end, insert: '' }
  return [
    createFinding('hidden-character', { span, path: spot?.path ?? [], fix }, nameHidden(text)),
  ]
}

function nameHidden(text: string): { name: string; more: number; turns: boolean } {
  const [first = '', ...others] = text
  const code = first.codePointAt(0) ?? 0
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return {
    name,
    more: others.length,
    turns: /[\u202a-\u202e\u2066-\u2069]/.test(text),
  }
}
