import { type Files, leadsOut, listMerchants, merchantFile } from './files.ts'
import { findNearest } from './nearest.ts'

/** That there is no such merchant, with the nearest that is there; undefined where there is one. */
export function sayUnknownMerchant(code: string, files: Files): string | undefined {
  const known = listMerchants(files)
  if (known.includes(code)) return undefined
  if (leadsOut(files, merchantFile(code)))
    return `${merchantFile(code)} is a symbolic link that leads out of the merchants' folder, or is in one, so it is not followed. Put the file itself there.`
  if (files.list('merchants').includes(code))
    return `${merchantFile(code)} is missing or cannot be read. Create it, or let it be read.`
  const { name } = findNearest(code, known)
  const hint =
    name === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean "${name}"?`
  return `There is no merchant called "${code}". ${hint}`
}
