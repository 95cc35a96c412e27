import { createWorkerPool } from '../../site/workers/worker-pool.ts'
import type { FolderQuery, QueryResults } from './folder-queries.ts'

export interface QueryWorker {
  readonly ask: <Q extends FolderQuery>(question: Q) => Promise<QueryResults[Q['about']]>
  readonly close: () => Promise<void>
}

/** Opens a worker thread that reads and checks a folder, so that no page waits for it. */
export function openQueryWorker(root: string): QueryWorker {
  const script = new URL('./query-worker.ts', import.meta.url)
  // The thread answers a question with what its kind is answered with.
  const pool = createWorkerPool<FolderQuery, never>({ script, in: 'thread', data: root })
  return { ask: pool.run, close: pool.end }
}
