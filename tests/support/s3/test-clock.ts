import type { LeaseClock } from '../../../src/site/publish/bucket/lease-clock.ts'

export interface TestClock extends LeaseClock {
  /** Called each time that somebody waits. */
  whileWaiting: () => void
  /** Lets milliseconds pass, and calls what is repeated in them. */
  readonly advance: (ms: number) => void
}

/** Creates a clock on which no time passes but what is waited for, at once, or what a test lets pass. */
export function createTestClock(): TestClock {
  let time = 0
  const repeated = new Set<{ readonly ms: number; readonly call: () => void; next: number }>()
  const clock: TestClock = {
    whileWaiting: () => undefined,
    now: () => time,
    advance(ms) {
      time += ms
      for (const one of repeated) for (; one.next <= time; one.next += one.ms) one.call()
    },
    async wait(ms) {
      clock.whileWaiting()
      clock.advance(ms)
    },
    repeat(ms, call) {
      const one = { ms, call, next: time + ms }
      repeated.add(one)
      return () => void repeated.delete(one)
    },
  }
  return clock
}
