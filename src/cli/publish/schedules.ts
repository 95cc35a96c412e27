import { readTeamSettings } from '../../core/config/team-settings.ts'
import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import { type AddCommand, failCommand, formatExits, formatOption, rootOption } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { recordCommand } from '../studio/record-command.ts'
import { formatWhen } from './schedule-publish.ts'

export const addSchedules: AddCommand = (program, { environment, end }) => {
  program
    .command('schedules')
    .summary('lists and cancels the releases that the served studio publishes at a time')
    .description(
      'Lists the releases that the studio of the team publishes at a time or once they are approved, and what became of the last ones. "livery publish --at" plans one. With --cancel, cancels one: of a release that is out until a time, the return.',
    )
    .option('--cancel <id>', 'cancels the one with this id')
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'it is done', 1: 'it cannot be done' }))
    .action(async (options) => end(await run(options, environment)))
}

interface Options {
  readonly cancel?: string | undefined
  readonly root: string
  readonly format: 'text' | 'json'
}

/** As JSON, the list of schedules, as `ScheduledRelease` of schemas/studio-api.schema.json describes them. */
async function run({ cancel, root, format }: Options, environment: CliEnvironment) {
  const { filesAt, openTeamRecords, print } = environment
  readTeamSettings(filesAt(root))
  const records = await openTeamRecords(root)
  try {
    const all = await records.schedules.list()
    if (cancel === undefined) {
      if (format === 'json') print(JSON.stringify(all, null, 2))
      else print(all.length === 0 ? 'Nothing is scheduled.' : all.map(formatLine).join('\n'))
      return 0
    }
    const one = all.find(({ id }) => id === cancel)
    if (!one)
      return failCommand(
        environment,
        `There is no schedule "${cancel}". "livery schedules" lists them.`,
      )
    const { id, merchants } = one
    await recordCommand(
      records,
      {
        command: 'schedules',
        action: 'cancelSchedule',
        merchants: merchants ?? [],
        change: { id },
      },
      environment,
    )
    await records.schedules.cancel({ id, ...(merchants && { merchants }) })
    print(one.state === 'live' ? `${id} stays, and nothing goes back.` : `${id} is cancelled.`)
    return 0
  } catch (cause) {
    return failCommand(environment, cause instanceof Error ? cause.message : String(cause))
  } finally {
    await records.close()
  }
}

function formatLine(schedule: ScheduledRelease): string {
  const { id, state, merchants, by, message, environment } = schedule
  const what = `${merchants?.join(', ') ?? 'all merchants'}${environment ? ` to ${environment}` : ''}`
  const why = message === undefined ? '' : `: ${message}`
  // A name comes from outside, and a terminal obeys some characters.
  return `${id}  ${state.padEnd(9)}  ${what}  ${formatWhen(schedule)}  by ${by}${why}`.replace(
    /\p{Cc}/gu,
    ' ',
  )
}
