import { chmodSync, statSync } from 'node:fs'

/** Lets those read and write a fresh file who may the one in whose place it comes. */
export function keepMode(target: string, fresh: string): void {
  const stat = statSync(target, { throwIfNoEntry: false })
  if (stat) chmodSync(fresh, stat.mode)
}
