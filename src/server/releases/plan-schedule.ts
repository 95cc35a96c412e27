import { count } from '../../core/config/count.ts'
import { parseScheduleTimes, type TypedScheduleTimes } from '../../core/config/schedule-times.ts'
import type { ScheduleBody, ScheduleChoiceBody } from '../../core/contract/generated/studio-api.ts'
import type { ScheduleState } from '../../core/contract/schedule-states.ts'
import { isReleaseName } from '../../site/publish/release.ts'
import { refuse, type StudioApiRefusal } from '../studio-api/refusal.ts'
import type { Asker } from '../studio-api/studio-api.ts'
import type { TeamStore } from '../team/store/open-team-store.ts'
import type { Schedule, ScheduleChange } from '../team/store/schedules.ts'
import { findPlace, findZone, type PlaceSources } from './find-place.ts'
import type { LookResult } from './schedule-job.ts'

/** What planning a release needs. */
export interface PlanParts extends PlaceSources {
  readonly store: Pick<TeamStore, 'schedules'>
  /** True if a second person has to approve what is published. */
  readonly approval: boolean
  readonly now: () => number
  /** Returns what a publish of merchants would change, and what they are made of. */
  readonly look: (schedule: Pick<Schedule, 'merchants' | 'environment'>) => Promise<LookResult>
}

/** Plans a release; throws StudioApiRefusal with a sentence where it cannot be. */
export async function planSchedule(
  { merchants: codes, environment: named, release, note, ...typed }: ScheduleBody,
  { who, subject }: Asker,
  parts: PlanParts,
): Promise<Schedule> {
  const { approval, files, now, look, store } = parts
  if (release !== undefined && !isReleaseName(release))
    throw refuseSchedule(`"${release}" cannot be the name of a release. Choose another one.`)
  const merchants = codes ? [...new Set(codes)].sort() : null
  const environment = named ?? null
  const zone = findZone(files, merchants)
  const times = parseTimes(typed, { zone, now: now() })
  if (times.at === null && times.until === null && !approval)
    throw refuseSchedule('Say when it goes out, or publish now.')
  const { target } = attempt(() => findPlace(environment, parts))
  const looked = await look({ merchants, environment }).catch((cause: Error) => {
    throw refuseSchedule(cause.message)
  })
  if (looked.refused.length > 0)
    throw refuseSchedule(
      `${looked.refused.join(' ')} A planned release goes out whole. Correct ${count(looked.refused.length, 'merchant')}, then plan it.`,
    )
  return store.schedules.add({
    merchants,
    environment,
    target,
    ...times,
    at: times.at ?? (approval ? null : now()),
    zone,
    note: note?.trim() || null,
    who,
    subject,
    sentences: looked.sentences,
    inputs: looked.inputs,
    isBound: approval,
    state: approval ? 'waiting' : 'planned',
    ...(release !== undefined && { release }),
  })
}

/** Finds a schedule; the call names its merchants too, for which the role of the caller was checked. */
export async function findSchedule(
  { id, merchants }: ScheduleChoiceBody,
  schedules: TeamStore['schedules'],
): Promise<Schedule> {
  const found = await schedules.find(id)
  const named = merchants ? [...merchants].sort() : null
  if (found && JSON.stringify(found.merchants) === JSON.stringify(named)) return found
  throw refuse('no-schedule', {})
}

/** Changes a schedule that is in one of these states; refuses otherwise. */
export async function changeIn(
  { id }: Schedule,
  states: readonly ScheduleState[],
  change: ScheduleChange,
  { store }: Pick<PlanParts, 'store'>,
): Promise<void> {
  if (!(await store.schedules.change({ id, states }, change))) throw refuse('schedule-begun', {})
}

/** Parses times; refuses with the sentence of what is wrong. */
export function parseTimes(
  typed: TypedScheduleTimes,
  clock: { readonly zone: string; readonly now: number },
) {
  return attempt(() => parseScheduleTimes(typed, clock))
}

/** Returns the result of work, and refuses with the sentence of its error. */
export function attempt<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw refuseSchedule(cause instanceof Error ? cause.message : String(cause))
  }
}

/** Returns a refusal with a sentence of its own. */
export function refuseSchedule(sentence: string): StudioApiRefusal {
  return refuse('not-scheduled', { sentence })
}
