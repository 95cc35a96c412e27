import { randomUUID } from 'node:crypto'
import { lstatSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { formatDiskError } from './disk-reason.ts'

/** A folder that is out of the way and still on the disk. */
export interface RemovedFolder {
  /** Puts it back. */
  readonly restore: () => void
  /** Deletes it from the disk. */
  readonly finish: () => void
}

/**
 * Takes a folder below a root away, completely or not at all, with files that no list of it has. Throws an error with
 * a sentence for operators if it is a link or the disk fails.
 */
export function removeFolder(root: string, path: string): RemovedFolder {
  const [from, to] = [join(root, path), join(root, `.livery-${randomUUID()}`)]
  if (lstatSync(from, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${path} is a symbolic link, which may lead anywhere. Remove it by hand.`)
  try {
    renameSync(from, to)
  } catch (error) {
    throw new Error(`${path} cannot be removed: ${formatDiskError(error)} Nothing was changed.`)
  }
  return {
    restore: () => renameSync(to, from),
    finish: () => rmSync(to, { recursive: true, force: true }),
  }
}
