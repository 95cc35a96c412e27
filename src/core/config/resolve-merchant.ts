import { complete, noDefaults } from './complete.ts'
import type { Files } from './files.ts'
import { type Finding, sortFindings } from './finding.ts'
import { merchantSchema } from './law.ts'
import { createProvenance, type Provenance } from './provenance.ts'
import { createLayerReader, type Layered, type LayerReader } from './resolve-layers.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { startOf } from './source.ts'

export interface Resolution {
  /** Absent while any layer has an error; an unknown block alone does not count, its place stays empty. */
  readonly merchant: ResolvedMerchant | undefined
  readonly provenance: Provenance
  readonly findings: readonly Finding[]
}

export interface WholeResolution extends Resolution {
  /** The layers behind it; absent when there is no such merchant. */
  readonly layered: Layered | undefined
}

/** Merges the layers of one merchant; checks shape, layers and orders, and nothing beyond them. */
export function resolveMerchant(files: Files, code: string): Resolution {
  return resolveLayered(createLayerReader(files), code)
}

/** The same with a reader that is shared between merchants. */
export function resolveLayered(read: LayerReader, code: string): WholeResolution {
  const layered = read(code)
  const findings: Finding[] = [...(layered?.findings ?? [])]
  const defaults = noDefaults()
  const provenance = createProvenance(layered?.statements ?? new Map(), defaults)
  if (!layered?.tree) return { merchant: undefined, provenance, findings, layered }
  const value = complete(layered.tree, merchantSchema.schema, {
    path: [],
    span: startOf(layered.source),
    defaults,
    report: (finding) => {
      if (!findings.some((other) => isSame(other, finding))) findings.push(finding)
    },
  })
  return {
    // Without findings the value is what the law says of a merchant, with every default filled in.
    merchant: findings.some(isBreaking) ? undefined : (value as ResolvedMerchant),
    provenance,
    findings: sortFindings(findings),
    layered,
  }
}

/**
 * Whether a finding keeps its merchant from players. An unknown block only leaves its place empty,
 * a drawing is left out, and what is wrong in a file of the sandbox is no part of the skin.
 */
export function isBreaking({
  severity,
  code,
  file,
}: { readonly code: string } & Pick<Finding, 'severity' | 'file'>): boolean {
  return severity === 'error' && code !== 'unknown-block' && !besideSkin.test(file)
}
const besideSkin = /\.svg$|\/(world|art\/recipe)\.json$/

function isSame(a: Finding, b: Finding): boolean {
  return a.code === b.code && a.path === b.path
}
