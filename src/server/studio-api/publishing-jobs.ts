import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type {
  FailedPublish,
  PublishImpact,
  PublishingState,
  PublishOutcome,
  PublishRun,
  RollbackImpact,
} from '../../core/contract/generated/studio-api.ts'
import type { ReleasedCommit } from '../../site/history/find-releases.ts'
import { formatRollback } from '../../site/publish/format-rollback.ts'
import { loadFolderReport } from '../../site/publish/load-folder-report.ts'
import { loadMerchantReport, type MerchantReport } from '../../site/publish/load-merchant-report.ts'
import { loadReleasedCommits } from '../../site/publish/load-released-commits.ts'
import type { PublishRequest } from '../../site/publish/publish.ts'
import { openPublishedFolder } from '../../site/publish/publish-target.ts'
import { planRollback } from '../../site/publish/rollback.ts'
import { createWorkerPool, usualIdleMs, WorkerEndedError } from '../../site/workers/worker-pool.ts'
import { openImpactWorker } from './impact-worker.ts'
import type { PublishJob, PublishJobKind, PublishProgress, RollbackOnBasis } from './publish-job.ts'
import { refuse } from './refusal.ts'

/** The merchants to publish, and the name of the release. */
export type PublishChoice = Pick<PublishRequest, 'codes' | 'release'>

/** Publishes from the studio, one job at a time, in a worker thread. */
export interface PublishingJobs {
  readonly read: () => Promise<PublishingState>
  /** Returns why the last publish failed; undefined once one went out. */
  readonly readFailure: () => FailedPublish | undefined
  /** Loads the releases that changed a merchant, the oldest first, with the commits that they were published from. */
  readonly loadReleasedCommits: (code: string) => Promise<readonly ReleasedCommit[]>
  /** Loads what of a merchant is published; undefined where nothing is. */
  readonly loadMerchantReport: (
    code: string,
  ) => Promise<(MerchantReport & { readonly place: string }) | undefined>
  /** Returns the impact of a publish; nothing is written. */
  readonly loadImpact: (request: PublishChoice) => Promise<PublishImpact>
  /** `by` is who publishes, for `tell`. */
  readonly publish: (request: PublishChoice, by: string) => Promise<PublishingState>
  /** Returns the impact of a rollback; nothing is written. */
  readonly readRollbackImpact: (request: RollbackOnBasis) => Promise<RollbackImpact>
  readonly rollBack: (request: RollbackOnBasis, by: string) => Promise<PublishingState>
  readonly close: () => Promise<void>
}

export interface PublishingSources extends Omit<PublishRequest, 'out' | 'progress'> {
  /** The published folder. */
  readonly out: string
  /** Builds the player for publishing where it is missing or stale. */
  readonly prepare: () => Promise<void>
  /** Hears of each job that ended. */
  readonly tell?: (ended: EndedJob) => void
}

/** A publish or a rollback that ended, and who asked for it. */
export interface EndedJob {
  readonly run: PublishRun
  readonly by: string
}

export function openPublishing({ prepare, tell, ...sources }: PublishingSources): PublishingJobs {
  const { out } = sources
  const impactWorker = openImpactWorker()
  const script = new URL('./publish-thread.ts', import.meta.url)
  const pool = createWorkerPool<PublishJob, PublishOutcome, PublishProgress>({
    script,
    in: 'thread',
    idleMs: usualIdleMs,
  })
  let run: PublishRun | undefined
  let failure: FailedPublish | undefined
  const isEmpty = (): boolean => !existsSync(join(out, 'hosts'))
  const read = async (): Promise<PublishingState> => {
    const report = isEmpty()
      ? { releases: [], hosts: [] }
      : await loadFolderReport(await openPublishedFolder(out))
    const { releases, hosts } = report
    return { folder: out, releases: [...releases], hosts: [...hosts], ...(run && { run }) }
  }
  const begin = (job: PublishJobKind, by: string): Promise<PublishingState> => {
    if (run?.state === 'busy') throw refuse('publishing', { kind: run.kind })
    void impactWorker.stop()
    const { kind } = job
    const busy = { kind, state: 'busy', done: 0, of: 0 } as const
    run = busy
    const report = (news: PublishProgress): void => {
      run = { kind, state: 'busy', ...news }
    }
    const prepared = kind === 'publish' ? prepare() : Promise.resolve()
    const ended = prepared.then(() => pool.run(job, report))
    ended.then(
      (outcome) => {
        const ended = finish(run, kind, outcome)
        run = ended
        failure = undefined
        tell?.({ run: ended, by })
      },
      (cause: unknown) => {
        const message = formatFailure(cause)
        const ended = { ...(run ?? busy), state: 'failed', message } as const
        run = ended
        if (job.kind === 'publish') failure = { ...nameMerchants(job.request), message }
        tell?.({ run: ended, by })
      },
    )
    return read()
  }
  return {
    read,
    readFailure: () => failure,
    loadReleasedCommits: async (code) =>
      isEmpty() ? [] : await loadReleasedCommits(await openPublishedFolder(out), code),
    loadMerchantReport: async (code) =>
      isEmpty()
        ? undefined
        : { place: out, ...(await loadMerchantReport(await openPublishedFolder(out), code)) },
    loadImpact: async (request) => {
      await prepare()
      return impactWorker.read({ ...sources, ...request })
    },
    publish: (request, by) => begin({ kind: 'publish', request: { ...sources, ...request } }, by),
    readRollbackImpact: (request) => readRollbackImpact(out, request),
    rollBack: (request, by) => begin({ kind: 'rollback', out, request }, by),
    close: async () => void (await Promise.all([pool.end(), impactWorker.stop()])),
  }
}

async function readRollbackImpact(out: string, request: RollbackOnBasis): Promise<RollbackImpact> {
  const plan = await planRollback(out, request).catch((cause: Error) => {
    throw refuse('impact-unknown', { sentence: cause.message })
  })
  const { offAir, turns, basis } = plan
  return { sentences: [...formatRollback(plan)], offAir: [...offAir], turns: turns.length, basis }
}

function nameMerchants({ codes }: PublishChoice): Pick<FailedPublish, 'merchants'> {
  return codes ? { merchants: [...codes] } : {}
}

function formatFailure(cause: unknown): string {
  if (cause instanceof WorkerEndedError) return 'The job was ended before its time. Start it again.'
  return cause instanceof Error ? cause.message : String(cause)
}

function finish(
  run: PublishRun | undefined,
  kind: PublishRun['kind'],
  outcome: PublishOutcome,
): PublishRun {
  const of = run?.of ?? 0
  return { kind, state: 'done', done: of, of, outcome }
}
