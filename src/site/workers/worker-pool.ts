import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { TaskMessage, WorkerMessage } from './answer-tasks.ts'

export interface PoolOptions {
  /** The module that a worker runs; it hands its work to `answerTasks`. */
  readonly script: URL
  /** A process of its own keeps a crash of native code from this one; a thread starts sooner. */
  readonly in: 'thread' | 'process'
  /** How many tasks are worked on at a time; one, without it. */
  readonly size?: number
  /** What each thread is given as `workerData`. */
  readonly data?: unknown
  /** How long one task may take before its worker is ended, in milliseconds; any time, without it. */
  readonly patienceMs?: number
  /** Whether each task has a worker of its own, which ends with it. */
  readonly once?: true
}

export interface WorkerPool<Task, Answer, News = never> {
  /**
   * Rejects with what the worker threw, or with a `WorkerEndedError` when it ended before its
   * answer. Tasks that have no worker yet wait in their order; an ended worker is replaced.
   */
  readonly ask: (task: Task, tell?: (news: News) => void) => Promise<Answer>
  /** Ends every worker and rejects what is not answered; a later task starts another worker. */
  readonly end: () => Promise<void>
}

/** A worker ended, or was ended, before its answer. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError'
}

interface Job {
  readonly id: number
  readonly task: unknown
  readonly tell: ((news: never) => void) | undefined
  readonly resolve: (answer: never) => void
  readonly reject: (cause: unknown) => void
}

interface Place {
  worker: RunningWorker | undefined
  job: Job | undefined
  timer: NodeJS.Timeout | undefined
}

/** Opens a pool of workers; none starts before there is a task. */
export function openPool<Task, Answer, News = never>(
  options: PoolOptions,
): WorkerPool<Task, Answer, News> {
  const { size = 1, patienceMs } = options
  const waiting: Job[] = []
  const places = Array.from(
    { length: size },
    (): Place => ({ worker: undefined, job: undefined, timer: undefined }),
  )
  let asked = 0

  function takeNext(): void {
    const place = places.find(({ job }) => job === undefined)
    const job = place && waiting.shift()
    if (!place || !job) return
    place.job = job
    place.worker ??= startIn(place)
    const { worker } = place
    worker.keepAlive(true)
    if (patienceMs !== undefined) place.timer = setTimeout(() => void worker.end(), patienceMs)
    worker.send({ id: job.id, task: job.task }, (cause) =>
      settle(place, job, () => job.reject(cause)),
    )
    takeNext()
  }

  function startIn(place: Place): RunningWorker {
    const worker = start(options, {
      onMessage(message) {
        const { job } = place
        if (place.worker !== worker || job?.id !== message.id) return
        // A worker answers its task, and tells its news, as the two of a pool agree.
        if ('news' in message) job.tell?.(message.news as never)
        else if ('failure' in message)
          settle(place, job, () => job.reject(new Error(message.failure)))
        else settle(place, job, () => job.resolve(message.answer as never))
      },
      onEnd(cause) {
        if (place.worker !== worker) return
        place.worker = undefined
        const { job } = place
        if (job) settle(place, job, () => job.reject(cause))
      },
    })
    return worker
  }

  /** Frees the place of a job and ends it. */
  function settle(place: Place, job: Job, tell: () => void): void {
    if (place.job !== job) return
    clearTimeout(place.timer)
    place.job = undefined
    place.worker?.keepAlive(false)
    if (options.once) void release(place)
    tell()
    takeNext()
  }

  /** Lets a place take another worker at once, while its own ends. */
  async function release(place: Place): Promise<void> {
    const { worker } = place
    place.worker = undefined
    await worker?.end()
  }

  return {
    ask: (task, tell) =>
      new Promise<Answer>((resolve, reject) => {
        asked += 1
        waiting.push({ id: asked, task, tell, resolve, reject })
        takeNext()
      }),
    async end() {
      const ended = new WorkerEndedError('The worker was ended.')
      for (const job of waiting.splice(0)) job.reject(ended)
      const ends = places.map(release)
      for (const place of places) {
        const { job } = place
        if (job) settle(place, job, () => job.reject(ended))
      }
      await Promise.all(ends)
    },
  }
}

/** A thread or a process, which are alike from here. */
interface RunningWorker {
  readonly send: (message: TaskMessage, onFailure: (cause: unknown) => void) => void
  /** Whether this process lives on for its sake. */
  readonly keepAlive: (keep: boolean) => void
  readonly end: () => Promise<void>
}

interface WorkerEvents {
  readonly onMessage: (message: WorkerMessage) => void
  /** Told once or more, with why. */
  readonly onEnd: (cause: unknown) => void
}

function start(options: PoolOptions, events: WorkerEvents): RunningWorker {
  return options.in === 'thread' ? startThread(options, events) : startProcess(options, events)
}

function startThread(
  { script, data }: PoolOptions,
  { onMessage, onEnd }: WorkerEvents,
): RunningWorker {
  const thread = new Worker(script, { workerData: data })
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

function startProcess({ script }: PoolOptions, { onMessage, onEnd }: WorkerEvents): RunningWorker {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced',
    execArgv: [],
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
