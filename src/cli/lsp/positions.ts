import type { Position, Range } from 'vscode-languageserver/node'
import { offsetOf, placeOf, type Source, type Span, spanAt } from '../../core/config/source.ts'

/** Returns the position of an offset, as the protocol counts it: from 0, in UTF-16 units. */
export function positionOf(source: Source, offset: number): Position {
  const { line, column } = placeOf(spanAt(source, offset))
  return { line: line - 1, character: column - 1 }
}

export function rangeOfSpan({ source, start, end }: Span): Range {
  return { start: positionOf(source, start), end: positionOf(source, end) }
}

/** Returns the offset of a position; the end of its line where the line is shorter. */
export function offsetOfPosition(source: Source, { line, character }: Position): number {
  const start = offsetOf(source, { line: line + 1 })
  const rest = /[^\r\n]*/y
  rest.lastIndex = start
  const length = rest.exec(source.text)?.[0].length ?? 0
  return start + Math.min(character, length)
}
