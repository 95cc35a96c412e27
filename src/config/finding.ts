import { type FindingCode, findings } from './findings.ts'
import { placeOf, type Span } from './source.ts'
import { type Path, pathText } from './tree.ts'

export type Severity = 'error' | 'warning'

/** A safe edit of the file that the finding is in, as offsets; `end` is exclusive. */
export interface Fix {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** One thing an operator should know of a file, at its place. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** Relative to the root. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The value it is about, dotted; empty for the whole file. */
  readonly path: string
  readonly message: string
  readonly fix?: Fix
}

export type FindingValues<C extends FindingCode> = Parameters<(typeof findings)[C]['say']>[0]

export interface FindingDetails {
  readonly span: Span
  readonly path: Path
  readonly fix?: Fix | undefined
  /** In place of the severity that the code has. */
  readonly severity?: Severity
}

/** A finding in the catalogue's words. */
export function createFinding<C extends FindingCode>(
  code: C,
  { span, path, fix, severity }: FindingDetails,
  values: FindingValues<C>,
): Finding {
  const kind = findings[code]
  // The compiler cannot follow that `values` belongs to this code's own sentence.
  const say = kind.say as (values: FindingValues<C>) => string
  return {
    code,
    severity: severity ?? kind.severity,
    ...placeOf(span),
    path: pathText(path),
    message: say(values),
    ...(fix ? { fix } : {}),
  }
}

/** Renames a typed word, quotes kept. */
export function renameFix({ start, end }: Span, name: string | undefined): Fix | undefined {
  return name === undefined ? undefined : { start, end, insert: JSON.stringify(name) }
}

/** In the order of the files, then of the lines. */
export function sortFindings(list: readonly Finding[]): Finding[] {
  return [...list].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}

/** The finding as an operator reads it. */
export function printFinding({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}  ${severity}  ${code}\n  ${message}`
}
