import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { leaveMessage, type TaskMessage, type WorkerMessage } from './answer-tasks.ts'
import { compiledEnv } from './compiled-env.ts'
import { endThread } from './end-thread.ts'

/** How long a worker of a server waits for the next question of a person before its memory is freed. */
export const usualIdleMs = 60_000

export interface WorkerPoolOptions {
  /** The module that a worker runs; it calls `answerTasks`. */
  readonly script: URL
  /** A process isolates crashes of native code; a thread starts sooner. */
  readonly in: 'thread' | 'process'
  /** The number of tasks that run at a time; 1 by default. */
  readonly size?: number
  /** The `workerData` of each thread. */
  readonly data?: unknown
  /** Milliseconds after which a task is rejected and its worker ended, while the next one starts; no limit by default. */
  readonly timeoutMs?: number
  /** Milliseconds without a task after which a worker is ended, which frees its memory; never by default. */
  readonly idleMs?: number
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

/** Creates a pool of workers; the first starts with the first task. */
export function createWorkerPool<Task, Answer, Progress = never>(
  options: WorkerPoolOptions,
): WorkerPool<Task, Answer, Progress> {
  const waiting: Job[] = []
  const slots = Array.from({ length: options.size ?? 1 }, () => createSlot(options, startNext))
  let lastId = 0

  function startNext(): void {
    const slot = slots.find(({ isFree }) => isFree())
    const job = slot && waiting.shift()
    if (!slot || !job) return
    slot.take(job)
    startNext()
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
      await Promise.all(slots.map((slot) => slot.end(ended)))
    },
  }
}

/** One position of the pool, where one job runs at a time. */
interface Slot {
  readonly isFree: () => boolean
  /** Runs a job; called only while the slot is free. */
  readonly take: (job: Job) => void
  /** Ends the worker and rejects its job; the slot can start another worker at once. */
  readonly end: (cause: WorkerEndedError) => Promise<void>
}

/** Creates a slot; `onFree` is called after each of its jobs. */
function createSlot(options: WorkerPoolOptions, onFree: () => void): Slot {
  let worker: RunningWorker | undefined
  let job: Job | undefined
  let timer: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined

  function take(next: Job): void {
    clearTimeout(idle)
    job = next
    worker ??= startOwn()
    const { keepAlive, send } = worker
    keepAlive(true)
    const { timeoutMs } = options
    if (timeoutMs !== undefined)
      timer = setTimeout(
        () => void end(new WorkerEndedError(`The worker was ended after ${timeoutMs} ms.`)),
        timeoutMs,
      )
    send({ id: next.id, task: next.task }, (cause) => settle(next, () => next.reject(cause)))
  }

  function startOwn(): RunningWorker {
    const own = start(options, {
      onMessage(message) {
        if (worker !== own || job?.id !== message.id) return
        const from = job
        // The pool and the script declare the same types of answer and progress.
        if ('progress' in message) from.onProgress?.(message.progress as never)
        else settle(from, () => settleJob(from, message))
      },
      onEnd(cause) {
        if (worker !== own) return
        worker = undefined
        const failed = job
        if (failed) settle(failed, () => failed.reject(cause))
      },
    })
    return own
  }

  /** Frees the slot of its job and settles the job's promise. */
  function settle(done: Job, settlePromise: () => void): void {
    if (job !== done) return
    clearTimeout(timer)
    job = undefined
    worker?.keepAlive(false)
    if (options.idleMs !== undefined) idle = setTimeout(endWorker, options.idleMs).unref()
    settlePromise()
    onFree()
  }

  async function endWorker(): Promise<void> {
    clearTimeout(idle)
    const last = worker
    worker = undefined
    await last?.end()
  }

  async function end(cause: WorkerEndedError): Promise<void> {
    const gone = endWorker()
    const unanswered = job
    if (unanswered) settle(unanswered, () => unanswered.reject(cause))
    await gone
  }

  return { isFree: () => job === undefined, take, end }
}

function settleJob(
  { resolve, reject }: Job,
  message: Exclude<WorkerMessage, { readonly progress: unknown }>,
): void {
  if ('failure' in message) reject(new Error(message.failure))
  else resolve(message.answer as never)
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
    end: () => endThread(thread, () => thread.postMessage(leaveMessage)),
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
