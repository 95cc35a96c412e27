import { InvalidArgumentError } from '@commander-js/extra-typings'
import { readTeamSettings } from '../../core/config/team-settings.ts'
import type { AuditEntry, AuditQuery } from '../../core/contract/generated/studio-api.ts'
import { type AddCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import type { TeamRecords } from './running-studio.ts'

export const addAudit: AddCommand = (program, { environment, end }) => {
  program
    .command('audit')
    .summary('prints who did what in the served studio')
    .description(
      'Prints the audit log of the studio that "livery studio --serve" serves, the oldest entry first: who did what, when and from where, and what was refused. Nothing deletes from it.',
    )
    .option(
      '--since <time>',
      'the earliest time, such as 2026-11-30 or 2026-11-30T18:00Z',
      parseTime,
    )
    .option('--who <text>', 'a part of the name, the address or the id of who acted')
    .option('--merchant <code>', 'the merchant that it is about')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it was printed', 1: 'it cannot be read' }))
    .action(async (options) => end(await audit(options, environment)))
}

interface Options extends AuditQuery {
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, one entry a line, as `AuditEntry` of schemas/studio-api.schema.json describes them. */
async function audit(
  { format, root, since, who, merchant }: Options,
  { filesAt, openTeamRecords, print }: CliEnvironment,
): Promise<number> {
  // A folder that says nothing of a team is not one whose studio is served.
  readTeamSettings(filesAt(root))
  const records = await openTeamRecords(root)
  try {
    const query = {
      ...(since !== undefined && { since }),
      ...(who !== undefined && { who }),
      ...(merchant !== undefined && { merchant }),
    }
    for (const entry of await loadAll(records, query))
      print(format === 'json' ? JSON.stringify(entry) : formatEntry(entry))
    return 0
  } finally {
    await records.close()
  }
}

/** Loads every entry of a query, the oldest first. */
async function loadAll({ audit: log }: TeamRecords, query: AuditQuery): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  let page = await log.list(query)
  entries.push(...page.entries)
  for (let last = entries.at(-1); page.hasMore && last; last = entries.at(-1)) {
    page = await log.list({ ...query, before: last.id })
    entries.push(...page.entries)
  }
  return entries.reverse()
}

function formatEntry({ at, who, from, action, merchants, outcome, problem }: AuditEntry): string {
  const about = merchants.length > 0 ? ` ${merchants.join(', ')}` : ''
  const why = problem === undefined ? '' : `: ${problem}`
  // A name comes from outside, and a terminal obeys some characters.
  return `${at}  ${outcome.padEnd(7)}  ${action}${about}  ${who || 'nobody'}${from && ` from ${from}`}${why}`.replace(
    /\p{Cc}/gu,
    ' ',
  )
}

function parseTime(text: string): string {
  const time = Date.parse(text)
  if (!Number.isNaN(time)) return new Date(time).toISOString()
  throw new InvalidArgumentError('A time is such as 2026-11-30 or 2026-11-30T18:00Z.')
}
