import type { ServedQuestion } from '../../core/find/find-merchants.ts'
import type { ServedState } from '../../core/find/match-merchant.ts'
import type { MerchantStatus } from '../../site/publish/load-statuses.ts'
import { createWorkerPool, usualIdleMs } from '../../site/workers/worker-pool.ts'
import type { ServedFolders, ServedJob } from './served-thread.ts'

/** What is served of merchants, read in a thread of its own. */
export interface ServedStates {
  /** Loads it by code; rejects with a sentence for an environment without a place. */
  readonly load: (asked: ServedQuestion) => Promise<readonly (readonly [string, ServedState])[]>
  /** Loads how merchants are published, by code. What is asked for meanwhile is read once more, for all who ask. */
  readonly loadStatuses: () => Promise<readonly (readonly [string, MerchantStatus])[]>
  readonly close: () => Promise<void>
}

export interface ServedSources extends ServedFolders {
  /** Builds the player for publishing where it is missing or stale. */
  readonly prepare: () => Promise<void>
}

export function openServedStates({ prepare, ...sources }: ServedSources): ServedStates {
  const script = new URL('./served-thread.ts', import.meta.url)
  const pool = createWorkerPool<ServedJob, never>({ script, in: 'thread', idleMs: usualIdleMs })
  // Nobody waits for the player to be built to look at a list: whatever was published had one.
  const statuses = shareRuns(
    (): ReturnType<ServedStates['loadStatuses']> => pool.run({ ...sources, about: 'statuses' }),
  )
  return {
    load: async (asked) => {
      if (asked.comparing) await prepare()
      return await pool.run({ ...sources, ...asked })
    },
    loadStatuses: statuses,
    close: pool.end,
  }
}

/** Lets all who ask during a run share the next one, which begins after they asked. */
function shareRuns<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const begin = (): Promise<T> => {
    next = undefined
    const began = run()
    running = began
    const end = (): void => {
      if (running === began) running = undefined
    }
    began.then(end, end)
    return began
  }
  return () => {
    if (!running) return begin()
    next ??= running.then(begin, begin)
    return next
  }
}
