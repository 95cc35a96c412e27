import { parentPort } from 'node:worker_threads'

/** What a worker is sent. */
export interface TaskMessage {
  readonly id: number
  readonly task: unknown
}

/** What it sends back: news on its way, then its answer or why there is none. */
export type WorkerMessage =
  | { readonly id: number; readonly news: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string }

/** Answers the tasks that a pool sends to this thread or process; the entrance of its script calls it. */
export function answerTasks<Task, Answer, News = never>(
  answer: (task: Task, tell: (news: News) => void) => Answer | Promise<Answer>,
): void {
  const port = parentPort
  const post = (message: WorkerMessage): void => {
    if (port) port.postMessage(message)
    else process.send?.(message)
  }
  const take = async ({ id, task }: TaskMessage): Promise<void> => {
    try {
      // The pool and the script agree on what a task is.
      post({ id, answer: await answer(task as Task, (news) => post({ id, news })) })
    } catch (cause) {
      post({ id, failure: cause instanceof Error ? cause.message : String(cause) })
    }
  }
  if (port) port.on('message', take)
  else {
    process.on('message', take)
    process.on('disconnect', () => process.exit())
  }
}
