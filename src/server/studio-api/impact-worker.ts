import type { PublishImpact } from '../../core/contract/generated/studio-api.ts'
import type { PublishRequest } from '../../site/publish/publish.ts'
import { createWorkerPool, usualIdleMs, WorkerEndedError } from '../../site/workers/worker-pool.ts'
import type { PublishJob } from './publish-job.ts'
import { refuse } from './refusal.ts'

/** Reads what publishes would change, one at a time and in a thread of its own: a new question ends the one before. */
export interface ImpactWorker {
  readonly read: (request: PublishRequest) => Promise<PublishImpact>
  /** Lets go of a question that is not answered yet. */
  readonly stop: () => Promise<void>
}

export function openImpactWorker(): ImpactWorker {
  const script = new URL('./publish-thread.ts', import.meta.url)
  const pool = createWorkerPool<PublishJob, PublishImpact>({
    script,
    in: 'thread',
    idleMs: usualIdleMs,
  })
  let unanswered = 0
  return {
    stop: pool.end,
    async read(request) {
      if (unanswered > 0) void pool.end()
      unanswered += 1
      try {
        return await pool.run({ kind: 'impact', request })
      } catch (cause) {
        throw refuse('impact-unknown', { sentence: formatFailure(cause) })
      } finally {
        unanswered -= 1
      }
    },
  }
}

function formatFailure(cause: unknown): string {
  if (cause instanceof WorkerEndedError) return 'Something else was asked meanwhile. Try again.'
  return cause instanceof Error ? cause.message : String(cause)
}
