import type { Sandbox } from '../requests/sandbox.ts'
import { settleDue } from './move-round.ts'

const everyMs = 1000

/** Settles what is due every second, until it is stopped. */
export function startSettling(sandbox: Sandbox): { readonly stop: () => Promise<void> } {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(() => settleDue(sandbox)).catch(console.error)
  }, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
