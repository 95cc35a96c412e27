import { parseArgs } from 'node:util'
import { applyFixes } from '../config/apply-fixes.ts'
import { checkMerchants } from '../config/check-merchants.ts'
import { type Files, listMerchants, merchantFile } from '../config/files.ts'
import { type Finding, printFinding } from '../config/finding.ts'
import { findNearest } from '../config/nearest.ts'
import type { Edges } from './edges.ts'

export const help = `livery validate [merchant…] [--root DIR] [--format text|json] [--fix]
  Reports everything that is wrong with merchants, each thing at its place. Exits with 1 for errors.
  --root DIR     the folder that holds merchants/ and locales/ (this one, without it)
  --format json  a list of { code, severity, file, line, column, path, message, fix? }
  --fix          makes the safe edits in the named merchants' own files first, until none is left`

/** Exit code 0 without errors, 1 with errors, 2 when the question itself is wrong. */
export function run(args: readonly string[], edges: Edges): number {
  const { values, positionals: codes } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      root: { type: 'string', default: '.' },
      format: { type: 'string', default: 'text' },
      fix: { type: 'boolean', default: false },
    },
  })
  if (values.format !== 'text' && values.format !== 'json')
    throw new Error(`--format takes text or json, not "${values.format}".`)
  const files = edges.filesAt(values.root)
  const known = listMerchants(files)
  for (const code of codes)
    if (!known.includes(code)) throw new Error(sayUnknown(code, { files, known }))
  const chosen = codes.length > 0 ? [...new Set(codes)] : known
  if (chosen.length === 0) throw new Error(`There is no merchant in ${values.root}/merchants.`)
  const write = edges.writerAt(values.root)
  const readAnew = () => edges.filesAt(values.root)
  const { findings, fixed } = values.fix
    ? fixAll(chosen, { readAnew, write })
    : { findings: checkMerchants(files, chosen), fixed: 0 }
  if (values.format === 'json') edges.print(JSON.stringify(findings, null, 2))
  else edges.print(report(findings, { merchants: chosen.length, fixed }))
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** That there is no such merchant, with the nearest that is there. */
export function sayUnknown(
  code: string,
  { files, known }: { readonly files: Files; readonly known: readonly string[] },
): string {
  if (files.list('merchants').includes(code))
    return `${merchantFile(code)} is missing or cannot be read. Create it, or let it be read.`
  const { name } = findNearest(code, known)
  const hint =
    name === undefined ? `There are ${known.join(', ') || 'none'}.` : `Did you mean "${name}"?`
  return `There is no merchant called "${code}". ${hint}`
}

interface FixNeeds {
  readonly readAnew: () => Files
  readonly write: ReturnType<Edges['writerAt']>
}

/** One edit may uncover another, as a renamed id does in its order; more rounds than this never end. */
const mostRounds = 10

/** Makes safe edits until there is none left, and says what remains. */
function fixAll(
  codes: readonly string[],
  { readAnew, write }: FixNeeds,
): { readonly findings: readonly Finding[]; readonly fixed: number } {
  let fixed = 0
  for (let round = 0; ; round += 1) {
    const files = readAnew()
    const findings = checkMerchants(files, codes)
    const made = round < mostRounds ? fixFiles(findings, codes, { files, write }) : 0
    if (made === 0) return { findings, fixed }
    fixed += made
  }
}

function fixFiles(
  findings: readonly Finding[],
  codes: readonly string[],
  { files, write }: { readonly files: Files; readonly write: FixNeeds['write'] },
): number {
  let fixed = 0
  for (const file of codes.map(merchantFile)) {
    const fixes = findings.flatMap((finding) =>
      finding.file === file && finding.fix ? [finding.fix] : [],
    )
    const text = files.read(file)
    if (fixes.length === 0 || text === undefined) continue
    const { text: mended, made } = applyFixes(text, fixes)
    write(file, mended)
    fixed += made
  }
  return fixed
}

function report(
  findings: readonly Finding[],
  { merchants, fixed }: { readonly merchants: number; readonly fixed: number },
): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const counts = [count(merchants, 'merchant'), count(errors, 'error'), count(warnings, 'warning')]
  if (fixed > 0) counts.push(`${fixed} fixed`)
  return [...findings.map(printFinding), `${counts.join(', ')}.`].join('\n')
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
