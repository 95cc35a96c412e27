import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sayDisk } from './place-folder.ts'

/** Writes files by their path in a folder, made where it is missing; throws in the operator's words. */
export function writeInto(folder: string): (path: string, content: string | Uint8Array) => void {
  return (path, content) => {
    const full = join(folder, path)
    try {
      mkdirSync(dirname(full), { recursive: true })
      writeFileSync(full, content)
    } catch (error) {
      throw new Error(`${full} cannot be written: ${sayDisk(error)}`)
    }
  }
}
