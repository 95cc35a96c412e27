import { type Files, listMerchants } from '../files.ts'
import { createFinding, type Finding } from '../finding.ts'
import type { LayerReader } from '../resolve-layers.ts'
import { resolveLayered } from '../resolve-merchant.ts'
import type { ResolvedMerchant } from '../resolved-merchant.ts'
import { readSeeds } from '../theme/seeds.ts'
import { stringAt, treeAt } from '../tree.ts'
import { partNames } from './kit-names.ts'
import type { LookLayers } from './look-layers.ts'

/** What a merchant's depth is compared with. */
export interface DepthScope {
  readonly files: Files
  readonly read: LayerReader
  readonly layers: LookLayers
}

const path = ['theme', 'depth']

/**
 * Reports a merchant whose depth differs from that of the merchant by whose files its parts are drawn. A merchant
 * with files of its own, or that says whose look it takes, has chosen.
 */
export function checkLookDepth(
  { code, theme }: ResolvedMerchant,
  { files, read, layers }: DepthScope,
): Finding[] {
  const span = treeAt(read(code)?.tree, path)
  const owner = layers.codes.findLast((one) => hasLook(files, one))
  if (!span || owner === undefined || owner === code || layers.takes.length > 0) return []
  const { depth } = readSeeds(theme)
  const drawn = resolveLayered(read, owner).merchant
  if (!drawn || readSeeds(drawn.theme).depth === depth) return []
  const other = listMerchants(files).find(
    (one) => one !== owner && hasLook(files, one) && stringAt(read.own(one), path) === depth,
  )
  return [createFinding('look-depth', { span, path }, { depth, owner, other })]
}

function hasLook(files: Files, code: string): boolean {
  return files
    .list(`merchants/${code}/look`)
    .some((name) => partNames.some((part) => `${part}.css` === name))
}
