import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  if (make(lock)) {
    held.add(lock)
    return true
  }
  // A studio that was killed left it.
  if (isAbandoned(lock)) removeAbandoned(lock)
  return false
}

/**
 * Makes a lock together with its mark, so that a process that is killed leaves none without a mark, which would stay.
 * Returns false if there is one.
 */
function make(lock: string): boolean {
  const aside = nameAside(lock)
  writeFileSync(aside, ownMark(process.pid))
  try {
    linkSync(aside, lock)
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    // A disk without links.
    return makeInPlace(lock)
  } finally {
    rmSync(aside, { force: true })
  }
}

function makeInPlace(lock: string): boolean {
  try {
    writeFileSync(lock, ownMark(process.pid), { flag: 'wx' })
    return true
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false
    throw cause
  }
}

/** Removes an abandoned lock, and leaves one that another process has taken since it was read. */
function removeAbandoned(lock: string): void {
  const aside = nameAside(lock)
  try {
    renameSync(lock, aside)
    if (!isAbandoned(aside)) linkSync(aside, lock)
  } catch {
    // Another process removed it, or has the lock.
  } finally {
    rmSync(aside, { force: true })
  }
}

/** Returns a name beside a lock that no other process uses. */
function nameAside(lock: string): string {
  return `${lock}.livery-${process.pid}`
}

function codeOf(cause: unknown): unknown {
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
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
    return codeOf(cause) === 'EPERM'
  }
}
