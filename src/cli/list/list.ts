import { readOnce } from '../../core/config/cached-by.ts'
import { checkEach } from '../../core/config/check-merchants.ts'
import { count } from '../../core/config/count.ts'
import type { Files } from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { createLayerReader } from '../../core/config/resolve-layers.ts'
import { resolveLayered } from '../../core/config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { printPlace } from '../../core/config/source.ts'
import { readBrandName } from '../../core/contract/brand-name.ts'
import {
  type FindableMerchant,
  hasPath,
  listKnownPaths,
  type Match,
  matchMerchant,
} from '../../core/find/match-merchant.ts'
import { type MerchantCondition, parseCondition } from '../../core/find/merchant-condition.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { formatNearestPath } from '../format-nearest-path.ts'
import { withProgress } from '../with-progress.ts'
import { openFlags } from './open-flags.ts'

export const addList: AddCommand = (program, { environment, end }) => {
  program
    .command('list')
    .summary('lists the merchants, or those that meet conditions')
    .description(
      [
        'Lists the merchants that meet every condition, with the value that meets it and its place. Put each condition in quotes:',
        '  "theme.shape = pill"        a value; != for any other, * for any name',
        '  "footer.variant = plain"    a value of a block, by its id or type',
        '  "theme.accent"              a value that the merchant or a parent sets',
        '  "block banner"              a block that is on a page',
        '  "PTSYS3 on"                 a flag by its default, until the gateway sends it',
        '  "PTSYS3 on in staging"      a flag as players of an environment have it',
        '  "finding contrast"          a finding; "errors" and "warnings" for any',
        '  "lagoon"                    a part of a code, a name, a parent or a host',
        'Example: livery list "footer.variant = plain" "PTSYS3 on"',
      ].join('\n'),
    )
    .argument(
      '[condition...]',
      'what a merchant has to meet; without any, all merchants are listed',
    )
    .option('--codes', 'prints the codes alone, for another command')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'there is such a merchant',
        1: 'there is none, or a gateway did not answer',
      }),
    )
    .action(async (conditions, options) => end(await list(conditions, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly codes?: true | undefined
}

/** A merchant that meets every condition. */
interface Listed {
  readonly code: string
  readonly merchant: ResolvedMerchant | undefined
  readonly met: readonly { readonly condition: MerchantCondition; readonly match: Match }[]
}

/** As JSON, a list of `{ merchant, name?, extends?, languages?, hosts?, matches: [{ condition, text, file?, line?, column? }] }`. */
async function list(
  typed: readonly string[],
  { root, format, codes }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const scope = { ownBlocks: files.list(ownBlocksFolder) }
  const conditions = typed.map((text) => parseCondition(text, scope))
  const all = chooseMerchants(files, [], root).sort()
  const flags = openFlags(conditions, files, environment)
  const found: Listed[] = []
  const openMerchant = openReader(files, environment)
  const paths = openPaths(conditions)
  const progress = { done: 0 }
  const listAll = async (): Promise<void> => {
    for (const code of all) {
      const opened = openMerchant(code)
      const known = { ...opened, flagsIn: await flags.load(opened.merchant, code) }
      paths.read(known)
      const met = conditions.map((condition) =>
        matchMerchant(condition, known).map((match) => ({ condition, match })),
      )
      if (met.every((matches) => matches.length > 0))
        found.push({ code, merchant: opened.merchant, met: met.flat() })
      progress.done += 1
    }
  }
  const describe = (seconds: number) =>
    `${progress.done} of ${count(all.length, 'merchant')} read, ${seconds} s`
  await withProgress(listAll, { progress: environment.progress, describe })
  const problems = [...flags.problems, ...paths.listProblems()]
  for (const problem of problems) environment.printError(problem)
  if (format === 'json') environment.print(JSON.stringify(found.map(describeAsJson), null, 2))
  else if (codes) for (const { code } of found) environment.print(code)
  else environment.print(report(found, all.length, conditions))
  return found.length > 0 && problems.length === 0 ? 0 : 1
}

type OpenedMerchant = Omit<FindableMerchant, 'flagsIn'>

function openReader(files: Files, environment: CliEnvironment): (code: string) => OpenedMerchant {
  const read = createLayerReader(files)
  const places = openSchemaPlaces(environment.project)
  return (code) => {
    const { merchant, provenance } = resolveLayered(read, code)
    const findingsOf = readOnce((): readonly Finding[] => [
      ...(checkEach(files, [code], environment.now()).get(code) ?? []),
    ])
    return { code, merchant, provenance, places, findings: findingsOf }
  }
}

/** Finds the paths of conditions that no merchant has, which are mistyped. */
function openPaths(conditions: readonly MerchantCondition[]) {
  const unknown = new Set(conditions.filter((one) => one.kind === 'value'))
  const known = new Set<string>()
  return {
    read(merchant: FindableMerchant): void {
      for (const condition of unknown) if (hasPath(condition, merchant)) unknown.delete(condition)
      if (unknown.size > 0) for (const path of listKnownPaths(merchant)) known.add(path)
    },
    listProblems: () =>
      [...unknown].map(
        ({ path }) =>
          `No merchant has a value "${path}". ${formatNearestPath(path.split('.'), [...known])}`,
      ),
  }
}

function describeAsJson({ code, merchant, met }: Listed): object {
  return {
    merchant: code,
    ...(merchant && {
      name: readBrandName(merchant),
      ...(merchant.extends !== undefined && { extends: merchant.extends }),
      languages: merchant.languages.supported,
      hosts: merchant.hosts,
    }),
    matches: met.map(({ condition: { typed }, match: { text, place } }) => ({
      condition: typed,
      text,
      ...place,
    })),
  }
}

function report(
  found: readonly Listed[],
  all: number,
  conditions: readonly MerchantCondition[],
): string {
  const wanted = conditions.map(({ typed }) => typed).join(', ')
  const total =
    conditions.length === 0
      ? count(all, 'merchant')
      : `${found.length} of ${count(all, 'merchant')}: ${wanted}`
  const width = Math.max(0, ...found.map(({ code }) => code.length))
  const lines = found.flatMap(({ code, merchant, met }) => [
    `  ${code.padEnd(width)}  ${merchant ? describe(merchant) : 'has errors'}`,
    // The line above has the code, the name, the parent and the hosts.
    ...met.flatMap(({ condition, match: { text, place } }) =>
      condition.kind === 'word' ? [] : [`    ${text}${place ? `  ${printPlace(place)}` : ''}`],
    ),
  ])
  return [total, ...lines].join('\n')
}

function describe(merchant: ResolvedMerchant): string {
  const { languages, hosts } = merchant
  const parent = merchant.extends === undefined ? '' : `extends ${merchant.extends}`
  return [readBrandName(merchant), parent, languages.supported.join(', '), hosts.join(', ')]
    .filter((part) => part !== '')
    .join('  ')
}
