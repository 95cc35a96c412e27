import { InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { readTeamSettings } from '../../core/config/team-settings.ts'
import { type RoleGrant, type TeamRole, teamRoles } from '../../core/contract/team-roles.ts'
import {
  type AddCommand,
  chooseMerchants,
  exitUsage,
  failCommand,
  formatExits,
  formatOption,
  manyOption,
  rootOption,
} from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { recordCommand } from './record-command.ts'
import type { ListedToken, TeamRecords } from './running-studio.ts'

export const addApiTokens: AddCommand = (program, { environment, end }) => {
  program
    .command('api-tokens')
    .summary('lists, creates and ends the API tokens of machines for the served studio')
    .description(
      'Lists the API tokens with which machines call the studio that "livery studio --serve" serves. With --new, creates one and prints it this once; only its hash is kept. With --end, ends one at once. Each is recorded in the audit log.',
    )
    .option('--new <name>', 'creates a token with this name, such as deploy', parseName)
    .addOption(
      new Option('--role <role>', 'what it may do: each may do all that those before it may')
        .choices(teamRoles)
        .default('viewer' as const),
    )
    .addOption(manyOption('--merchant <code>', 'a merchant that it is for; all of them without it'))
    .option('--days <n>', 'the days until it ends, at most 366', parseDays, 90)
    .option('--end <id>', 'ends the token with this id')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it is done', 1: 'it cannot be done' }))
    .action(async (options) => end(await run(options, environment)))
}

interface Options {
  readonly new?: string | undefined
  readonly role: TeamRole
  readonly merchant?: readonly string[] | undefined
  readonly days: number
  readonly end?: string | undefined
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, the list of tokens, or `{ id, secret }` of a new one. */
async function run(options: Options, environment: CliEnvironment): Promise<number> {
  const { filesAt, openTeamRecords, printError } = environment
  const { root, end, merchant } = options
  if (options.new !== undefined && end !== undefined) {
    printError('Use either --new or --end.')
    return exitUsage
  }
  const files = filesAt(root)
  // A folder that says nothing of a team is not one whose studio is served.
  readTeamSettings(files)
  if (merchant) chooseMerchants(files, merchant, root)
  const records = await openTeamRecords(root)
  try {
    if (options.new !== undefined)
      return await create({ ...options, new: options.new }, { records, environment })
    if (end !== undefined) return await finish(end, { records, environment })
    return await list(options, { records, environment })
  } finally {
    await records.close()
  }
}

interface Needs {
  readonly records: TeamRecords
  readonly environment: CliEnvironment
}

async function create(
  { new: name, role, merchant: merchants, days, format }: Options & { readonly new: string },
  { records, environment }: Needs,
): Promise<number> {
  const grants: RoleGrant[] = [{ role, ...(merchants && { merchants }) }]
  await record(
    'createToken',
    { name, role, days, merchants: merchants ?? [] },
    { records, environment },
  )
  const { id, secret } = await records.tokens.create({ name, grants, days })
  environment.print(format === 'json' ? JSON.stringify({ id, secret }) : secret)
  environment.printError(
    `The token ${id} ends in ${days} days. It is shown this once: keep it where secrets are kept. "livery api-tokens --end ${id}" ends it before.`,
  )
  return 0
}

async function finish(id: string, { records, environment }: Needs): Promise<number> {
  const token = (await records.tokens.list()).find((one) => one.id === id)
  if (!token)
    return failCommand(environment, `There is no token "${id}". "livery api-tokens" lists them.`)
  const merchants = token.grants.flatMap((grant) => grant.merchants ?? [])
  await record('endToken', { id, name: token.name, merchants }, { records, environment })
  await records.tokens.end(id)
  environment.print(`The token ${id} (${token.name}) has ended.`)
  return 0
}

async function list(
  { format }: Pick<Options, 'format'>,
  { records, environment }: Needs,
): Promise<number> {
  const tokens = await records.tokens.list()
  if (format === 'json') {
    environment.print(JSON.stringify(tokens, null, 2))
    return 0
  }
  environment.print(
    tokens.length === 0
      ? 'There are no API tokens. "livery api-tokens --new <name>" creates one.'
      : tokens.map(formatToken).join('\n'),
  )
  return 0
}

function formatToken({ id, name, grants, endsAt, usedAt }: ListedToken): string {
  const roles = grants.map(({ role, merchants }) => `${role} of ${merchants?.join(', ') ?? 'all'}`)
  const used = usedAt === undefined ? 'never used' : `used ${formatDay(usedAt)}`
  return `${id}  ${name.padEnd(16)} ${roles.join('; ').padEnd(24)} ends ${formatDay(endsAt)}, ${used}`
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

interface TokenChange {
  readonly name: string
  readonly merchants: readonly string[]
  readonly id?: string
  readonly role?: TeamRole
  readonly days?: number
}

function record(
  action: string,
  { merchants, ...change }: TokenChange,
  { records, environment }: Needs,
): Promise<void> {
  return recordCommand(records, { command: 'api-tokens', action, merchants, change }, environment)
}

function parseName(text: string): string {
  if (/^[\w][\w .-]{0,59}$/.test(text)) return text
  throw new InvalidArgumentError('A name has up to 60 letters, digits, spaces, dots and dashes.')
}

function parseDays(text: string): number {
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= 366) return days
  throw new InvalidArgumentError('It is a number of days from 1 to 366.')
}
