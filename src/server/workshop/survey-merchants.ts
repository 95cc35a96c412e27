import { checkEach } from '../../config/check-merchants.ts'
import { type Files, listMerchants } from '../../config/files.ts'
import { createLayerReader } from '../../config/resolve-layers.ts'
import { resolveLayered } from '../../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import { stringAt, textsOf, treeAt } from '../../config/tree.ts'
import type { MerchantList, MerchantSummary } from '../../contract/generated/workshop.ts'
import { isCode } from './merchant-paths.ts'

/** The merchants of a folder with how many findings each has. */
export function summarise(files: Files): MerchantList {
  const read = createLayerReader(files)
  const found = checkEach(files)
  const merchants = listMerchants(files)
    .filter(isCode)
    .map((code): MerchantSummary => {
      const { merchant, layered } = resolveLayered(read, code)
      const findings = found.get(code) ?? []
      const parent = stringAt(treeAt(layered?.own, ['extends']), [])
      return {
        code,
        hosts: textsOf(treeAt(layered?.own, ['hosts'])).map(({ text }) => text),
        name: merchant ? nameOf(merchant) : code,
        errors: findings.filter(({ severity }) => severity === 'error').length,
        warnings: findings.filter(({ severity }) => severity === 'warning').length,
        ...(parent === undefined ? {} : { parent }),
        ...(merchant ? { colours: coloursOf(merchant) } : {}),
      }
    })
  return { merchants }
}

function nameOf({ code, brand, languages }: ResolvedMerchant): string {
  const { name } = brand
  if (name === undefined || typeof name === 'string') return name ?? code
  return name[languages.default] ?? Object.values(name).find((text) => text !== undefined) ?? code
}

function coloursOf({ theme: { surface, primary, accent } }: ResolvedMerchant): string[] {
  return [surface, primary, accent].filter((colour) => colour !== undefined)
}
