import { Worker } from 'node:worker_threads'
import type { PublishForesight } from '../../contract/generated/workshop.ts'
import type { PublishRequest } from '../../publish/publish.ts'
import type { PublishJob, PublishNews } from './publish-job.ts'
import { refuse } from './refusal.ts'

/** What foresees publishes, one at a time and in a thread of its own: a new question ends the one before. */
export interface Foreseer {
  readonly foresee: (request: PublishRequest) => Promise<PublishForesight>
  /** Lets go of a question that is not answered yet. */
  readonly stop: () => Promise<void>
}

export function openForeseer(): Foreseer {
  let thread: Worker | undefined
  const stop = async (): Promise<void> => void (await thread?.terminate())
  return {
    stop,
    foresee: async (request) => {
      void stop()
      const job: PublishJob = { kind: 'foresee', request }
      const worker = new Worker(new URL('./publish-thread.ts', import.meta.url), {
        workerData: job,
      })
      thread = worker
      worker.unref()
      return await hear(worker)
    },
  }
}

function hear(worker: Worker): Promise<PublishForesight> {
  return new Promise((resolve, reject) => {
    const fail = (sentence: string): void => reject(refuse('not-foreseen', { sentence }))
    worker.on('message', (news: PublishNews) => {
      if ('foresight' in news) resolve(news.foresight)
      if ('failure' in news) fail(news.failure)
    })
    worker.on('error', (cause) => fail(String(cause)))
    worker.on('exit', () => fail('Something else was asked meanwhile. Try again.'))
  })
}
