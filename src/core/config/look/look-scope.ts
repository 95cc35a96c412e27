import { createFinding, type Finding, type FindingDetails, type FindingValues } from '../finding.ts'
import type { FindingCode } from '../findings.ts'
import { findNearest } from '../nearest.ts'
import type { Source, Span } from '../source.ts'
import { type CssNode, spanOf } from './css.ts'

/** The file of a look while it is checked. */
export interface LookScope {
  readonly source: Source
  /** The part of the kit that the file is for. */
  readonly part: string
  readonly report: (finding: Finding) => void
}

type Node = Pick<CssNode, 'loc'>

/** Reports a finding at a node. */
export function reportAt<C extends FindingCode>(
  { source, report }: Pick<LookScope, 'source' | 'report'>,
  node: Node,
  finding: {
    readonly code: C
    readonly values: FindingValues<C>
    readonly fix?: string | undefined
  },
): void {
  const span = spanOf(source, node)
  report(createFinding(finding.code, detailsOf(span, finding.fix), finding.values))
}

function detailsOf(span: Span, insert: string | undefined): FindingDetails {
  const { start, end } = span
  return { span, path: [], fix: insert === undefined ? undefined : { start, end, insert } }
}

/** Returns the text of a node as it was typed, in one line. */
export function textOf({ source }: Pick<LookScope, 'source'>, node: Node): string {
  const { start, end } = spanOf(source, node)
  return source.text.slice(start, end).replace(/\s+/g, ' ').trim()
}

/** Reports a name that does not exist at a node. `write` formats the nearest name as the node is typed. */
export function reportName(
  scope: Pick<LookScope, 'source' | 'report'>,
  node: Node,
  {
    kind,
    name,
    known,
    write = (nearest) => nearest,
  }: {
    readonly kind: string
    readonly name: string
    readonly known: readonly string[]
    readonly write?: (nearest: string) => string
  },
): void {
  const { name: nearest, safe } = findNearest(name, known)
  const fix = safe === undefined ? undefined : write(safe)
  reportAt(scope, node, { code: 'look-name', values: { kind, name, known, nearest }, fix })
}
