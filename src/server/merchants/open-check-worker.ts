import type { Finding } from '../../core/config/finding.ts'
import { createWorkerPool } from '../../site/workers/worker-pool.ts'

/** The findings by merchant, inherited ones included. */
export type FindingsByMerchant = ReadonlyMap<string, readonly Finding[]>

export interface CheckWorker {
  /** Makes the whole check of all merchants; one at a time. */
  readonly check: () => Promise<FindingsByMerchant>
  readonly close: () => Promise<void>
}

/** The check of `livery validate` in a thread of its own, so that no page waits for it. */
export function openCheckWorker(root: string): CheckWorker {
  const script = new URL('./check-worker.ts', import.meta.url)
  const pool = createWorkerPool<'check', FindingsByMerchant>({ script, in: 'thread', data: root })
  return { check: () => pool.run('check'), close: pool.end }
}
