import { saysArchived } from '../../core/config/archived.ts'
import { checkUnread } from '../../core/config/check-disk-links.ts'
import { checkEach } from '../../core/config/check-merchants.ts'
import {
  type Files,
  isCode,
  isUnreadable,
  listToCheck,
  merchantFile,
} from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { lookFileNames } from '../../core/config/look/kit-names.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import { stringAt, textsOf, treeAt } from '../../core/config/tree.ts'
import type { MerchantList, MerchantSummary } from '../../core/contract/generated/studio-api.ts'

/** The merchants of a folder with how many findings each has. */
export function summarizeFindings(files: Files, now: number): MerchantList {
  const read = createLayerReader(files)
  const found = checkEach(files, undefined, now)
  const merchants = listToCheck(files)
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
        hasLook: files.list(`merchants/${code}/look`).some((name) => lookFileNames.includes(name)),
        ...(saysArchived(layered?.own) && { archived: true }),
        ...(parent === undefined ? {} : { parent }),
        ...(merchant ? { colours: coloursOf(merchant) } : {}),
        ...(layered?.own ? {} : { unread: formatUnread(files, code, findings) }),
      }
    })
  return { merchants }
}

/** Why nothing of a merchant can be opened, where its file is there and none of it can be read. */
export function describeUnreadable(files: Files, code: string): string | undefined {
  if (!isUnreadable(files, merchantFile(code))) return undefined
  return findUnread(code, checkUnread(files, code))?.message
}

/** Why the file of a merchant says nothing, and where. */
function formatUnread(
  files: Files,
  code: string,
  findings: readonly Finding[],
): NonNullable<MerchantSummary['unread']> {
  const path = merchantFile(code)
  const { message = '', file = path, line, column } = findUnread(code, findings) ?? {}
  const place = files.read(path) === undefined ? file : `${file}:${line}:${column}`
  return { message, place }
}

/** The finding of the file itself, or of a folder that it is in. */
function findUnread(code: string, findings: readonly Finding[]): Finding | undefined {
  return findings.find(({ file }) => `${merchantFile(code)}/`.startsWith(`${file}/`))
}

function nameOf({ code, brand, languages }: ResolvedMerchant): string {
  const { name } = brand
  if (name === undefined || typeof name === 'string') return name ?? code
  return name[languages.default] ?? Object.values(name).find((text) => text !== undefined) ?? code
}

function coloursOf({ theme }: ResolvedMerchant): string[] {
  const { surface, primary, accent } = readSeeds(theme)
  return [surface, primary, accent]
}
