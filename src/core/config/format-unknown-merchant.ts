import { type Files, isCode, leadsOut, listMerchants, merchantFile } from './files.ts'
import { findings } from './findings.ts'
import { findNearest } from './nearest.ts'

/** Formats the message for an unknown merchant, with the nearest known code; undefined if the merchant exists. */
export function formatUnknownMerchant(code: string, files: Files): string | undefined {
  // The base of the package is read, and not listed, in a workspace.
  if (isCode(code) && files.read(merchantFile(code)) !== undefined) return undefined
  const known = listMerchants(files)
  if (leadsOut(files, merchantFile(code)))
    return findings['outside-link'].message({ name: merchantFile(code) })
  if (files.list('merchants').includes(code))
    return `${merchantFile(code)} is missing or cannot be read. Create it, or check its permissions.`
  const { name } = findNearest(code, known)
  const hint =
    name === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean "${name}"?`
  return `There is no merchant called "${code}". ${hint}`
}
