import {
  type Diagnostic,
  DiagnosticSeverity,
  type PublishDiagnosticsParams,
  type Range,
} from 'vscode-languageserver/node'
import { type Finding, listFindings } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { createRangeFinder } from '../../core/editor/finding-range.ts'
import { rangeOfSpan } from './positions.ts'

/** A finding as an editor shows it. */
export interface PublishedFinding {
  readonly finding: Finding
  readonly diagnostic: Diagnostic
}

/** The findings of one file. */
export interface PublishedFile {
  readonly source: Source
  readonly found: readonly PublishedFinding[]
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
} as const

/** Converts the findings of a file for an editor: as many as `livery validate` lists. */
export function convertFindings(source: Source, findings: readonly Finding[]): PublishedFile {
  const spanOf = createRangeFinder(source)
  const found = listFindings(findings).listed.map((finding) => ({
    finding,
    diagnostic: convertFinding(finding, rangeOfSpan(spanOf(finding))),
  }))
  return { source, found }
}

function convertFinding({ code, severity, message }: Finding, range: Range): Diagnostic {
  return {
    range,
    severity: severities[severity],
    code,
    source: 'livery',
    message,
  }
}

/** Formats the findings of a file as the message for the editor. */
export function formatPublished(
  { found }: PublishedFile,
  document: { readonly uri: string; readonly version?: number | undefined },
): PublishDiagnosticsParams {
  const { uri, version } = document
  const diagnostics = found.map(({ diagnostic }) => diagnostic)
  return { uri, diagnostics, ...(version !== undefined && { version }) }
}
