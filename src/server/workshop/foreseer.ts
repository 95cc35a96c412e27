import type { PublishForesight } from '../../contract/generated/workshop.ts'
import type { PublishRequest } from '../../publish/publish.ts'
import { openPool, WorkerEndedError } from '../../workers/worker-pool.ts'
import type { PublishJob } from './publish-job.ts'
import { refuse } from './refusal.ts'

/** What foresees publishes, one at a time and in a thread of its own: a new question ends the one before. */
export interface Foreseer {
  readonly foresee: (request: PublishRequest) => Promise<PublishForesight>
  /** Lets go of a question that is not answered yet. */
  readonly stop: () => Promise<void>
}

export function openForeseer(): Foreseer {
  const script = new URL('./publish-thread.ts', import.meta.url)
  const pool = openPool<PublishJob, PublishForesight>({ script, in: 'thread', once: true })
  return {
    stop: pool.end,
    async foresee(request) {
      void pool.end()
      return await pool.ask({ kind: 'foresee', request }).catch((cause: unknown) => {
        throw refuse('not-foreseen', { sentence: sayFailure(cause) })
      })
    },
  }
}

function sayFailure(cause: unknown): string {
  if (cause instanceof WorkerEndedError) return 'Something else was asked meanwhile. Try again.'
  return cause instanceof Error ? cause.message : String(cause)
}
