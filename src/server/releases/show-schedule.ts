import type { ScheduledRelease } from '../../core/contract/generated/studio-api.ts'
import type { Asker } from '../studio-api/studio-api.ts'
import type { Schedule } from '../team/store/schedules.ts'

/** Returns a schedule as its reader sees it. */
export function showSchedule(
  schedule: Schedule,
  { subject }: Pick<Asker, 'subject'>,
): ScheduledRelease {
  const { id, zone, release, state, who, sentences, inputs } = schedule
  const { merchants, environment, at, until, note, due, decidedBy, message, endedAt } = schedule
  const print = (time: number): string => new Date(time).toISOString()
  return {
    id,
    zone,
    release,
    state,
    inputs,
    by: who,
    isOwn: schedule.subject === subject,
    createdAt: print(schedule.createdAt),
    sentences: [...sentences],
    ...(merchants && { merchants: [...merchants] }),
    ...(environment !== null && { environment }),
    ...(at !== null && { at: print(at) }),
    ...(until !== null && { until: print(until) }),
    ...(note !== null && { note }),
    ...(due && { due: [...due] }),
    ...(decidedBy !== null && { decidedBy }),
    ...(message !== null && { message }),
    ...(endedAt !== null && { endedAt: print(endedAt) }),
  }
}
