import type { Source } from './source.ts'
import type { Entry, MapTree, Tree } from './tree.ts'

/**
 * Parses strict JSON into a tree with spans, in less than half of the time of the parser that recovers from
 * errors. Returns undefined for anything else, which `parseSource` reads with comments, trailing commas and
 * findings, and for a map with a repeated key or a key in `hostile`.
 */
export function parseStrict(source: Source, limits: StrictLimits): MapTree | undefined {
  const cursor: Cursor = { source, text: source.text, limits, at: 0, depth: 0 }
  const tree = readValue(cursor)
  skipSpace(cursor)
  return tree?.kind === 'map' && cursor.at === source.text.length ? tree : undefined
}

interface StrictLimits {
  /** The largest number of levels. */
  readonly deepest: number
  readonly hostile: ReadonlySet<string>
}

/** A text and the position from which it is read next. */
interface Cursor {
  readonly source: Source
  readonly text: string
  readonly limits: StrictLimits
  at: number
  /** The number of brackets that are open. */
  depth: number
}

function readValue(cursor: Cursor): Tree | undefined {
  const code = skipSpace(cursor)
  if (code === openMap || code === openList) return readBrackets(cursor, code)
  const { source, at: start } = cursor
  const value = code === quote ? readText(cursor) : readToken(cursor, word)
  return value === undefined ? undefined : { kind: 'leaf', value, source, start, end: cursor.at }
}

function readBrackets(cursor: Cursor, code: number): Tree | undefined {
  cursor.depth += 1
  if (cursor.depth > cursor.limits.deepest) return undefined
  const tree = code === openMap ? readEntries(cursor) : readItems(cursor)
  cursor.depth -= 1
  return tree
}

function readEntries(cursor: Cursor): MapTree | undefined {
  const { source, at: start } = cursor
  const entries = new Map<string, Entry>()
  const isRead = readParts(cursor, closeMap, () => readEntry(cursor, entries))
  return isRead ? { kind: 'map', entries, source, start, end: cursor.at } : undefined
}

function readEntry(cursor: Cursor, entries: Map<string, Entry>): boolean {
  if (skipSpace(cursor) !== quote) return false
  const { source, at: start } = cursor
  const name = readText(cursor)
  if (name === undefined || entries.has(name) || cursor.limits.hostile.has(name)) return false
  const key = { source, start, end: cursor.at }
  if (skipSpace(cursor) !== colon) return false
  cursor.at += 1
  const value = readValue(cursor)
  if (value) entries.set(name, { key, value })
  return value !== undefined
}

function readItems(cursor: Cursor): Tree | undefined {
  const { source, at: start } = cursor
  const items: Tree[] = []
  const isRead = readParts(cursor, closeList, () => {
    const item = readValue(cursor)
    if (item) items.push(item)
    return item !== undefined
  })
  return isRead ? { kind: 'list', items, source, start, end: cursor.at } : undefined
}

/** Reads the parts between brackets; the opening one is at the current position. */
function readParts(cursor: Cursor, close: number, readPart: () => boolean): boolean {
  cursor.at += 1
  if (skipSpace(cursor) === close) {
    cursor.at += 1
    return true
  }
  while (readPart()) {
    const next = skipSpace(cursor)
    cursor.at += 1
    if (next !== comma) return next === close
  }
  return false
}

/** Moves behind white space. Returns the code of the character there; NaN at the end. */
function skipSpace(cursor: Cursor): number {
  const { text } = cursor
  let { at } = cursor
  let code = text.charCodeAt(at)
  while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
    code = text.charCodeAt(++at)
  cursor.at = at
  return code
}

/** Reads a text whose opening quote is at the current position. */
function readText(cursor: Cursor): string | undefined {
  const { text, at: start } = cursor
  for (let at = start + 1; ; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      cursor.at = at + 1
      return text.slice(start + 1, at)
    }
    if (code === backslash) return readToken(cursor, escapedText) as string | undefined // the pattern matches texts only
    if (!(code >= 0x20)) return undefined // a control character, or the end of the file
  }
}

/** Reads what a sticky pattern matches at the current position. */
function readToken(cursor: Cursor, pattern: RegExp): Plain | undefined {
  pattern.lastIndex = cursor.at
  const [typed] = pattern.exec(cursor.text) ?? []
  if (typed === undefined) return undefined
  cursor.at += typed.length
  return parseToken(typed)
}

type Plain = string | number | boolean | null

function parseToken(typed: string): Plain | undefined {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

const quote = 0x22
const backslash = 0x5c
const openMap = 0x7b
const closeMap = 0x7d
const openList = 0x5b
const closeList = 0x5d
const colon = 0x3a
const comma = 0x2c
const escapedText = /"(?:[^"\\]|\\.)*"/y
const word = /-?\d[\d.eE+-]*|true|false|null/y
