import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { attempt, openRoot } from './disk-files.ts'
import { makeFolder } from './make-folder.ts'
import { sayDisk } from './place-folder.ts'

/** That the disk refused to take a file, in the operator's words. */
class WriteError extends Error {
  override readonly name = 'WriteError'
}

/**
 * Writes files by their path in a folder, made where it is missing, each whole or not at all. What
 * is there keeps who may read it, and a link inside the folder goes on leading to its file.
 */
export function writeInto(folder: string): (path: string, content: string | Uint8Array) => void {
  const inside = openRoot(folder)
  return (path, content) => {
    const full = join(folder, path)
    const target = inside(path) ?? full
    const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.new`)
    try {
      makeFolder(dirname(target))
      writeFileSync(fresh, content)
      const mode = attempt(() => statSync(target).mode)
      if (mode !== undefined) chmodSync(fresh, mode)
      renameSync(fresh, target)
    } catch (error) {
      attempt(() => rmSync(fresh, { force: true }))
      throw new WriteError(`${full} cannot be written: ${sayDisk(error)}`)
    }
  }
}
