import { createId } from '../team/store/secrets.ts'
import type { PlanParts } from './plan-schedule.ts'
import { createScheduleSteps, formatCause, openLooks, type StepOptions } from './schedule-steps.ts'

export interface RunnerOptions extends StepOptions {
  /** The milliseconds after which another process goes on where this one ended. */
  readonly leaseMs: number
  /** The milliseconds between two looks for what came due; a second by default. */
  readonly lookEveryMs?: number
}

/** Runs schedules when they come due, in one process of all that share the store. */
export interface ScheduleRunner {
  readonly look: PlanParts['look']
  /** Ends; what it had begun is left to another process, or to the next start. */
  readonly close: () => Promise<void>
}

const lease = 'schedules'
export function startScheduleRunner(options: RunnerOptions): ScheduleRunner {
  const { store, webhooks, report, leaseMs, lookEveryMs = 1000 } = options
  const holder = createId()
  const ending = new AbortController()
  const steps = createScheduleSteps(options, holder)
  const looks = openLooks(options)
  const keep = () => store.leases.take(lease, holder, leaseMs)
  const work = async (): Promise<void> => {
    if (!(await keep())) return
    // A lease that cannot be kept ends, and another process goes on.
    const kept = setInterval(() => void keep().catch(() => undefined), leaseMs / 3)
    try {
      const sent = webhooks.send()
      for (let isMore = true; isMore && !ending.signal.aborted; ) isMore = await steps.next()
      await sent
    } finally {
      clearInterval(kept)
    }
  }
  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await work().catch((cause: unknown) => {
        if (!ending.signal.aborted) report(`Schedules wait: ${formatCause(cause)}`)
      })
      await pause(lookEveryMs, ending.signal)
    }
  }
  const ended = loop()
  return {
    look: looks.look,
    close: async () => {
      ending.abort()
      await Promise.all([steps.end(), looks.close()])
      await ended
      await store.leases.drop(lease, holder).catch(() => undefined)
    },
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    const stop = (): void => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
