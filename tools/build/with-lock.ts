import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two attempts to take a lock that somebody else holds. */
const patience = 100

/** Runs a task while nobody else holds the lock file. The operating system releases it when a process ends, however it ends. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    while (!take(lock)) await pause(patience)
    return await task()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (cause) {
    if (cause instanceof Error && /locked|busy/i.test(cause.message)) return false
    throw cause
  }
}
