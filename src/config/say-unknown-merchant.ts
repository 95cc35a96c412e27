import { type Files, listMerchants, merchantFile } from './files.ts'
import { findNearest } from './nearest.ts'

/** That there is no such merchant, with the nearest that is there; undefined where there is one. */
export function sayUnknownMerchant(code: string, files: Files): string | undefined {
  const known = listMerchants(files)
  if (known.includes(code)) return undefined
  if (files.list('merchants').includes(code))
    return `${merchantFile(code)} is missing or cannot be read. Create it, or let it be read.`
  const { name } = findNearest(code, known)
  const hint =
    name === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean "${name}"?`
  return `There is no merchant called "${code}". ${hint}`
}
