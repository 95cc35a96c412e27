import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Finding } from '../../config/finding.ts'

/** What is to be said of each merchant of a folder, what it inherits included. */
export type Findings = ReadonlyMap<string, readonly Finding[]>

export interface Survey {
  /** Makes the whole check of all merchants; one at a time. */
  readonly check: () => Promise<Findings>
  readonly close: () => Promise<void>
}

/** The check of `livery validate` in a thread of its own, so that no page waits for it. */
export function openSurvey(root: string): Survey {
  let thread: Worker | undefined
  return {
    async check() {
      thread ??= new Worker(new URL('./survey-thread.ts', import.meta.url), { workerData: root })
      thread.unref()
      thread.postMessage('check')
      const [findings] = await once(thread, 'message').catch((cause: unknown) => {
        thread = undefined // it ended with its error: the next check begins another
        throw cause
      })
      return findings
    },
    close: async () => void (await thread?.terminate()),
  }
}
