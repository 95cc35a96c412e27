import { parentPort } from 'node:worker_threads'
import { leaveThread } from './end-thread.ts'

/** What a pool sends to a thread that is to end. */
export const leaveMessage = 'leave'

/** A message from the pool to a worker. */
export interface TaskMessage {
  readonly id: number
  readonly task: unknown
}

/** A message from a worker to the pool: progress, then the answer or the reason of its failure. */
export type WorkerMessage =
  | { readonly id: number; readonly progress: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string }

/** Answers the tasks that a pool sends to this thread or process; the worker's script calls it once. */
export function answerTasks<Task, Answer, Progress = never>(
  answer: (task: Task, report: (progress: Progress) => void) => Answer | Promise<Answer>,
): void {
  const port = parentPort
  const post = (message: WorkerMessage): void => {
    if (port) port.postMessage(message)
    else process.send?.(message)
  }
  const take = async ({ id, task }: TaskMessage): Promise<void> => {
    try {
      // The pool and the script declare the same type of task.
      post({ id, answer: await answer(task as Task, (progress) => post({ id, progress })) })
    } catch (cause) {
      post({ id, failure: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  if (port)
    port.on('message', (message: TaskMessage | typeof leaveMessage) => {
      if (message === leaveMessage) leaveThread()
      else void take(message)
    })
  else {
    process.on('message', take)
    process.on('disconnect', () => process.exit())
  }
}
