import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { compiledEnv } from '../../workers/compiled-env.ts'
import { endThread } from '../../workers/end-thread.ts'
import { connectCalls } from '../../workers/port-calls.ts'
import type { MerchantBuild } from '../build-merchant.ts'
import type { MerchantBuilds } from '../publish-merchants.ts'
import type { FileIntake } from '../shared-store.ts'
import type { BuildThreadData, PublishAnswers, ThreadAnswers } from './build-protocol.ts'

export interface BuildThreadOptions {
  readonly data: BuildThreadData
  readonly threads: number
  /** Takes the files that threads compress. */
  readonly store: FileIntake
}

/** Merchants that a thread builds at a time, so that it always has one while others wait for an answer. */
const atATimeInThread = 4
/** Merchants that are built before the first of them is taken: a thread that starts holds up no other. */
const maxAhead = 64

/** Limits of a thread's heap in MB; with those of V8, two threads take 200 MB more for no less time. */
const resourceLimits = { maxYoungGenerationSizeMb: 6 }

interface Thread extends Omit<MerchantBuilds, 'atATime'> {
  free: number
}

interface Task {
  readonly code: string
  readonly resolve: (build: Promise<MerchantBuild>) => void
}

/** Starts threads that build merchants; whichever is free takes the next. */
export function startBuildThreads(options: BuildThreadOptions): MerchantBuilds {
  // The heap of a thread may grow by a quarter until garbage is collected, not by the usual factor of up to four.
  setFlagsFromString('--heap-growing-percent=25')
  const threads = Array.from({ length: options.threads }, () => startThread(options))
  const waiting: Task[] = []
  const assign = (): void => {
    for (const thread of threads)
      while (thread.free > 0 && waiting.length > 0) void run(thread, waiting.shift())
  }
  const run = async (thread: Thread, task: Task | undefined): Promise<void> => {
    if (!task) return
    thread.free -= 1
    const build = thread.build(task.code)
    task.resolve(build)
    await build.catch(() => undefined) // whoever waits for the task gets the error
    thread.free += 1
    assign()
  }
  return {
    atATime: maxAhead,
    build: (code) =>
      new Promise((resolve) => {
        waiting.push({ code, resolve })
        assign()
      }),
    async finish() {
      await Promise.all(threads.map(({ finish }) => finish()))
    },
    async close() {
      await Promise.all(threads.map(({ close }) => close()))
    },
  }
}

function startThread({ data, store }: BuildThreadOptions): Thread {
  const script = new URL('./build-thread.ts', import.meta.url)
  const thread = new Worker(script, { workerData: data, resourceLimits, env: compiledEnv() })
  let failure: unknown
  const answers: PublishAnswers = {
    claim: async (paths) => [...(await store.claim(paths))],
    async take({ group, folder }) {
      try {
        await store.take(group, folder)
      } catch (cause) {
        failure ??= cause
        throw cause
      }
    },
  }
  const calls = connectCalls<ThreadAnswers>(thread, answers)
  thread.on('error', calls.end)
  thread.on('exit', () => calls.end(new Error('A thread of the publish ended early.')))
  /** Waits for a thread; of an error that came from here, it throws the original. */
  const wait = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (cause) {
      throw failure ?? cause
    }
  }
  return {
    free: atATimeInThread,
    build: (code) => wait(calls.call('build', code)),
    finish: () => wait(calls.call('finish', undefined)),
    // A thread that left answers nothing more.
    close: () =>
      endThread(thread, () => void calls.call('leave', undefined).catch(() => undefined)),
  }
}
