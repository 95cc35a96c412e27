import { GatewayRefusal } from '../kit/gateway-refusal.ts'

/** What runs on the database, which is not closed before it ended. */
export interface RunningWork {
  /** Runs work; throws a GatewayRefusal once the sandbox closes. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  /** Refuses further work. Resolves when all that began has ended. */
  readonly end: () => Promise<void>
}

export function createRunningWork(): RunningWork {
  const running = new Set<Promise<unknown>>()
  let isClosed = false
  return {
    async run(work) {
      if (isClosed) throw new GatewayRefusal('system.upgrading', { status: 503 })
      const begun = work()
      running.add(begun)
      try {
        return await begun
      } finally {
        running.delete(begun)
      }
    },
    async end() {
      isClosed = true
      await Promise.allSettled(running)
    },
  }
}
