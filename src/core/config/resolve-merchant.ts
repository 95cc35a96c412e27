import { type CompleteScope, complete, type Defaults } from './complete.ts'
import type { Files } from './files.ts'
import { type Finding, sortFindings } from './finding.ts'
import { statementsOver } from './merge-layer.ts'
import { createProvenance, type Provenance } from './provenance.ts'
import { createLayerReader, type Layered, type LayerReader } from './resolve-layers.ts'
import type { ResolvedMerchant } from './resolved-merchant.ts'
import { merchantSchema } from './schema-registry.ts'
import { spanAt } from './source.ts'
import type { MapTree } from './tree.ts'

export interface Resolution {
  /** Absent if any layer has an error, except for an unknown block, which is only left out of its page. */
  readonly merchant: ResolvedMerchant | undefined
  readonly provenance: Provenance
  readonly findings: readonly Finding[]
}

export interface WholeResolution extends Resolution {
  /** The merged layers; absent if the merchant does not exist. */
  readonly layered: Layered | undefined
}

/** Merges the layers of a merchant and fills in defaults. Checks only shape, layers and orders. */
export function resolveMerchant(files: Files, code: string): Resolution {
  return resolveLayered(createLayerReader(files), code)
}

/** Resolves a merchant with a reader that is shared between merchants. */
export function resolveLayered(read: LayerReader, code: string): WholeResolution {
  const layered = read(code)
  const findings: Finding[] = [...(layered?.findings ?? [])]
  const provenance = createProvenance(() => ({
    statements: layered?.readStatements() ?? statementsOver(),
    defaults: layered?.tree ? readDefaults(layered, layered.tree) : new Map(),
  }))
  if (!layered?.tree) return { merchant: undefined, provenance, findings, layered }
  const value = complete(layered.tree, merchantSchema.schema, {
    ...startOfScope(layered),
    inherited: layered.inherited,
    report: (finding) => {
      if (!findings.some((other) => isSame(other, finding))) findings.push(finding)
    },
  })
  return {
    // Without findings the value matches the schema of a merchant, with every default filled in.
    merchant: findings.some(isBreaking) ? undefined : (value as ResolvedMerchant),
    provenance,
    findings: sortFindings(findings),
    layered,
  }
}

function startOfScope({ source }: Layered): Pick<CompleteScope, 'path' | 'own' | 'span'> {
  return { path: [], own: source, span: spanAt(source) }
}

/** Completes a merchant once more to list the defaults that it has, which most readers never ask for. */
function readDefaults(layered: Layered, tree: MapTree): Defaults {
  const defaults: Defaults = new Map()
  complete(tree, merchantSchema.schema, {
    ...startOfScope(layered),
    defaults,
    report: () => undefined,
  })
  return defaults
}

/**
 * Returns true if a finding prevents its merchant from being served. An unknown block, a broken drawing or a
 * broken part of a look is only left out, and the files of the sandbox are not part of the skin.
 */
export function isBreaking({
  severity,
  code,
  file,
}: { readonly code: string } & Pick<Finding, 'severity' | 'file'>): boolean {
  return severity === 'error' && !leftOut.has(code) && !notInSkin.test(file)
}
const leftOut: ReadonlySet<string> = new Set(['unknown-block', 'look-missing', 'look-cycle'])
const notInSkin = /\.svg$|\/(world|art\/recipe)\.json$|\/look\/[^/]+$/

function isSame(a: Finding, b: Finding): boolean {
  return a.code === b.code && a.path === b.path
}
