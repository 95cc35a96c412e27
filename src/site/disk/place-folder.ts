import { randomUUID } from 'node:crypto'
import { lstatSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { makeFolder } from './make-folder.ts'

interface PlacedFolder {
  /** From the root on. */
  readonly path: string
  /** By path in the folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
}

/** Writes one file; handed in so that a test can fill the disk. */
type WriteFile = (path: string, content: string | Uint8Array) => void

/**
 * Makes a folder below a root whole or not at all: it is written beside, then renamed. Throws in the
 * operator's words where something is in its place, or the disk refuses.
 */
export function placeFolder(
  root: string,
  { path, content }: PlacedFolder,
  write: WriteFile = writeFileSync,
): void {
  const staging = join(root, `.livery-${randomUUID()}`)
  try {
    claim(root, path)
    for (const [name, bytes] of content) {
      makeFolder(dirname(join(staging, name)))
      write(join(staging, name), bytes)
    }
    renameSync(staging, join(root, path))
  } catch (error) {
    throw new Error(`${path} cannot be written: ${sayDisk(error)} Nothing was left behind.`)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

class Refused extends Error {}

/** Sees to it that a folder can stand there, and nowhere else. */
function claim(root: string, path: string): void {
  const target = join(root, path)
  makeFolder(dirname(target))
  const [real, own] = [realpathSync(dirname(target)), realpathSync(root)]
  if (real !== own && !real.startsWith(own + sep))
    throw new Refused('a symbolic link leads out of the folder.')
  if (lstatSync(target, { throwIfNoEntry: false })) throw new Refused(inTheWay)
}

const inTheWay = 'something is there already.'
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full.',
  EDQUOT: 'the disk has no more room for you.',
  EROFS: 'the disk is read-only.',
  EACCES: 'the folder may not be written to.',
  EPERM: 'the folder may not be written to.',
  EXDEV: 'a part of it is on another disk.',
  ENOENT: 'no folder can be made there.',
  EISDIR: 'a folder stands where the file should be.',
  ENOTDIR: 'a file stands where a folder should be.',
  EEXIST: inTheWay,
  ENOTEMPTY: inTheWay,
}

/** Why a disk refused, as the end of a sentence. */
export function sayDisk(error: unknown): string {
  if (error instanceof Refused) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? `the disk refuses (${code || String(error)}).`
}
