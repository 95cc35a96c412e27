import { applyFixes } from '../core/config/apply-fixes.ts'
import { isArchived, withoutArchived } from '../core/config/archived.ts'
import { checkMerchants, joinFindings } from '../core/config/check-merchants.ts'
import { checkWorkspace } from '../core/config/check-workspace.ts'
import { count } from '../core/config/count.ts'
import type { Files } from '../core/config/files.ts'
import { type Finding, printFindings } from '../core/config/finding.ts'
import { resolveMerchant } from '../core/config/resolve-merchant.ts'
import type { ChosenGateway } from '../site/gateway/chosen-gateway.ts'
import { checkCode } from './check-code.ts'
import { chooseGateway, environmentOption } from './choose-gateway.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from './command.ts'
import type { CliEnvironment } from './environment.ts'
import { parseGatewayUrl } from './parse-gateway-url.ts'
import { withProgress } from './with-progress.ts'

export const addValidate: AddCommand = (program, { environment, end }) => {
  program
    .command('validate')
    .summary('lists every finding of merchants')
    .description('Lists every finding of merchants, each at its file, line and column.')
    .argument('[merchant...]', 'the merchants; all of them by default')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .option('--no-cache', 'checks every merchant anew, also those without a change')
    .option(
      '--fix',
      "applies the safe fixes first: to the merchants' own files and, without names of merchants, to what they share",
    )
    .option(
      '--gateway <url>',
      'also checks the merchants against the live settings of a gateway',
      parseGatewayUrl,
    )
    .addOption(environmentOption())
    .addHelpText(
      'after',
      formatExits({ 0: 'there are no errors', 1: 'there are errors, or a fix cannot be written' }),
    )
    .action(async (codes, options) => end(await validate(codes, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly cache: boolean
  readonly fix?: true | undefined
  readonly gateway?: URL | undefined
  readonly env?: string | undefined
}

/** As JSON, a list of `{ code, severity, file, line, column, path, message, fix? }`. */
async function validate(
  codes: readonly string[],
  { root, format, fix, cache, ...place }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const gateway = chooseGateway(place, files)
  const isWhole = cache && codes.length === 0 && !fix && !gateway
  const cached = isWhole ? await environment.checkWithCache?.(root, files) : undefined
  if (cached && cached.merchants > 0) {
    const checked = withoutArchived(cached.findings, files)
    const all = joinFindings([checkWorkspace(files), await checkCode(files), checked])
    printReport(all, { format, merchants: cached.merchants, fixed: 0 }, environment)
    return exitOf(all)
  }
  const named = chooseMerchants(files, codes, root)
  const chosen = codes.length > 0 ? named : named.filter((code) => !isArchived(files, code))
  const write = environment.writerAt(root)
  const readAnew = () => environment.filesAt(root)
  const now = environment.now()
  const check = (current: Files): Finding[] =>
    joinFindings([checkWorkspace(current), checkMerchants(current, chosen, now)])
  const owners = new Set(codes.length > 0 ? chosen : [...chosen, ofWorkspace])
  const { findings: own, fixed } = fix
    ? fixAll({ check, owners, readAnew, write })
    : { findings: check(files), fixed: 0 }
  const ofCode = await checkCode(readAnew())
  const live = gateway
    ? await checkGateway(chosen, { gateway, files: readAnew() }, environment)
    : []
  const findings = joinFindings([own, ofCode, live])
  printReport(findings, { format, merchants: chosen.length, fixed }, environment)
  return exitOf(findings)
}

interface Report {
  readonly format: Options['format']
  readonly merchants: number
  readonly fixed: number
}

function printReport(
  findings: readonly Finding[],
  { format, ...counts }: Report,
  { print }: CliEnvironment,
): void {
  print(format === 'json' ? JSON.stringify(findings, null, 2) : report(findings, counts))
}

function exitOf(findings: readonly Finding[]): number {
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

interface GatewayNeeds {
  readonly gateway: ChosenGateway
  readonly files: Files
}

/** Checks each merchant against its live settings; sends no request for one that has errors of its own. */
async function checkGateway(
  codes: readonly string[],
  { gateway, files }: GatewayNeeds,
  environment: CliEnvironment,
): Promise<Finding[]> {
  const { checkLive } = await import('../core/engine/live/check-live.ts')
  const { openLiveAnswers } = await import('../site/gateway/load-live-answers.ts')
  const ask = openLiveAnswers({ gateway, files }, environment)
  const lists: Finding[][] = []
  const all = count(codes.length, 'merchant')
  const describe = (seconds: number) => `${lists.length} of ${all} asked for, ${seconds} s`
  const askAll = async (): Promise<void> => {
    for (const code of codes) {
      const { merchant } = resolveMerchant(files, code)
      lists.push(merchant ? checkLive(files, code, await ask(merchant)) : [])
    }
  }
  await withProgress(askAll, { progress: environment.progress, describe })
  return lists.flat()
}

interface FixNeeds {
  readonly check: (files: Files) => readonly Finding[]
  /** The owners of the files that may change. */
  readonly owners: ReadonlySet<string>
  readonly readAnew: () => Files
  readonly write: ReturnType<CliEnvironment['writerAt']>
}

/** One edit may make another one possible, as a renamed id does in its order. More rounds than this would never end. */
const mostRounds = 10

/** Applies safe fixes until none is left; returns the remaining findings. */
function fixAll({ check, owners, readAnew, write }: FixNeeds): {
  readonly findings: readonly Finding[]
  readonly fixed: number
} {
  let fixed = 0
  for (let round = 0; ; round += 1) {
    const files = readAnew()
    const findings = check(files)
    const fixable = findings.filter(({ file, fix }) => fix && owners.has(ownerOf(file)))
    const made = round < mostRounds ? fixFiles(fixable, { files, write }) : 0
    if (made === 0) return { findings, fixed }
    fixed += made
  }
}

function fixFiles(
  fixable: readonly Finding[],
  { files, write }: { readonly files: Files; readonly write: FixNeeds['write'] },
): number {
  let fixed = 0
  for (const [file, found] of Map.groupBy(fixable, (finding) => finding.file)) {
    const { text: corrected, made } = applyFixes(
      files.read(file) ?? '',
      found.flatMap(({ fix }) => fix ?? []),
    )
    write(file, corrected)
    fixed += made
  }
  return fixed
}

/** The owner of `livery.json`, of the own blocks and of their schema; no merchant has this code. */
const ofWorkspace = '.'

/** Returns the merchant whose folder a file is in, or the workspace; empty for a file of messages. */
function ownerOf(file: string): string {
  const code = /^merchants\/([^/]+)\//.exec(file)?.[1]
  return code ?? (file.startsWith('locales/') ? '' : ofWorkspace)
}

function report(
  findings: readonly Finding[],
  { merchants, fixed }: { readonly merchants: number; readonly fixed: number },
): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const warnings = findings.length - errors
  const counts = [count(merchants, 'merchant'), count(errors, 'error'), count(warnings, 'warning')]
  if (fixed > 0) counts.push(`${fixed} fixed`)
  return [...printFindings(findings), `${counts.join(', ')}.`].join('\n')
}
