import { checkHalves, mayHoldHalves } from './check-halves.ts'
import { createFinding, type Finding } from './finding.ts'
import { findOtherEncoding, isTooLarge, type Parsed, parseSource } from './parse-source.ts'
import type { Source } from './source.ts'
import { createSpotFinder, type Spot } from './spot-at.ts'

/**
 * Invisible characters that no language needs: characters that change the order in which text is
 * displayed (CVE-2021-42574, Unicode TR36), control characters, tags, annotations and byte order
 * marks. Joiners and zero-width spaces are allowed, because Khmer and Thai need them.
 */
const invisible =
  '\\x7f-\\x9f\\u2028-\\u202e\\u2061-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb\\u{e0000}-\\u{e007f}'
const invisibleOrControl = `\\0-\\x08\\x0b\\x0c\\x0e-\\x1f${invisible}`

/** Returns true if a text contains such a character. */
export function holdsHidden(text: string): boolean {
  return anyInvisible.test(text)
}
const anyInvisible = new RegExp(`[${invisibleOrControl}]`, 'u')

/** Parses a file, and also reports invisible characters and lone surrogates. */
export function checkSource(source: Source): Parsed {
  const parsed = parseSource(source)
  const isSkipped = isTooLarge(source.text) || !suspicious.test(source.text)
  // The characters of a file in another encoding differ from those that were typed.
  if (isSkipped || findOtherEncoding(source)) return parsed
  const spotAt = createSpotFinder(parsed.tree)
  const found = [...source.text.matchAll(characterPattern)].flatMap((match) =>
    checkMatch(match, { source, spotAt }),
  )
  const halves = mayHoldHalves(source.text) ? checkHalves(source, spotAt) : []
  return { ...parsed, findings: [...parsed.findings, ...found, ...halves] }
}
/** Reports invisible and control characters of a file in which an escape needs no decoding. */
export function checkPlain(source: Source): Finding[] {
  return [...source.text.matchAll(plainPattern)].map(({ index: start, 0: text }) => {
    const end = start + text.length
    const details = { span: { source, start, end }, path: [], fix: { start, end, insert: '' } }
    return createFinding('hidden-character', details, describeMatch(text))
  })
}
const plainPattern = new RegExp(`[${invisibleOrControl}]+`, 'gu')

// The parser refuses control characters that are typed as they are.
const suspicious = new RegExp(`\\\\u|\\p{Surrogate}|[${invisible}]`, 'u')
/** Matches flag emoji made of tags, escapes, and invisible characters. */
const characterPattern = new RegExp(
  `\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}|\\\\(?:u([0-9a-f]{4})|.)|([${invisible}]+)`,
  'giu',
)

interface MatchScope {
  readonly source: Source
  readonly spotAt: (at: number) => Spot | undefined
}

function checkMatch(match: RegExpExecArray, { source, spotAt }: MatchScope): Finding[] {
  const [typed, digits, raw] = match
  const text = digits === undefined ? raw : String.fromCharCode(Number(`0x${digits}`))
  if (text === undefined || !holdsHidden(text)) return []
  const { index: start } = match
  const span = { source, start, end: start + typed.length }
  const spot = spotAt(start)
  // Outside of keys and texts, an escape is only the characters that it is typed with.
  if (raw === undefined && !spot) return []
  const fix = { start, end: span.end, insert: '' }
  return [
    createFinding('hidden-character', { span, path: spot?.path ?? [], fix }, describeMatch(text)),
  ]
}

function describeMatch(text: string): { name: string; count: number; reorders: boolean } {
  const characters = [...text]
  const code = characters[0]?.codePointAt(0) ?? 0
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return {
    name,
    count: characters.length,
    reorders: /[\u202a-\u202e\u2066-\u2069]/.test(text),
  }
}
