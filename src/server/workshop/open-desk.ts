import { Worker } from 'node:worker_threads'
import type { DeskAnswers, Question } from './desk.ts'

export interface DeskRequest {
  readonly id: number
  readonly question: Question
}

export interface DeskReply {
  readonly id: number
  readonly answer?: unknown
  readonly failure?: string
}

export interface Desk {
  readonly ask: <Q extends Question>(question: Q) => Promise<DeskAnswers[Q['about']]>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (cause: Error) => void
}

/** What reads and checks a folder in a thread of its own, so that no page waits for it. */
export function openDesk(root: string): Desk {
  let thread: Worker | undefined
  let asked = 0
  const waiting = new Map<number, Waiting>()
  const start = (): Worker => {
    const worker = new Worker(new URL('./desk-thread.ts', import.meta.url), { workerData: root })
    worker.on('message', ({ id, answer, failure }: DeskReply) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (failure !== undefined) one?.reject(new Error(failure))
      // The thread answers a question with what its kind is answered with.
      else one?.resolve(answer as never)
    })
    const end = (cause: unknown): void => {
      if (thread === worker) thread = undefined
      for (const { reject } of waiting.values()) reject(new Error(String(cause)))
      waiting.clear()
    }
    worker.on('error', end)
    worker.on('exit', () => end('The thread ended.'))
    worker.unref()
    return worker
  }
  return {
    ask: (question) => {
      thread ??= start()
      const id = asked++
      const worker = thread
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, question } satisfies DeskRequest)
      })
    },
    close: async () => void (await thread?.terminate()),
  }
}
