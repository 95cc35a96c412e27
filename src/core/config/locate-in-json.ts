import { createScanner } from 'jsonc-parser'
import type { Path } from './tree.ts'

/** What can be typed at an offset of a JSON text. */
export interface JsonPlace {
  /** A key of the map at `path`, or the value at `path`. */
  readonly kind: 'key' | 'value'
  readonly path: Path
  /** The token that is there, as offsets; empty where none is. */
  readonly start: number
  readonly end: number
  /** True for a key that a colon follows. */
  readonly hasColon: boolean
}

/** A map or a list around an offset. */
interface Frame {
  readonly kind: 'map' | 'list'
  key: string
  index: number
  isAfterColon: boolean
  /** True after a value, until the next comma. */
  isFilled: boolean
}

/** The kinds of tokens that matter. The enum of the scanner exists for its own compiler alone. */
const openBrace = 1
const closeBrace = 2
const openBracket = 3
const closeBracket = 4
const comma = 5
const colon = 6
const quoted = 10
const ended = 17
const words: ReadonlySet<number> = new Set([7, 8, 9, quoted, 11, 16])
const comments: ReadonlySet<number> = new Set([12, 13])
const blanks: ReadonlySet<number> = new Set([...comments, 14, 15])

/**
 * Returns what can be typed at an offset of a text, which may be broken; undefined in a comment and where only a comma
 * or the end of a map can come. It reads tokens and does not recurse, so that no nesting is too deep.
 */
export function locateInJson(text: string, offset: number): JsonPlace | undefined {
  const scanner = createScanner(text)
  const frames: Frame[] = []
  let token = nextToken(scanner)
  while (isBefore(token, offset)) {
    step(frames, token.kind, scanner.getTokenValue())
    token = nextToken(scanner)
  }
  const { kind, start, end } = token
  if (comments.has(kind) && start < offset) return undefined
  if (words.has(kind) && start <= offset)
    return withColon(placeIn(frames, { start, end }), nextKind(scanner))
  if (frames.at(-1)?.isFilled) return undefined
  const next = blanks.has(kind) ? nextKind(scanner) : kind
  return withColon(placeIn(frames, { start: offset, end: offset }), next)
}

interface Token {
  readonly kind: number
  readonly start: number
  readonly end: number
}

function nextToken(scanner: ReturnType<typeof createScanner>): Token {
  const kind: number = scanner.scan()
  const start = scanner.getTokenOffset()
  return { kind, start, end: start + scanner.getTokenLength() }
}

/** Returns true for a token that ends before an offset; a word or comment that ends at it is still being typed. */
function isBefore({ kind, start, end }: Token, offset: number): boolean {
  if (kind === ended || start >= offset) return false
  return end < offset || !(words.has(kind) || comments.has(kind))
}

function withColon(
  place: Omit<JsonPlace, 'hasColon'> | undefined,
  next: number,
): JsonPlace | undefined {
  return place && { ...place, hasColon: next === colon }
}

function nextKind(scanner: ReturnType<typeof createScanner>): number {
  let kind: number = scanner.scan()
  while (blanks.has(kind)) kind = scanner.scan()
  return kind
}

function placeIn(
  frames: readonly Frame[],
  span: { readonly start: number; readonly end: number },
): Omit<JsonPlace, 'hasColon'> | undefined {
  const frame = frames.at(-1)
  if (!frame) return undefined
  const above = frames.slice(0, -1).map(stepOf)
  if (frame.kind === 'map' && !frame.isAfterColon) return { kind: 'key', path: above, ...span }
  return { kind: 'value', path: [...above, stepOf(frame)], ...span }
}

function stepOf({ kind, key, index }: Frame): string | number {
  return kind === 'map' ? key : index
}

/** Applies a token to the maps and lists that are open. */
function step(frames: Frame[], kind: number, value: string): void {
  const frame = frames.at(-1)
  if (kind === openBrace || kind === openBracket) {
    const isMap = kind === openBrace
    const empty = { key: '', index: 0, isAfterColon: false, isFilled: false }
    frames.push({ kind: isMap ? 'map' : 'list', ...empty })
    return
  }
  if (kind === closeBrace || kind === closeBracket) {
    frames.pop()
    const above = frames.at(-1)
    if (above) above.isFilled = true
    return
  }
  if (!frame) return
  if (kind === colon) frame.isAfterColon = true
  else if (kind === comma) {
    frame.isAfterColon = false
    frame.isFilled = false
    frame.index += 1
  } else if (kind === quoted && frame.kind === 'map' && !frame.isAfterColon) frame.key = value
  else if (words.has(kind)) frame.isFilled = frame.kind === 'list' || frame.isAfterColon
}
