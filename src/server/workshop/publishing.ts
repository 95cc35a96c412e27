import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type {
  PublishingState,
  PublishOutcome,
  PublishRun,
} from '../../contract/generated/workshop.ts'
import type { PublishRequest } from '../../publish/publish.ts'
import { readReport } from '../../publish/read-report.ts'
import { look } from '../../publish/target.ts'
import { refuse } from './refusal.ts'

export type PublishJob =
  | { readonly kind: 'publish'; readonly request: PublishRequest }
  | { readonly kind: 'rollback'; readonly out: string; readonly release?: string }

/** What the thread says on its way, and at its end. */
export type PublishNews =
  | { readonly merchant: string; readonly done: number; readonly of: number }
  | { readonly outcome: PublishOutcome }
  | { readonly failure: string }

/** What publishes from the studio, one job at a time and in a thread of its own. */
export interface Publishing {
  readonly read: () => Promise<PublishingState>
  readonly publish: (wish: Pick<PublishRequest, 'codes' | 'release'>) => Promise<PublishingState>
  readonly rollBack: (release: string | undefined) => Promise<PublishingState>
  readonly close: () => Promise<void>
}

export interface PublishingSources extends Omit<PublishRequest, 'out' | 'progress'> {
  /** The published folder. */
  readonly out: string
}

export function openPublishing(sources: PublishingSources): Publishing {
  const { out } = sources
  let run: PublishRun | undefined
  let thread: Worker | undefined
  const read = async (): Promise<PublishingState> => {
    const isEmpty = !existsSync(join(out, 'hosts'))
    const report = isEmpty ? { releases: [], hosts: [] } : await readReport(await look(out))
    const { releases, hosts } = report
    return { folder: out, releases: [...releases], hosts: [...hosts], ...(run && { run }) }
  }
  const begin = (job: PublishJob): Promise<PublishingState> => {
    if (run?.state === 'busy') throw refuse('publishing', { kind: run.kind })
    const { kind } = job
    run = { kind, state: 'busy', done: 0, of: 0 }
    const worker = new Worker(new URL('./publish-thread.ts', import.meta.url), { workerData: job })
    thread = worker
    const isLast = (): boolean => thread === worker
    const fail = (cause: unknown): void => {
      if (isLast() && run?.state === 'busy')
        run = { ...run, state: 'failed', message: String(cause) }
    }
    worker.on('message', (news: PublishNews) => {
      if ('failure' in news) fail(news.failure)
      else if ('outcome' in news) run = finish(run, kind, news.outcome)
      else run = { kind, state: 'busy', ...news }
    })
    worker.on('error', fail)
    worker.on('exit', () => fail('The job was ended before its time. Start it again.'))
    worker.unref()
    return read()
  }
  return {
    read,
    publish: (wish) => begin({ kind: 'publish', request: { ...sources, ...wish } }),
    rollBack: (release) =>
      begin({ kind: 'rollback', out, ...(release !== undefined && { release }) }),
    close: async () => void (await thread?.terminate()),
  }
}

function finish(
  run: PublishRun | undefined,
  kind: PublishRun['kind'],
  outcome: PublishOutcome,
): PublishRun {
  const of = run?.of ?? 0
  return { kind, state: 'done', done: of, of, outcome }
}
