import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { sayDisk } from './place-folder.ts'

/** Writes files by their path in a folder, made where it is missing, each whole or not at all; throws in the operator's words. */
export function writeInto(folder: string): (path: string, content: string | Uint8Array) => void {
  return (path, content) => {
    const full = join(folder, path)
    const fresh = join(dirname(full), `.${basename(full)}.${process.pid}.new`)
    try {
      makeFolder(dirname(full))
      writeFileSync(fresh, content)
      renameSync(fresh, full)
    } catch (error) {
      rmSync(fresh, { force: true })
      throw new Error(`${full} cannot be written: ${sayDisk(error)}`)
    }
  }
}
