import { listPublishEnvironments } from '../../core/config/environments.ts'
import type {
  ScheduleDecisionBody,
  ScheduleTimesBody,
} from '../../core/contract/generated/studio-api.ts'
import { openForDryRun } from '../../site/publish/publish-target.ts'
import { createPublishedFolder } from '../../site/publish/published-folder.ts'
import { refuse } from '../studio-api/refusal.ts'
import type { Asker, Releases } from '../studio-api/studio-api.ts'
import type { TeamStore } from '../team/store/open-team-store.ts'
import { findPlace, findZone } from './find-place.ts'
import {
  attempt,
  changeIn,
  findSchedule,
  type PlanParts,
  parseTimes,
  planSchedule,
  refuseSchedule,
} from './plan-schedule.ts'
import { type RunnerOptions, startScheduleRunner } from './run-schedules.ts'
import { showSchedule } from './show-schedule.ts'
import { openWebhooks, type ReleaseEvent } from './webhooks.ts'

export interface ReleasesOptions extends Omit<RunnerOptions, 'store' | 'webhooks'> {
  readonly store: TeamStore
  /** True if a second person has to approve what is published. */
  readonly approval: boolean
  readonly webhooks: readonly string[]
  /** What signs the messages to webhooks. */
  readonly webhookSecret: string | undefined
}

/** What the studio asks about schedules, and what the studio of a team also does with them. */
export interface OpenReleases extends Releases {
  /** Sends a message about what was published without a schedule. */
  readonly tell: (event: ReleaseEvent) => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens the schedules of a store and begins to run them. Throws a sentence where webhooks have no secret. */
export function openReleases({
  approval,
  webhooks: addresses,
  webhookSecret: secret,
  ...options
}: ReleasesOptions): OpenReleases {
  const { store, files, now, report } = options
  const webhooks = openWebhooks({ addresses, secret, store, now, report })
  const runner = startScheduleRunner({ ...options, webhooks })
  const { schedules } = store
  const parts = { ...options, approval, look: runner.look }
  return {
    needsApproval: approval,
    list: async (reader) => ({
      needsApproval: approval,
      ...(await readCurrent(options.published)),
      environments: [...listPublishEnvironments(files)],
      schedules: (await schedules.list()).map((schedule) => showSchedule(schedule, reader)),
    }),
    readZone: (codes) => findZone(files, codes ?? null),
    create: async (body, asker) => void (await planSchedule(body, asker, parts)),
    change: (body) => changeTimes(body, parts),
    cancel: async (body, { who }) => {
      const schedule = await findSchedule(body, schedules)
      // Of what is live, the return is cancelled: the release stays.
      const message =
        schedule.state === 'live' ? `${who} lets it stay, so nothing goes back.` : null
      const state = schedule.state === 'live' ? 'done' : 'cancelled'
      await changeIn(
        schedule,
        ['waiting', 'planned', 'live'],
        { state, message, endedAt: now() },
        parts,
      )
    },
    decide: (body, asker) => decide(body, asker, parts),
    tell: (event) => store.deliveries.add(webhooks.compose(event)),
    close: runner.close,
  }
}

/** Names the release that is served at the place of the studio. */
async function readCurrent(published: string): Promise<{ readonly release?: string }> {
  const release = await createPublishedFolder(await openForDryRun(published)).current()
  return release === undefined ? {} : { release }
}

async function changeTimes(body: ScheduleTimesBody, parts: PlanParts): Promise<void> {
  const { approval, now, store } = parts
  const schedule = await findSchedule(body, store.schedules)
  const { id: _, merchants: __, ...typed } = body
  const { zone } = schedule
  if (schedule.state === 'live') {
    const { until } = parseTimes({ until: typed.until }, { zone, now: now() })
    if (until === null) throw refuseSchedule('Say when it goes back, or cancel that it does.')
    return changeIn(schedule, ['live'], { until }, parts)
  }
  const times = parseTimes(typed, { zone, now: now() })
  if (times.at === null && !approval) throw refuseSchedule('Say when it goes out, or cancel it.')
  // Whoever approved it approved its times too.
  const again = approval ? ({ state: 'waiting', decidedBy: null, decidedAt: null } as const) : {}
  return changeIn(schedule, ['waiting', 'planned'], { ...times, ...again }, parts)
}

async function decide(
  body: ScheduleDecisionBody,
  { who, subject }: Asker,
  parts: PlanParts,
): Promise<void> {
  const { now, look, store } = parts
  const { approves, reason } = body
  const schedule = await findSchedule(body, store.schedules)
  if (schedule.state !== 'waiting') throw refuse('not-waiting', {})
  if (schedule.subject === subject) throw refuse('own-approval', {})
  const decided = { decidedBy: who, decidedAt: now() }
  if (!approves) {
    const message = reason?.trim() ? `${who} declined it: ${reason.trim()}` : `${who} declined it.`
    const ended = { state: 'declined', message, endedAt: now() } as const
    return changeIn(schedule, ['waiting'], { ...decided, ...ended }, parts)
  }
  const { merchants, environment, at, until } = schedule
  if ((at !== null && at <= now()) || (until !== null && until <= now()))
    throw refuse('late-approval', {})
  const { target } = attempt(() => findPlace(environment, parts))
  const looked = await look({ merchants, environment }).catch((cause: Error) => {
    throw refuseSchedule(cause.message)
  })
  const isSame = [body.inputs, looked.inputs].every((inputs) => inputs === schedule.inputs)
  if (!isSame || target !== schedule.target) throw refuse('edited-since', {})
  await changeIn(schedule, ['waiting'], { ...decided, state: 'planned', at: at ?? now() }, parts)
}
