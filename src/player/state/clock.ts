import { proxy, useSnapshot } from 'valtio'
import { readServerTime } from './status.ts'

const store = proxy({ passed: 0 })

/**
 * Returns the last awaited moment that has passed by the server's clock, in epoch milliseconds; 0 before
 * the first. It does not change until the next awaited moment, so that nothing renders in between.
 */
export function usePassedMoment(): number {
  return useSnapshot(store).passed
}

export function readPassedMoment(): number {
  return store.passed
}

export function publishPassedMoment(moment: number): void {
  store.passed = moment
}

/** Turns the page at moments, given in epoch milliseconds. The code for it loads only if there are any. */
export async function awaitMoments(moments: readonly number[] = []): Promise<void> {
  if (!moments[0]) return
  await import('./on-demand/watch-clock.ts').then(
    ({ watchMoments }) => watchMoments(moments, store),
    // Without the code, the page is right when it starts and does not turn.
    () => publishPassedMoment(readServerTime()),
  )
}
