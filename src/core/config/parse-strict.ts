import type { Source } from './source.ts'
import type { Entry, MapTree, Tree } from './tree.ts'

/**
 * Parses strict JSON into a tree with spans, in less than half of the time of the parser that recovers from
 * errors. Returns undefined for anything else, which `parseSource` reads with comments, trailing commas and
 * findings, and for a map with a repeated key or a key in `hostile`.
 */
export function parseStrict(
  source: Source,
  { deepest, hostile }: StrictLimits,
): MapTree | undefined {
  const { text } = source
  let at = 0
  let depth = 0

  function skipSpace(): number {
    let code = text.charCodeAt(at)
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09)
      code = text.charCodeAt(++at)
    return code
  }

  /** Reads a text whose opening quote is at the current position. */
  function readText(): string | undefined {
    const start = at
    for (at += 1; ; at += 1) {
      const code = text.charCodeAt(at)
      if (code === quote) return text.slice(start + 1, at++)
      if (code === backslash) return readEscaped(start)
      if (!(code >= 0x20)) return undefined // a control character, or the end of the file
    }
  }

  function readEscaped(start: number): string | undefined {
    const [typed] = matchAt(escapedText, start) ?? []
    if (typed === undefined) return undefined
    at = start + typed.length
    return parseToken(typed) as string | undefined // the pattern matches texts only
  }

  function matchAt(pattern: RegExp, start: number): RegExpExecArray | null {
    pattern.lastIndex = start
    return pattern.exec(text)
  }

  function readValue(): Tree | undefined {
    const code = skipSpace()
    const start = at
    if (code === openMap || code === openList) {
      depth += 1
      if (depth > deepest) return undefined
      const tree = code === openMap ? readEntries(start) : readItems(start)
      depth -= 1
      return tree
    }
    const value = code === quote ? readText() : readWord()
    return value === undefined ? undefined : { kind: 'leaf', value, source, start, end: at }
  }

  function readWord(): string | number | boolean | null | undefined {
    const [typed] = matchAt(word, at) ?? []
    if (typed === undefined) return undefined
    at += typed.length
    return parseToken(typed)
  }

  function readEntries(start: number): MapTree | undefined {
    const entries = new Map<string, Entry>()
    const isRead = readParts(closeMap, () => readEntry(entries))
    return isRead ? { kind: 'map', entries, source, start, end: at } : undefined
  }

  function readEntry(entries: Map<string, Entry>): boolean {
    if (skipSpace() !== quote) return false
    const start = at
    const name = readText()
    if (name === undefined || entries.has(name) || hostile.has(name)) return false
    const key = { source, start, end: at }
    if (skipSpace() !== colon) return false
    at += 1
    const value = readValue()
    if (value) entries.set(name, { key, value })
    return value !== undefined
  }

  function readItems(start: number): Tree | undefined {
    const items: Tree[] = []
    const isRead = readParts(closeList, () => {
      const item = readValue()
      if (item) items.push(item)
      return item !== undefined
    })
    return isRead ? { kind: 'list', items, source, start, end: at } : undefined
  }

  /** Reads the parts between brackets; the opening one is at the current position. */
  function readParts(close: number, readPart: () => boolean): boolean {
    at += 1
    if (skipSpace() === close) {
      at += 1
      return true
    }
    while (readPart()) {
      const next = skipSpace()
      at += 1
      if (next !== comma) return next === close
    }
    return false
  }

  const tree = readValue()
  skipSpace()
  return tree?.kind === 'map' && at === text.length ? tree : undefined
}

interface StrictLimits {
  /** The largest number of levels. */
  readonly deepest: number
  readonly hostile: ReadonlySet<string>
}

function parseToken(typed: string): string | number | boolean | null | undefined {
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
