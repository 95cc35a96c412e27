import { chmodSync, statSync } from 'node:fs'

/** Gives a new file the permissions of the file that it replaces, if there is one. */
export function copyMode(target: string, fresh: string): void {
  const stat = statSync(target, { throwIfNoEntry: false })
  if (stat) chmodSync(fresh, stat.mode)
}
