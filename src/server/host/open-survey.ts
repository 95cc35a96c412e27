import type { Finding } from '../../core/config/finding.ts'
import { createWorkerPool } from '../../site/workers/worker-pool.ts'

/** The findings by merchant, inherited ones included. */
export type Findings = ReadonlyMap<string, readonly Finding[]>

export interface Survey {
  /** Makes the whole check of all merchants; one at a time. */
  readonly check: () => Promise<Findings>
  readonly close: () => Promise<void>
}

/** The check of `livery validate` in a thread of its own, so that no page waits for it. */
export function openSurvey(root: string): Survey {
  const script = new URL('./survey-thread.ts', import.meta.url)
  const pool = createWorkerPool<'check', Findings>({ script, in: 'thread', data: root })
  return { check: () => pool.run('check'), close: pool.end }
}
