import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { copyMode } from './copy-mode.ts'
import { tryOrUndefined } from './disk-files.ts'

/**
 * Writes one file completely or not at all: it writes a temporary file, then renames it. The file
 * keeps its permissions. Throws the error of the disk, and leaves no temporary file.
 */
export function writeFileAtomic(path: string, content: string | Uint8Array): void {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.new`)
  try {
    writeFileSync(fresh, content)
    copyMode(path, fresh)
    renameSync(fresh, path)
  } catch (cause) {
    tryOrUndefined(() => rmSync(fresh, { force: true }))
    throw cause
  }
}
