import type { PublishSources } from '../../site/publish/choose-sites.ts'
import {
  createWorkerPool,
  usualIdleMs,
  WorkerEndedError,
  type WorkerPool,
} from '../../site/workers/worker-pool.ts'
import type { TeamStore } from '../team/store/open-team-store.ts'
import type { Schedule, ScheduleChange } from '../team/store/schedules.ts'
import { findPlace, type PlaceSources } from './find-place.ts'
import type { JobRequest, JobResult, LookResult, ScheduleJob } from './schedule-job.ts'
import type { ReleaseEvent, Webhooks } from './webhooks.ts'

export interface StepOptions extends PlaceSources {
  readonly store: Pick<TeamStore, 'audit' | 'leases' | 'schedules'>
  readonly webhooks: Webhooks
  readonly sources: Pick<PublishSources, 'dist' | 'fonts' | 'modules'>
  /** Builds the player for publishing where it is missing or stale. */
  readonly prepare: () => Promise<void>
  /** Opens what does the jobs of schedules; by default a thread for each. */
  readonly openJobs?: (() => ScheduleJobs) | undefined
  readonly now: () => number
  readonly report: (line: string) => void
}

/** Does the jobs of schedules, one after the other. */
export type ScheduleJobs = WorkerPool<ScheduleJob, JobResult>

/** The steps of one process: each runs one schedule, or finds that there is none. */
export interface ScheduleSteps {
  /** Returns true if there may be another one to run at once. */
  readonly next: () => Promise<boolean>
  readonly end: () => Promise<void>
}

/** What a step works with. */
interface Step extends StepOptions {
  /** Names this process in the store. */
  readonly holder: string
  readonly jobs: ScheduleJobs
}

/** How a step ended: the schedule changed; it waits for somebody; another process has it now. */
type StepEnd = 'changed' | 'waits' | 'taken'

export function createScheduleSteps(options: StepOptions, holder: string): ScheduleSteps {
  const { openJobs = openThreads } = options
  const step: Step = { ...options, holder, jobs: openJobs() }
  return {
    end: step.jobs.end,
    next: async () => {
      const schedule = await step.store.schedules.takeDue(holder)
      return schedule !== undefined && (await run(schedule, step)) === 'changed'
    },
  }
}

async function run(schedule: Schedule, step: Step): Promise<StepEnd> {
  try {
    return await (schedule.state === 'running' ? goOut(schedule, step) : goBack(schedule, step))
  } catch (cause) {
    // The process is ending, or the store is away: the schedule stays as it is, and is taken up again.
    if (cause instanceof WorkerEndedError) return 'waits'
    if (cause instanceof Error && cause.name === 'TeamStoreError') throw cause
    return fail(schedule, formatCause(cause), step)
  }
}

/** Compares what goes out with what is served and keeps both; then publishes, once. */
async function goOut(schedule: Schedule, step: Step): Promise<StepEnd> {
  await step.prepare()
  if (schedule.isBound && findPlace(schedule.environment, step).target !== schedule.target)
    return fail(schedule, otherTarget, step)
  return schedule.basis === null ? compare(schedule, step) : publish(schedule, step)
}

const otherTarget =
  'The place or the gateway that livery.json names for this environment changed since it was approved. Nothing was published. Ask for approval again.'

/** A process that is killed after this begins behind it. */
async function compare(schedule: Schedule, step: Step): Promise<StepEnd> {
  const looked = await step.jobs.run({ kind: 'look', request: composeRequest(schedule, step) })
  if ('problem' in looked) return fail(schedule, looked.problem, step)
  const { sentences, refused, basis, current } = readLook(looked)
  if (refused.length > 0)
    return fail(schedule, `${refused.join(' ')} A planned release goes out whole.`, step)
  await record(schedule, { outcome: 'allowed' }, step)
  return change(schedule, { due: sentences, basis, before: current }, step)
}

async function publish(schedule: Schedule, step: Step): Promise<StepEnd> {
  const { release, inputs, isBound, until, basis } = schedule
  const planned = { ...(isBound && { inputs }), ...(basis !== null && { basis }) }
  const request = { ...composeRequest(schedule, step), release, planned }
  const result = await step.jobs.run({ kind: 'publish', request })
  if (!('problem' in result)) {
    const isOver = until === null
    const ended: ScheduleChange = isOver
      ? { state: 'done', endedAt: step.now() }
      : { state: 'live' }
    return change(schedule, ended, step, describe('schedule.published', schedule))
  }
  if (result.reason === 'busy') return 'waits'
  // What it would change is another thing now, so it is compared anew.
  if (result.reason === 'other-basis') return change(schedule, { basis: null }, step)
  return fail(schedule, result.problem, step)
}

async function goBack(schedule: Schedule, step: Step): Promise<StepEnd> {
  const { merchants, environment, release, before } = schedule
  if (before === null)
    return fail(
      schedule,
      `No release was served whole before "${release}", so nothing can come back. It is still served.`,
      step,
    )
  const result = await step.jobs.run({
    kind: 'return',
    place: findPlace(environment, step).place,
    request: { ...(merchants && { codes: merchants }), release: before, from: release },
  })
  if ('problem' in result)
    return result.reason === 'busy' ? 'waits' : fail(schedule, result.problem, step)
  const event = describe('schedule.returned', schedule, { back: before })
  return change(schedule, { state: 'done', endedAt: step.now() }, step, event)
}

async function fail(schedule: Schedule, message: string, step: Step): Promise<StepEnd> {
  const event = describe('schedule.failed', schedule, { message })
  const ended = { state: 'failed', message, endedAt: step.now() } as const
  const end = await change(schedule, ended, step, event)
  if (end === 'changed') await record(schedule, { outcome: 'failed', problem: message }, step)
  return end
}

/** Changes a schedule while this process runs it, with the message about it in the same transaction. */
async function change(
  { id, state }: Schedule,
  more: ScheduleChange,
  { store, webhooks, holder }: Step,
  event?: ReleaseEvent,
): Promise<StepEnd> {
  const choice = { id, states: [state], holder }
  const deliveries = event ? webhooks.compose(event) : []
  return (await store.schedules.change(choice, more, deliveries)) ? 'changed' : 'taken'
}

/** Opens the thread of the jobs. */
function openThreads(): ScheduleJobs {
  const script = new URL('./schedule-thread.ts', import.meta.url)
  return createWorkerPool({ script, in: 'thread', idleMs: usualIdleMs })
}

/** Opens what compares merchants with what is served, for whoever plans or approves a release. */
export function openLooks(
  options: Pick<StepOptions, keyof PlaceSources | 'sources' | 'prepare' | 'openJobs'>,
) {
  const { openJobs = openThreads } = options
  const jobs = openJobs()
  return {
    look: async (schedule: Pick<Schedule, 'merchants' | 'environment'>): Promise<LookResult> => {
      await options.prepare()
      return readLook(await jobs.run({ kind: 'look', request: composeRequest(schedule, options) }))
    },
    close: jobs.end,
  }
}

/** Returns what a look found; throws the sentence where it could not. */
function readLook(result: JobResult): LookResult {
  if ('problem' in result) throw new Error(result.problem)
  if (!result.done) throw new TypeError('A look has a result.')
  return result.done
}

/** Composes the publish of a schedule, for a thread. */
function composeRequest(
  { merchants, environment }: Pick<Schedule, 'merchants' | 'environment'>,
  options: Pick<StepOptions, keyof PlaceSources | 'sources'>,
): JobRequest {
  const { place, gateway } = findPlace(environment, options)
  return {
    ...options.sources,
    root: options.root,
    place,
    ...(gateway && { gateway }),
    ...(merchants && { codes: merchants }),
  }
}

function describe(
  type: ReleaseEvent['type'],
  { id, merchants, environment, release, who, decidedBy }: Schedule,
  more: object = {},
): ReleaseEvent {
  const approved = decidedBy !== null && { approvedBy: decidedBy }
  return {
    type,
    data: { schedule: id, release, merchants, environment, by: who, ...approved, ...more },
  }
}

interface Ending {
  readonly outcome: 'allowed' | 'failed'
  readonly problem?: string
}

/** Records a release that goes out at its time, as the action of whoever planned it. */
async function record(
  { id, merchants, environment, release, who, subject }: Schedule,
  ending: Ending,
  { store }: Step,
): Promise<void> {
  await store.audit.append({
    who,
    subject,
    from: { address: '', agent: 'schedule' },
    action: 'runSchedule',
    merchants: merchants ?? [],
    change: { id, release, environment },
    ...ending,
  })
}

/** Returns the sentence of an error. */
export function formatCause(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
