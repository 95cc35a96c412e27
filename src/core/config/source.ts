/** The text of a file, with its path. */
export interface Source {
  /** Relative to the root, such as `merchants/base/merchant.json`. */
  readonly path: string
  readonly text: string
}

/** A range of a source, as offsets; `end` is exclusive. */
export interface Span {
  readonly source: Source
  readonly start: number
  readonly end: number
}

export interface Place {
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** Counted from 1, in UTF-16 units. */
  readonly column: number
}

export function placeOf({ source, start }: Span): Place {
  const starts = lineStarts(source)
  let line = 0
  let beyond = starts.length
  while (beyond - line > 1) {
    const middle = (line + beyond) >> 1
    if ((starts[middle] ?? 0) <= start) line = middle
    else beyond = middle
  }
  return { file: source.path, line: line + 1, column: start - (starts[line] ?? 0) + 1 }
}

/** Formats a place as a terminal and an editor open it. */
export function printPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}

/** Returns the offset of each line of a source; a line ends as JSON allows it, also with a carriage return alone. The result is cached, because a file may have many findings: checking one with 5,000 takes 0.15 s instead of 10 s. */
function lineStarts(source: Source): readonly number[] {
  const cached = cache.get(source)
  if (cached) return cached
  const starts = [
    0,
    ...[...source.text.matchAll(/\r\n|[\r\n]/g)].map(({ index, 0: end }) => index + end.length),
  ]
  cache.set(source, starts)
  return starts
}
const cache = new WeakMap<Source, readonly number[]>()

/** Returns the empty span at an offset of a source, by default at its start. */
export function spanAt(source: Source, start = 0): Span {
  return { source, start, end: start }
}

/** Returns the offset of a line, counted from 1, and a column of it; the end of the source for a line that it lacks. */
export function offsetOf(source: Source, { line, column = 1 }: LinePlace): number {
  return Math.min((lineStarts(source)[line - 1] ?? Infinity) + column - 1, source.text.length)
}

interface LinePlace {
  readonly line: number
  /** Counted from 1; the first by default. */
  readonly column?: number
}
