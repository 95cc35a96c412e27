import type { ScheduledRelease } from '../contract/generated/studio-api.ts'
import { formatScheduleTime } from './format-schedule-time.ts'

/** The state of what is planned for a merchant: it goes out at a time, it waits for a second person, or it failed. */
export type PlanState = 'scheduled' | 'waiting' | 'failed'

export function isPlanState(state: string): state is PlanState {
  return state === 'scheduled' || state === 'waiting' || state === 'failed'
}

/** Finds the last failure of a merchant until something later goes out well; else what comes next. */
export function findNextSchedule(
  schedules: readonly ScheduledRelease[],
  code: string,
): ScheduledRelease | undefined {
  const own = schedules.filter(({ merchants }) => merchants?.includes(code) ?? true)
  const [last] = own
    .filter(({ state }) => state === 'failed' || state === 'done')
    .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''))
  if (last?.state === 'failed') return last
  const coming = own.filter(({ endedAt }) => endedAt === undefined)
  return coming.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''))[0]
}

/** Returns the state that a schedule means for its merchants. */
export function planStateOf({ state }: Pick<ScheduledRelease, 'state'>): PlanState {
  if (state === 'failed' || state === 'waiting') return state
  return 'scheduled'
}

/** Formats when a schedule goes out or goes back, and where; a failure with its reason. Without a full stop. */
export function formatPlan(schedule: ScheduledRelease): string {
  const { at, until, zone, environment, message, state } = schedule
  const print = (iso: string): string => formatScheduleTime(Date.parse(iso), zone)
  const where = environment === undefined ? '' : ` to ${environment}`
  if (state === 'failed')
    return `a planned release${where} failed: ${message ?? 'nobody knows why'}`
  if (state === 'live' || state === 'returning')
    return `is live${where}${until === undefined ? '' : ` until ${print(until)}`}`
  const begin = at === undefined ? '' : ` at ${print(at)}`
  const end = until === undefined ? '' : ` until ${print(until)}`
  const does = state === 'waiting' ? 'waits for approval' : 'goes out'
  return `${does}${where}${begin}${end}`
}
