import { createHash } from 'node:crypto'
import { type Dirent, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { stampOf } from '../disk/file-stamp.ts'

/** The state of the files below a folder. */
export interface FolderState {
  /** The path of each file from the folder. */
  readonly files: readonly string[]
  /** A text of the names, sizes, times and inodes of all files. */
  readonly stamp: string
  /** The last change of any file, in epoch milliseconds. */
  readonly changed: number
  /** Reads all files and returns the hash of their names and bytes. */
  readonly hash: () => string
}

/** Reads the state of a folder; undefined for one with a link, a pipe, or something that cannot be read. */
export function readFolderState(folder: string): FolderState | undefined {
  const files: string[] = []
  const stamps: string[] = []
  let changed = 0
  const visit = (entry: Dirent, path: string): void => {
    if (entry.isDirectory()) {
      visitFolder(path)
      return
    }
    if (!entry.isFile()) throw new Error(`${path} is not a regular file.`)
    const stamp = stampOf(lstatSync(folder + path))
    files.push(path.slice(1))
    stamps.push(`${path}\0${stamp.text}`)
    changed = Math.max(changed, stamp.changed)
  }
  const visitFolder = (path: string): void => {
    const entries = readdirSync(folder + path, { withFileTypes: true })
    stamps.push(`${path}/`)
    for (const entry of entries.sort(byName)) visit(entry, `${path}/${entry.name}`)
  }
  try {
    if (!lstatSync(folder).isDirectory()) return undefined
    visitFolder('')
  } catch {
    return undefined
  }
  const hash = (): string => {
    const sum = createHash('sha256').update(stamps.map((stamp) => stamp.split('\0', 1)).join('\0'))
    for (const file of files) {
      const bytes = readFileSync(`${folder}/${file}`)
      sum.update(`\0${bytes.length}\0`).update(bytes)
    }
    return sum.digest('base64url')
  }
  return { files, stamp: stamps.join('\n'), changed, hash }
}

function byName(one: Dirent, other: Dirent): number {
  return one.name < other.name ? -1 : 1
}
