import type { ServedQuestion } from '../../core/find/find-merchants.ts'
import type { ServedState } from '../../core/find/match-merchant.ts'
import { createWorkerPool } from '../../site/workers/worker-pool.ts'
import type { ServedJob } from './served-thread.ts'

/** What is served of merchants, read in a thread of its own. */
export interface ServedStates {
  /** Loads it by code; rejects with a sentence for an environment without a place. */
  readonly load: (asked: ServedQuestion) => Promise<readonly (readonly [string, ServedState])[]>
  readonly close: () => Promise<void>
}

export interface ServedSources extends Omit<ServedJob, keyof ServedQuestion> {
  /** Builds the player for publishing where it is missing or stale. */
  readonly prepare: () => Promise<void>
}

export function openServedStates({ prepare, ...sources }: ServedSources): ServedStates {
  const script = new URL('./served-thread.ts', import.meta.url)
  const pool = createWorkerPool<ServedJob, readonly (readonly [string, ServedState])[]>({
    script,
    in: 'thread',
    once: true,
  })
  return {
    load: async (asked) => {
      if (asked.comparing) await prepare()
      return await pool.run({ ...sources, ...asked })
    },
    close: pool.end,
  }
}
