import { count } from '../../core/config/count.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { printPlace } from '../../core/config/source.ts'
import { readBrandName } from '../../core/contract/brand-name.ts'
import { type FoundMerchant, findMerchants } from '../../core/find/find-merchants.ts'
import { type MerchantCondition, parseCondition } from '../../core/find/merchant-condition.ts'
import { openMerchantReader } from '../../core/find/open-merchant-reader.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { withProgress } from '../with-progress.ts'
import { openLiveSources } from './open-live-sources.ts'
import { formatStatus, openStatuses, type StatusReader } from './open-statuses.ts'

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
        '  "state = behind"            a merchant that a publish would change; "published" and "unpublished"',
        '  "state = scheduled"         a merchant with a planned release; "waiting" for approval, "failed"',
        '  "published in staging"      the same at the place that livery.json names for an environment',
        '  "lagoon"                    words of a code, a name, a parent or a host',
        'Example: livery list "footer.variant = plain" "PTSYS3 on"',
      ].join('\n'),
    )
    .argument(
      '[condition...]',
      'what a merchant has to meet; without any, all merchants are listed',
    )
    .option(
      '--status',
      'adds how each merchant is published: when, by how many changes it is behind and whose they are, and what is planned',
    )
    .option('--env <name>', 'the place that livery.json names for an environment, for --status')
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
  readonly status?: true | undefined
  readonly env?: string | undefined
}

/**
 * As JSON, a list of `{ merchant, name?, extends?, languages?, hosts?, status?, matches: [{ condition, text, file?, line?,
 * column? }] }`; `status` is `{ state, hosts, release?, publishedAt?, changes?, by?, planned? }`.
 */
async function list(
  typed: readonly string[],
  { root, format, codes, status, env }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const scope = { ownBlocks: files.list(ownBlocksFolder) }
  const conditions = typed.map((text) => parseCondition(text, scope))
  const all = chooseMerchants(files, [], root).sort()
  const read = openMerchantReader({
    files,
    places: openSchemaPlaces(environment.project),
    now: environment.now(),
  })
  const progress = { done: 0 }
  const request = {
    conditions,
    codes: all,
    read,
    live: openLiveSources(files, { root, environment }),
    onRead: () => {
      progress.done += 1
    },
  }
  const describe = (seconds: number) =>
    `${progress.done} of ${count(all.length, 'merchant')} read, ${seconds} s`
  const { found, problems } = await withProgress(() => findMerchants(request), {
    progress: environment.progress,
    describe,
  })
  const statusOf =
    status === undefined ? undefined : await openStatuses(files, { root, environment, named: env })
  for (const problem of problems) environment.printError(problem)
  if (format === 'json') {
    const listed = found.map((one) => ({
      ...describeAsJson(one),
      ...(statusOf && { status: statusOf(one.code) }),
    }))
    environment.print(JSON.stringify(listed, null, 2))
  } else if (codes) for (const { code } of found) environment.print(code)
  else environment.print(report(found, { all: all.length, conditions, statusOf }))
  return found.length > 0 && problems.length === 0 ? 0 : 1
}

function describeAsJson({ code, merchant, met }: FoundMerchant): object {
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

interface ReportParts {
  /** The number of all merchants. */
  readonly all: number
  readonly conditions: readonly MerchantCondition[]
  readonly statusOf: StatusReader | undefined
}

function report(
  found: readonly FoundMerchant[],
  { all, conditions, statusOf }: ReportParts,
): string {
  const wanted = conditions.map(({ typed }) => typed).join(', ')
  const total =
    conditions.length === 0
      ? count(all, 'merchant')
      : `${found.length} of ${count(all, 'merchant')}: ${wanted}`
  const width = Math.max(0, ...found.map(({ code }) => code.length))
  const lines = found.flatMap(({ code, merchant, met }) => [
    `  ${code.padEnd(width)}  ${merchant ? describe(merchant) : 'has errors'}`,
    ...(statusOf ? [`    ${formatStatus(statusOf(code))}`] : []),
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
