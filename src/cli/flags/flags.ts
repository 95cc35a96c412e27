import { count } from '../../core/config/count.ts'
import { listEnvironments } from '../../core/config/environments.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { openSchemaPlaces } from '../../core/config/schema-places.ts'
import { flags as catalogue } from '../../core/contract/flags.ts'
import { findMerchants } from '../../core/find/find-merchants.ts'
import { parseCondition } from '../../core/find/merchant-condition.ts'
import { openMerchantReader } from '../../core/find/open-merchant-reader.ts'
import {
  groupByFlag,
  type MerchantFlags,
  readFlagColumn,
} from '../../core/find/read-flag-column.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  manyOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { openLiveSources } from '../list/open-live-sources.ts'

export const addFlags: AddCommand = (program, { environment, end }) => {
  program
    .command('flags')
    .summary('lists for whom each flag is on, by default and in each environment')
    .description(
      'Lists for whom each flag is on: by the defaults of merchants, which apply until a gateway sends the flag, and as the gateways of the environments of livery.json send it. Names what a merchant forces off, and whose flags are not known. Example: livery flags PTSYS3 --env staging --where "theme.mode = dark"',
    )
    .argument('[flag...]', 'the flags; all of them by default')
    .addOption(
      manyOption(
        '--env <name>',
        'an environment; repeat it for several, by default all of livery.json',
      ),
    )
    .addOption(
      manyOption('--where <condition>', 'only merchants that meet it, as "livery list" reads it'),
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText(
      'after',
      formatExits({
        0: 'all flags are known',
        1: 'a gateway did not answer, or a merchant has errors',
      }),
    )
    .action(async (names, options) => end(await listFlags(names, options, environment)))
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
  readonly env?: readonly string[] | undefined
  readonly where?: readonly string[] | undefined
}

/** A column of the table; without a name, that of the defaults. */
interface Column {
  readonly environment: string | undefined
  readonly merchants: readonly MerchantFlags[]
}

/** As JSON, `[{ environment, merchants: [{ code, name, flags: { PTSYS3: { isOn, by, reason?, place? } } | problem }] }]`; `environment` is null for the defaults. */
async function listFlags(
  names: readonly string[],
  { root, format, env, where = [] }: Options,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  const wanted = names.map(expectFlag)
  const live = openLiveSources(files, { root, environment })
  const places = openSchemaPlaces(environment.project)
  const read = openMerchantReader({ files, places, now: environment.now() })
  const scope = { ownBlocks: files.list(ownBlocksFolder) }
  const conditions = where.map((text) => parseCondition(text, scope))
  const all = chooseMerchants(files, [], root).sort()
  const { found, problems } = await findMerchants({ conditions, codes: all, read, live })
  for (const problem of problems) environment.printError(problem)
  const codes = found.map(({ code }) => code)
  const columns: Column[] = []
  for (const name of [undefined, ...(env ?? listEnvironments(files))]) {
    environment.progress(`${name ?? 'defaults'}: ${count(codes.length, 'merchant')}`)
    const merchants = await readFlagColumn({ environment: name, codes, read, live })
    columns.push({ environment: name, merchants })
  }
  environment.progress('')
  const chosen = wanted.length > 0 ? wanted : Object.keys(catalogue)
  environment.print(
    format === 'json'
      ? JSON.stringify(
          columns.map((one) => describeColumn(one, chosen)),
          null,
          2,
        )
      : report(columns, chosen),
  )
  const isKnown = columns.every(({ merchants }) => merchants.every((one) => 'flags' in one))
  return isKnown && problems.length === 0 ? 0 : 1
}

function expectFlag(name: string): string {
  const known = Object.keys(catalogue)
  if (known.includes(name)) return name
  const nearest = findNearest(name, known).name
  throw new Error(
    `There is no flag "${name}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
  )
}

function describeColumn({ environment, merchants }: Column, chosen: readonly string[]): object {
  return {
    environment: environment ?? null,
    merchants: merchants.map((one) => {
      if (!('flags' in one)) return one
      const some = Object.entries(one.flags).filter(([flag]) => chosen.includes(flag))
      return { ...one, flags: Object.fromEntries(some) }
    }),
  }
}

function report(columns: readonly Column[], chosen: readonly string[]): string {
  const titles = new Map(Object.entries(catalogue).map(([name, { title }]) => [name, title]))
  const lines = chosen.flatMap((flag) => [
    `${flag}  ${titles.get(flag) ?? ''}`,
    ...columns.flatMap(({ environment, merchants }) => {
      const { on, off } = groupByFlag(flag, merchants)
      return [`  ${(environment ?? 'default').padEnd(12)} ${formatSides(on, off)}`]
    }),
    ...groupByFlag(flag, columns[0]?.merchants ?? []).forced.map((one) => `  forced off   ${one}`),
  ])
  const unknown = columns.flatMap(({ environment = 'default', merchants }) =>
    [...Map.groupBy(merchants, (one) => ('problem' in one ? one.problem : ''))].flatMap(
      ([problem, some]) =>
        problem === ''
          ? []
          : [
              `Not known in ${environment} of ${nameSome(some.map(({ code }) => code))}: ${problem}`,
            ],
    ),
  )
  return [...lines, ...unknown].join('\n')
}

/** Names the fewer of both sides: `on: acme, brio`, or `on, except: acme`. */
function formatSides(on: readonly string[], off: readonly string[]): string {
  if (on.length + off.length === 0) return 'not known'
  if (off.length === 0) return 'on'
  if (on.length === 0) return 'off'
  return on.length <= off.length ? `on: ${nameSome(on)}` : `on, except: ${nameSome(off)}`
}

const mostNames = 12

function nameSome(codes: readonly string[]): string {
  const more = codes.length - mostNames
  return more > 0 ? `${codes.slice(0, mostNames).join(', ')} and ${more} more` : codes.join(', ')
}
