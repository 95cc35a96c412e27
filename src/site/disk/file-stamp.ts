import type { Stats } from 'node:fs'

/** The state of a file that tells without its content whether it changed. */
export interface FileStamp {
  /** The inode, size and times of the file. */
  readonly text: string
  /** Its last change, in epoch milliseconds. */
  readonly changed: number
}

export function stampOf({ ino, size, mtimeMs, ctimeMs }: Stats): FileStamp {
  return {
    text: `${ino} ${size} ${mtimeMs} ${ctimeMs}`,
    changed: Math.max(mtimeMs, ctimeMs),
  }
}

/** Times of files are trusted from so many milliseconds on, because two writes may get the same time. */
const settling = 2000

/** Returns false for a file that was read so soon after its last change that the next change may have left its stamp. */
export function hasSettled({
  changed,
  readAt,
}: {
  readonly changed: number
  readonly readAt: number
}): boolean {
  return changed < readAt - settling
}
