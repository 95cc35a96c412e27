import { setTimeout as wait } from 'node:timers/promises'

/** The passing of time, as a lease needs it. */
export interface LeaseClock {
  /** Returns the milliseconds since some moment. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Calls a function again and again, until the returned one is called. */
  readonly repeat: (ms: number, call: () => void) => () => void
}

/** The clock of the machine. */
export const machineClock: LeaseClock = {
  now: () => performance.now(),
  wait: (ms) => wait(ms),
  repeat(ms, call) {
    const timer = setInterval(call, ms)
    return () => clearInterval(timer)
  },
}
