import type { Position, Range } from 'vscode-languageserver/node'
import { placeOf, type Source, type Span, spanAt } from '../../core/config/source.ts'

/** Returns the position of an offset, as the protocol counts it: from 0, in UTF-16 units. */
export function positionOf(source: Source, offset: number): Position {
  const { line, column } = placeOf(spanAt(source, offset))
  return { line: line - 1, character: column - 1 }
}

export function rangeOfSpan({ source, start, end }: Span): Range {
  return { start: positionOf(source, start), end: positionOf(source, end) }
}
