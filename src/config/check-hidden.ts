import { createFinding, type Finding } from './finding.ts'
import { findOtherEncoding, type Parsed, parseSource } from './parse-source.ts'
import type { Source, Span } from './source.ts'
import type { Path, Tree } from './tree.ts'

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

/** Parses a file, and says besides what stands in it unseen. */
export function checkSource(source: Source): Parsed {
  const parsed = parseSource(source)
  // Of a file in another encoding no character is what was typed.
  if (!suspicious.test(source.text) || findOtherEncoding(source)) return parsed
  const found = [...source.text.matchAll(spots)].flatMap((match) => sayHidden(match, parsed))
  return { ...parsed, findings: [...parsed.findings, ...found] }
}
// What stands below a space as it is, the parser refuses.
const suspicious = new RegExp(`\\\\u|[${unseen}]`, 'u')
/** Flags of countries that are made of tags, escapes, and what is hidden. */
const spots = new RegExp(
  `\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}|\\\\(?:u([0-9a-f]{4})|.)|([${unseen}]+)`,
  'giu',
)

function sayHidden(match: RegExpExecArray, { source, tree }: Parsed): Finding[] {
  const [typed, digits, raw] = match
  const text = digits === undefined ? raw : String.fromCharCode(Number(`0x${digits}`))
  if (text === undefined || !holdsHidden(text)) return []
  const { index: start } = match
  const span = { source, start, end: start + typed.length }
  const spot = tree && spotAt(tree, start, [])
  // Digits outside of texts are what they look like.
  if (raw === undefined && !spot?.isText) return []
  const fix = { start, end: span.end, insert: '' }
  return [
    createFinding('hidden-character', { span, path: spot?.path ?? [], fix }, nameHidden(text)),
  ]
}

interface Spot {
  readonly path: Path
  /** Whether it is inside of quotes. */
  readonly isText: boolean
}

function spotAt(tree: Tree, at: number, path: Path): Spot {
  if (tree.kind === 'leaf') return { path, isText: true }
  const inner: readonly (readonly [string | number, Span | undefined, Tree])[] =
    tree.kind === 'map'
      ? [...tree.entries].map(([name, { key, value }]) => [name, key, value])
      : tree.items.map((item, index) => [index, undefined, item])
  for (const [name, key, value] of inner) {
    if (key && holds(key, at)) return { path: [...path, name], isText: true }
    if (holds(value, at)) return spotAt(value, at, [...path, name])
  }
  return { path, isText: false }
}

function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at < end
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
