import { formatScheduleTime } from '../../core/config/format-schedule-time.ts'
import { readTeamSettings } from '../../core/config/team-settings.ts'
import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import { chooseMerchants, failCommand } from '../command.ts'
import type { CliEnvironment } from '../environment.ts'
import { nameOperator, recordCommand } from '../studio/record-command.ts'

export interface ScheduleOptions {
  readonly root: string
  readonly env?: string | undefined
  readonly release?: string | undefined
  readonly at?: string | undefined
  readonly until?: string | undefined
  readonly format: 'text' | 'json'
}

/** Hands a release to the studio that is served to the team, which publishes it at its time. */
export async function schedulePublish(
  codes: readonly string[],
  { root, env, release, at, until, format }: ScheduleOptions,
  environment: CliEnvironment,
): Promise<number> {
  const files = environment.filesAt(root)
  // A folder that says nothing of a team has no studio that would publish at the time.
  readTeamSettings(files)
  const merchants = codes.length > 0 ? chooseMerchants(files, codes, root) : undefined
  const body = {
    ...(merchants && { merchants: [...merchants] }),
    ...(env !== undefined && { environment: env }),
    ...(release !== undefined && { release }),
    ...(at !== undefined && { at }),
    ...(until !== undefined && { until }),
  }
  const asker = { who: nameOperator(environment), subject: `machine ${environment.user()}` }
  const records = await environment.openTeamRecords(root)
  try {
    await recordCommand(
      records,
      { command: 'publish', action: 'createSchedule', merchants: merchants ?? [], change: body },
      environment,
    )
    const schedule = await records.schedules.plan(body, asker)
    environment.print(
      format === 'json' ? JSON.stringify(schedule, null, 2) : formatPlanned(schedule),
    )
    return 0
  } catch (cause) {
    return failCommand(environment, cause instanceof Error ? cause.message : String(cause))
  } finally {
    await records.close()
  }
}

function formatPlanned(schedule: ScheduledRelease): string {
  const { id, state, sentences, environment } = schedule
  const where = environment === undefined ? '' : ` to ${environment}`
  return [
    ...sentences.map((sentence) => `  ${sentence}`),
    state === 'waiting'
      ? `It waits until a second publisher approves it in the studio. Then it goes out${where}: ${formatWhen(schedule)}.`
      : `The served studio publishes it${where}: ${formatWhen(schedule)}. It publishes what is saved then, and has to run.`,
    `"livery schedules" lists it, and "livery schedules --cancel ${id}" cancels it.`,
  ].join('\n')
}

/** Formats when a schedule goes out, and when it goes back. */
export function formatWhen({ at, until, zone }: ScheduledRelease): string {
  const print = (iso: string): string => formatScheduleTime(Date.parse(iso), zone)
  const begin = at === undefined ? 'once it is approved' : print(at)
  return until === undefined ? begin : `${begin} until ${print(until)}`
}
