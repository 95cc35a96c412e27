import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { GitRefusal } from './git-refusal.ts'

/** The locks that this process holds. */
const held = new Set<string>()

const pauseMs = 50

/**
 * Holds the lock with which git keeps every other git out of an index and a branch, while something is done. Waits
 * `patienceMs` for another holder. Throws GitRefusal.
 */
export async function withIndexLock<T>(
  index: string,
  patienceMs: number,
  run: () => Promise<T>,
): Promise<T> {
  const lock = `${index}.lock`
  for (let waited = 0; !take(lock); waited += pauseMs) {
    if (waited >= patienceMs) throw new GitRefusal(formatLocked(lock))
    await wait(pauseMs)
  }
  try {
    return await run()
  } finally {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
}

export function formatLocked(lock: string): string {
  return `Another git is at work in the workspace: ${lock} is there. Wait until it is done; if no git is running, remove this file.`
}

function take(lock: string): boolean {
  try {
    const file = openSync(lock, 'wx')
    writeSync(file, ownMark(process.pid))
    closeSync(file)
    held.add(lock)
    return true
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    // A studio that was killed left it.
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    return false
  }
}

function ownMark(pid: number): string {
  return `livery ${hostname()} ${pid}\n`
}

/** Returns true for a lock of a Livery of this machine that runs no longer. */
export function isAbandoned(lock: string): boolean {
  const pid = Number(/^livery .* (\d+)\n$/.exec(readText(lock))?.[1])
  if (!Number.isInteger(pid) || readText(lock) !== ownMark(pid)) return false
  return pid === process.pid ? !held.has(lock) : !isRunning(pid)
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1').slice(0, 500)
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
