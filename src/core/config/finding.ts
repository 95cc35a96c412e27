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
    path: pathText(path.map(shorten)),
    message: say(shortenAll(values)),
    ...(fix ? { fix } : {}),
  }
}

/** Most characters of a value that a finding repeats, and most values of a list. */
const mostQuoted = 240
const mostListed = 40

/** Cuts what a finding repeats of a file: whatever was typed, its sentence can be read. */
function shorten<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || value.length <= mostQuoted) return value
  return `${value.slice(0, mostQuoted - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function shortenAll<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, shortenOne(value)])
  return Object.fromEntries(entries) as Values // the same names, of the same kinds
}

function shortenOne(value: unknown): unknown {
  if (!Array.isArray(value)) return shorten(value)
  const shown = value.slice(0, mostListed).map(shorten)
  return value.length > mostListed ? [...shown, '…'] : shown
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

/** Most findings of one file that are listed. */
const mostOfFile = 100

/** Findings as they are listed, and of which file how many more there are. */
export interface FindingList<Listed> {
  readonly listed: Listed[]
  readonly more: readonly { readonly file: string; readonly count: number }[]
}

type Weighed = Pick<Finding, 'file' | 'severity'>

/** Lists of each file so many findings as can be read, errors before warnings, in their order. */
export function listFindings<Listed extends Weighed>(
  findings: readonly Listed[],
): FindingList<Listed> {
  const files = new Map<string, Listed[]>()
  for (const finding of findings) {
    const found = files.get(finding.file) ?? []
    found.push(finding)
    files.set(finding.file, found)
  }
  const large = [...files].filter(([, found]) => found.length > mostOfFile)
  const left = new Set(large.flatMap(([, found]) => byWeight(found).slice(mostOfFile)))
  return {
    listed: findings.filter((finding) => !left.has(finding)),
    more: large.map(([file, found]) => ({ file, count: found.length - mostOfFile })),
  }
}

function byWeight<Listed extends Weighed>(findings: readonly Listed[]): Listed[] {
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity !== 'error'),
  ]
}

/** Findings as an operator reads them, and how many more a file has. */
export function printFindings(findings: readonly Finding[]): string[] {
  const { listed, more } = listFindings(findings)
  const rest = new Map(more.map(({ file, count }) => [file, count]))
  return listed.flatMap((finding, at) => {
    const count = finding.file === listed[at + 1]?.file ? undefined : rest.get(finding.file)
    return count === undefined
      ? printFinding(finding)
      : [printFinding(finding), sayMore(finding.file, count)]
  })
}

/** What is said of the findings of a file that are not listed. */
export function sayMore(file: string, count: number): string {
  return `${file}  ${count.toLocaleString('en')} more are not listed. Correct these first.`
}

/** The finding as an operator reads it. */
export function printFinding({ file, line, column, severity, code, message }: Finding): string {
  return `${file}:${line}:${column}  ${severity}  ${code}\n  ${message}`
}
