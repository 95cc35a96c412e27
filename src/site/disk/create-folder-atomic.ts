import { randomUUID } from 'node:crypto'
import { lstatSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { findDiskReason, formatDiskError } from './disk-reason.ts'
import { makeFolder } from './make-folder.ts'

interface NewFolder {
  /** Relative to the root. */
  readonly path: string
  /** Contents of files by path in the folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
}

/** Writes one file; injected so that a test can simulate a full disk. */
type WriteFile = (path: string, content: string | Uint8Array) => void

/**
 * Creates a folder below a root completely or not at all: it writes a temporary folder, then renames
 * it. Throws an error with a sentence for operators if the path is taken or the disk fails.
 */
export function createFolderAtomic(
  root: string,
  { path, content }: NewFolder,
  write: WriteFile = writeFileSync,
): void {
  const staging = join(root, `.livery-${randomUUID()}`)
  try {
    assertFree(root, path)
    for (const [name, bytes] of content) {
      makeFolder(dirname(join(staging, name)))
      write(join(staging, name), bytes)
    }
    renameSync(staging, join(root, path))
  } catch (error) {
    const problem = error instanceof FolderError ? error.message : formatDiskError(error)
    throw new Error(`${path} cannot be written: ${problem} Nothing was left behind.`)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

/** A problem of the path itself, as a sentence that ends another. */
class FolderError extends Error {}

/** Throws if the path is taken, or leads out of the root. */
function assertFree(root: string, path: string): void {
  const target = join(root, path)
  makeFolder(dirname(target))
  const [real, own] = [realpathSync(dirname(target)), realpathSync(root)]
  if (real !== own && !real.startsWith(own + sep))
    throw new FolderError('a symbolic link leads out of the folder.')
  if (lstatSync(target, { throwIfNoEntry: false }))
    throw new FolderError(`${findDiskReason('EEXIST')}.`)
}
