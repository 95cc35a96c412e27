import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PublishError } from '../publish-error.ts'

/** Takes a published folder for this process alone and answers with how to leave it; throws PublishError. */
export function lockFolder(folder: string): () => void {
  accessSync(folder, constants.W_OK)
  const lock = new DatabaseSync(join(folder, '.lock'), { timeout: 0 })
  try {
    // The operating system drops this lock when the process ends, however it ends.
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (cause) {
    lock.close()
    if (!(cause instanceof Error) || !/locked|busy/i.test(cause.message)) throw cause
    throw new PublishError(
      `Another process is publishing to "${folder}". Wait until it is done, then try again.`,
      { cause },
    )
  }
}
