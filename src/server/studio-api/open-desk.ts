import { createWorkerPool } from '../../site/workers/worker-pool.ts'
import type { DeskAnswers, Question } from './desk.ts'

export interface Desk {
  readonly ask: <Q extends Question>(question: Q) => Promise<DeskAnswers[Q['about']]>
  readonly close: () => Promise<void>
}

/** Opens a worker thread that reads and checks a folder, so that no page waits for it. */
export function openDesk(root: string): Desk {
  const script = new URL('./desk-thread.ts', import.meta.url)
  // The thread answers a question with what its kind is answered with.
  const pool = createWorkerPool<Question, never>({ script, in: 'thread', data: root })
  return { ask: pool.run, close: pool.end }
}
