import { type FindingCode, findings } from './findings.ts'
import { placeOf, printPlace, type Span } from './source.ts'
import { type Path, pathText } from './tree.ts'

export type Severity = 'error' | 'warning'

/** A safe edit of the file that the finding is in, as offsets; `end` is exclusive. */
export interface Fix {
  readonly start: number
  readonly end: number
  readonly insert: string
}

/** A message of a check about a file, with its place. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** Relative to the root. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** The dotted path of the value; empty for the whole file. */
  readonly path: string
  readonly message: string
  readonly fix?: Fix
}

export type FindingValues<C extends FindingCode> = Parameters<(typeof findings)[C]['message']>[0]

export interface FindingDetails {
  readonly span: Span
  readonly path: Path
  readonly fix?: Fix | undefined
  /** Overrides the severity of the code. */
  readonly severity?: Severity
}

/** Creates a finding with the message of the catalogue. */
export function createFinding<C extends FindingCode>(
  code: C,
  { span, path, fix, severity }: FindingDetails,
  values: FindingValues<C>,
): Finding {
  const kind = findings[code]
  // The compiler cannot follow that `values` are those of this code.
  const format = kind.message as (values: FindingValues<C>) => string
  return {
    code,
    severity: severity ?? kind.severity,
    ...placeOf(span),
    path: pathText(path.map(shorten)),
    message: format(shortenAll(values)),
    ...(fix ? { fix } : {}),
  }
}

/** The largest number of characters of a value in a message, and of values of a list. */
const maxQuoted = 240
const maxListed = 40

/** Shortens a value from a file, so that the message stays readable whatever was typed. */
function shorten<Value>(value: Value): Value | string {
  if (typeof value !== 'string' || value.length <= maxQuoted) return value
  return `${value.slice(0, maxQuoted - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

function shortenAll<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => [name, shortenOne(value)])
  return Object.fromEntries(entries) as Values // the same names, of the same kinds
}

function shortenOne(value: unknown): unknown {
  if (!Array.isArray(value)) return shorten(value)
  const shown = value.slice(0, maxListed).map(shorten)
  return value.length > maxListed ? [...shown, '…'] : shown
}

/** Creates the fix that replaces a quoted name; undefined without a name. */
export function renameFix({ start, end }: Span, name: string | undefined): Fix | undefined {
  return name === undefined ? undefined : { start, end, insert: JSON.stringify(name) }
}

/** Sorts findings by file, then by line and column. */
export function sortFindings(list: readonly Finding[]): Finding[] {
  return [...list].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line || a.column - b.column,
  )
}

/** The largest number of findings that are listed for a file. */
const maxPerFile = 100

export interface FindingList<Listed> {
  readonly listed: Listed[]
  /** The number of findings that are not listed, by file. */
  readonly more: readonly { readonly file: string; readonly count: number }[]
}

type ListedFinding = Pick<Finding, 'file' | 'severity'>

/** Limits the findings of each file to a readable number. Errors are kept before warnings; the order stays. */
export function listFindings<Listed extends ListedFinding>(
  findings: readonly Listed[],
): FindingList<Listed> {
  const files = new Map<string, Listed[]>()
  for (const finding of findings) {
    const found = files.get(finding.file) ?? []
    found.push(finding)
    files.set(finding.file, found)
  }
  const large = [...files].filter(([, found]) => found.length > maxPerFile)
  const omitted = new Set(large.flatMap(([, found]) => errorsFirst(found).slice(maxPerFile)))
  return {
    listed: findings.filter((finding) => !omitted.has(finding)),
    more: large.map(([file, found]) => ({ file, count: found.length - maxPerFile })),
  }
}

function errorsFirst<Listed extends ListedFinding>(findings: readonly Listed[]): Listed[] {
  return [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity !== 'error'),
  ]
}

/** Formats findings as text, with a line after each file that has more than are listed. */
export function printFindings(findings: readonly Finding[]): string[] {
  const { listed, more } = listFindings(findings)
  const rest = new Map(more.map(({ file, count }) => [file, count]))
  return listed.flatMap((finding, at) => {
    const count = finding.file === listed[at + 1]?.file ? undefined : rest.get(finding.file)
    return count === undefined
      ? printFinding(finding)
      : [printFinding(finding), formatMore(finding.file, count)]
  })
}

/** Formats the number of findings of a file that are not listed. */
export function formatMore(file: string, count: number): string {
  return `${file}  ${count.toLocaleString('en')} more findings are not listed. Correct these first.`
}

/** Formats a finding as text: place, severity and code, then the message. */
export function printFinding({ severity, code, message, ...place }: Finding): string {
  return `${printPlace(place)}  ${severity}  ${code}\n  ${message}`
}
