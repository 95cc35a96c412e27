import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt } from './disk-files.ts'
import { keepMode } from './keep-mode.ts'

/**
 * Writes one file whole or not at all: beside its place, then moved there. Whoever may read the old
 * one may read the new one. Throws what the disk says, and nothing is left beside.
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
