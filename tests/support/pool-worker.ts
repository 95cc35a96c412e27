import { threadId } from 'node:worker_threads'
import { answerTasks } from '../../src/site/workers/answer-tasks.ts'

/** The tasks with which the pool's tests call a worker. */
export type PoolTask =
  | { readonly answer: string }
  | { readonly fail: string }
  | { readonly count: number }
  | 'who'
  | 'hang'
  | 'exit'

// The entrance of a worker of tests.
answerTasks(async (task: PoolTask, report: (news: number) => void): Promise<string> => {
  if (task === 'who') return `${process.pid} ${threadId}`
  if (task === 'exit') process.exit(7)
  if (task === 'hang') return await new Promise<string>(() => undefined)
  if ('fail' in task) throw new Error(task.fail)
  if ('answer' in task) return task.answer
  for (let done = 1; done <= task.count; done += 1) report(done)
  return 'counted'
})
