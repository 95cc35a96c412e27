import { parseArgs } from 'node:util'
import { listMerchants } from '../../config/files.ts'
import { printFinding } from '../../config/finding.ts'
import { resolveMerchant } from '../../config/resolve-merchant.ts'
import type { Edges } from '../edges.ts'
import { sayUnknown } from '../validate.ts'
import { composeTokenPage } from './token-page.ts'

export const help = `livery tokens <merchant> [--root DIR]
  Prints a page of HTML with every token of a look, what it follows from, and the contrast of every
  pair, by day and by night, such as: livery tokens base > tokens.html
  --root DIR  the folder that holds merchants/ and locales/ (this one, without it)`

/** Exit code 0 with a page, 1 when the merchant has errors, 2 when the question itself is wrong. */
export function run(args: readonly string[], edges: Edges): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { root: { type: 'string', default: '.' } },
  })
  const [code] = positionals
  if (code === undefined) throw new Error('Name a merchant.')
  const files = edges.filesAt(values.root)
  const known = listMerchants(files)
  if (!known.includes(code)) throw new Error(sayUnknown(code, { files, known }))
  const { merchant, provenance, findings } = resolveMerchant(files, code)
  for (const finding of findings.filter(({ severity }) => severity === 'error'))
    edges.printError(printFinding(finding))
  if (!merchant) return 1
  edges.print(composeTokenPage(merchant, provenance))
  return 0
}
