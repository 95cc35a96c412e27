import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { TaskMessage, WorkerMessage } from './answer-tasks.ts'
import { compiledEnv } from './compiled-env.ts'

export interface WorkerPoolOptions {
  /** The module that a worker runs; it calls `answerTasks`. */
  readonly script: URL
  /** A process isolates crashes of native code; a thread starts sooner. */
  readonly in: 'thread' | 'process'
  /** The number of tasks that run at a time; 1 by default. */
  readonly size?: number
  /** The `workerData` of each thread. */
  readonly data?: unknown
  /** Milliseconds after which a task's worker is ended; no limit by default. */
  readonly timeoutMs?: number
  /** Starts a new worker for each task and ends it afterwards. */
  readonly once?: true
}

export interface WorkerPool<Task, Answer, Progress = never> {
  /**
   * Runs a task in a worker. Rejects with the error of the worker, or with a `WorkerEndedError` if the
   * worker ended before it answered. Tasks wait in order for a free worker; an ended one is replaced.
   */
  readonly run: (task: Task, onProgress?: (progress: Progress) => void) => Promise<Answer>
  /** Ends every worker and rejects unanswered tasks; a later task starts a new worker. */
  readonly end: () => Promise<void>
}

/** A worker ended, or the pool ended it, before it answered. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError'
}

interface Job {
  readonly id: number
  readonly task: unknown
  readonly onProgress: ((progress: never) => void) | undefined
  readonly resolve: (answer: never) => void
  readonly reject: (cause: unknown) => void
}

/** One position of the pool, with its worker and the job that runs there. */
interface Slot {
  worker: RunningWorker | undefined
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** Creates a pool of workers; the first starts with the first task. */
export function createWorkerPool<Task, Answer, Progress = never>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Answer, Progress> {
  const { size = 1, timeoutMs } = options
  const waiting: Job[] = []
  const slots = Array.from(
    { length: size },
    (): Slot => ({ worker: undefined, job: undefined, timer: undefined }),
  )
  let lastId = 0

  function startNext(): void {
    const slot = slots.find(({ job }) => job === undefined)
    const job = slot && waiting.shift()
    if (!slot || !job) return
    slot.job = job
    slot.worker ??= startIn(slot)
    const { worker } = slot
    worker.keepAlive(true)
    if (timeoutMs !== undefined) slot.timer = setTimeout(() => void worker.end(), timeoutMs)
    worker.send({ id: job.id, task: job.task }, (cause) =>
      settle(slot, job, () => job.reject(cause)),
    )
    startNext()
  }

  function startIn(slot: Slot): RunningWorker {
    const worker = start(options, {
      onMessage(message) {
        const { job } = slot
        if (slot.worker !== worker || job?.id !== message.id) return
        // The pool and the script declare the same types of answer and progress.
        if ('progress' in message) job.onProgress?.(message.progress as never)
        else if ('failure' in message)
          settle(slot, job, () => job.reject(new Error(message.failure)))
        else settle(slot, job, () => job.resolve(message.answer as never))
      },
      onEnd(cause) {
        if (slot.worker !== worker) return
        slot.worker = undefined
        const { job } = slot
        if (job) settle(slot, job, () => job.reject(cause))
      },
    })
    return worker
  }

  /** Frees the slot of a job, settles the job's promise, and starts the next job. */
  function settle(slot: Slot, job: Job, settlePromise: () => void): void {
    if (slot.job !== job) return
    clearTimeout(slot.timer)
    slot.job = undefined
    slot.worker?.keepAlive(false)
    if (options.once) void endWorker(slot)
    settlePromise()
    startNext()
  }

  /** Ends the worker of a slot; the slot can start another one at once. */
  async function endWorker(slot: Slot): Promise<void> {
    const { worker } = slot
    slot.worker = undefined
    await worker?.end()
  }

  return {
    run: (task, onProgress) =>
      new Promise<Answer>((resolve, reject) => {
        lastId += 1
        waiting.push({ id: lastId, task, onProgress, resolve, reject })
        startNext()
      }),
    async end() {
      const ended = new WorkerEndedError('The worker was ended.')
      for (const job of waiting.splice(0)) job.reject(ended)
      const ends = slots.map(endWorker)
      for (const slot of slots) {
        const { job } = slot
        if (job) settle(slot, job, () => job.reject(ended))
      }
      await Promise.all(ends)
    },
  }
}

/** The common interface of threads and processes. */
interface RunningWorker {
  readonly send: (message: TaskMessage, onFailure: (cause: unknown) => void) => void
  /** Sets whether the worker keeps this process running. */
  readonly keepAlive: (keep: boolean) => void
  readonly end: () => Promise<void>
}

interface WorkerEvents {
  readonly onMessage: (message: WorkerMessage) => void
  /** Called once or more, with the reason. */
  readonly onEnd: (cause: unknown) => void
}

function start(options: WorkerPoolOptions, events: WorkerEvents): RunningWorker {
  return options.in === 'thread' ? startThread(options, events) : startProcess(options, events)
}

function startThread(
  { script, data }: WorkerPoolOptions,
  { onMessage, onEnd }: WorkerEvents,
): RunningWorker {
  const thread = new Worker(script, { workerData: data, env: compiledEnv() })
  thread.unref()
  thread.on('message', onMessage)
  thread.on('error', onEnd)
  thread.on('exit', (code) => onEnd(new WorkerEndedError(`The thread ended (${code}).`)))
  return {
    send(message, onFailure) {
      try {
        thread.postMessage(message)
      } catch (cause) {
        onFailure(cause)
      }
    },
    keepAlive: (keep) => (keep ? thread.ref() : thread.unref()),
    end: async () => void (await thread.terminate()),
  }
}

function startProcess(
  { script }: WorkerPoolOptions,
  { onMessage, onEnd }: WorkerEvents,
): RunningWorker {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    execArgv: [],
    env: compiledEnv(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('message', onMessage)
  child.on('error', onEnd)
  child.on('exit', (code, signal) =>
    onEnd(new WorkerEndedError(`The process ended (${signal ?? code}).`)),
  )
  const keepAlive = (keep: boolean): void => {
    for (const held of [child, child.channel]) keep ? held?.ref() : held?.unref()
  }
  keepAlive(false)
  return {
    send(message, onFailure) {
      try {
        child.send(message, (error) => error && onFailure(error))
      } catch (cause) {
        onFailure(cause)
      }
    },
    keepAlive,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
