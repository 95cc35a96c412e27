/** One file that an operator typed. */
export interface Source {
  /** Relative to the root, such as `merchants/siamstar/merchant.json`. */
  readonly path: string
  readonly text: string
}

/** A stretch of a source, as offsets; `end` is exclusive. */
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
  const before = source.text.slice(0, start)
  const lastBreak = before.lastIndexOf('\n')
  return {
    file: source.path,
    line: before.split('\n').length,
    column: start - lastBreak,
  }
}

/** The first character of a source. */
export function startOf(source: Source): Span {
  return { source, start: 0, end: 0 }
}
