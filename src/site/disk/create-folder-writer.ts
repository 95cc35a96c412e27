import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createPathResolver, tryOrUndefined } from './disk-files.ts'
import { formatDiskError } from './disk-reason.ts'
import { makeFolder } from './make-folder.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** A failed write, with a sentence for operators. */
class WriteError extends Error {
  override readonly name = 'WriteError'
}

/**
 * Returns a function that writes files by their path in a folder, each completely or not at all, and
 * creates missing folders. A replaced file keeps its permissions and its byte order mark, which
 * reading a text removes. A link to a file inside the folder stays, and its file is written.
 */
export function createFolderWriter(
  folder: string,
): (path: string, content: string | Uint8Array) => void {
  const inside = createPathResolver(folder)
  return (path, content) => {
    const full = join(folder, path)
    const target = inside(path) ?? full
    try {
      makeFolder(dirname(target))
      writeFileAtomic(
        target,
        typeof content === 'string' ? byteOrderMarkOf(target) + content : content,
      )
    } catch (error) {
      throw new WriteError(`${full} cannot be written: ${formatDiskError(error)}`)
    }
  }
}

const byteOrderMark = '\uFEFF'

function byteOrderMarkOf(path: string): string {
  const isMarked = tryOrUndefined(() => readFileSync(path, 'utf8'))?.startsWith(byteOrderMark)
  return isMarked ? byteOrderMark : ''
}
