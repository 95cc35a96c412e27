import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createBusyError, PublishError } from '../publish-error.ts'

/** Locks a published folder for this process; returns a function that unlocks it. Throws PublishError. */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK)
  const file = join(folder, '.lock')
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    // The operating system releases this lock when the process ends, however it ends.
    lock.exec('BEGIN EXCLUSIVE')
    return lock.close.bind(lock)
  } catch (cause) {
    lock?.close()
    throw explain(cause, folder, file)
  }
}

function explain(cause: unknown, folder: string, file: string): PublishError {
  const problem = cause instanceof Error ? cause.message : String(cause)
  if (/locked|busy/i.test(problem)) return createBusyError(folder, cause)
  return new PublishError(
    `The lock file "${file}" cannot be used (${problem}). Allow writing to it, or delete it if nobody is publishing.`,
    { cause },
  )
}
