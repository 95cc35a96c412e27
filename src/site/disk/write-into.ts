import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { attempt, openRoot } from './disk-files.ts'
import { makeFolder } from './make-folder.ts'
import { sayDisk } from './place-folder.ts'
import { writeWhole } from './write-whole.ts'

/** That the disk refused to take a file, in the operator's words. */
class WriteError extends Error {
  override readonly name = 'WriteError'
}

/**
 * Writes files by their path in a folder, made where it is missing, each whole or not at all. What
 * is there keeps who may read it and the byte order mark that reading a text leaves out, and a link
 * inside the folder goes on leading to its file.
 */
export function writeInto(folder: string): (path: string, content: string | Uint8Array) => void {
  const inside = openRoot(folder)
  return (path, content) => {
    const full = join(folder, path)
    const target = inside(path) ?? full
    try {
      makeFolder(dirname(target))
      writeWhole(target, typeof content === 'string' ? markOf(target) + content : content)
    } catch (error) {
      throw new WriteError(`${full} cannot be written: ${sayDisk(error)}`)
    }
  }
}

const mark = '\uFEFF'

function markOf(path: string): string {
  const isMarked = attempt(() => readFileSync(path, 'utf8'))?.startsWith(mark)
  return isMarked ? mark : ''
}
