import { type Files, leadsOut, listMerchants, merchantFile } from './files.ts'
import { findNearest } from './nearest.ts'

/** Formats the message for an unknown merchant, with the nearest known code; undefined if the merchant exists. */
export function formatUnknownMerchant(code: string, files: Files): string | undefined {
  const known = listMerchants(files)
  if (known.includes(code)) return undefined
  if (leadsOut(files, merchantFile(code)))
    return `${merchantFile(code)} is a symbolic link that leads out of the merchants' folder, or is inside one, so it is not followed. Replace the link with the file or folder itself.`
  if (files.list('merchants').includes(code))
    return `${merchantFile(code)} is missing or cannot be read. Create it, or check its permissions.`
  const { name } = findNearest(code, known)
  const hint =
    name === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean "${name}"?`
  return `There is no merchant called "${code}". ${hint}`
}
