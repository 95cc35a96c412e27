import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt } from './disk-files.ts'
import { keepMode } from './keep-mode.ts'

/**
 * Writes one file completely or not at all: it writes a temporary file, then renames it. The file
 * keeps its permissions. Throws the error of the disk, and leaves no temporary file.
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const fresh = join(dirname(path), `.${basename(path)}.${process.pid}.new`)
  try {
    writeFileSync(fresh, content)
    keepMode(path, fresh)
    renameSync(fresh, path)
  } catch (cause) {
    attempt(() => rmSync(fresh, { force: true }))
    throw cause
  }
}
