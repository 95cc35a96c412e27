import {
  closeSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { join, sep } from 'node:path'

/** A folder of files by paths with slashes; a path that leads out of it is as if it were not there. */
export interface DiskFiles {
  /** What a text says; of one over 2 MB, which nothing accepts, only so much. */
  readonly read: (path: string) => string | undefined
  readonly readBytes: (path: string) => Buffer | undefined
  readonly list: (folder: string) => readonly string[]
  readonly size: (path: string) => number | undefined
  /** Whether it is a symbolic link that leads out, to nothing or in a circle. */
  readonly isOutsideLink: (path: string) => boolean
  /** A text that changes whenever a file or folder below changes; cheap, by time and size. */
  readonly fingerprint: (folder: string) => string
}

/** The files below a root folder, read when asked for. */
export function openDiskFiles(root: string): DiskFiles {
  const inside = openRoot(root)
  const readBytes = (path: string): Buffer | undefined => {
    const full = inside(path)
    return full === undefined ? undefined : attempt(() => readRegular(full))
  }
  return {
    readBytes,
    read: (path) => {
      const full = inside(path)
      return full === undefined ? undefined : textOf(attempt(() => readStart(full)))
    },
    list: (folder) => {
      const full = inside(folder)
      return full === undefined ? [] : (attempt(() => readdirSync(full)) ?? []).sort()
    },
    size: (path) => {
      const full = inside(path)
      const stat = full === undefined ? undefined : attempt(() => statSync(full))
      return stat?.isFile() ? stat.size : undefined
    },
    isOutsideLink: (path) =>
      inside(path) === undefined &&
      attempt(() => lstatSync(join(root, path)))?.isSymbolicLink() === true,
    fingerprint: (folder) => {
      const full = inside(folder)
      return full === undefined ? '' : marks(full).join('\n')
    },
  }
}

/** What a file holds; a pipe, whose reader waits for its writer, holds nothing. */
function readRegular(path: string): Buffer | undefined {
  return statSync(path).isFile() ? readFileSync(path) : undefined
}

/** Most bytes that are read of a text: a larger file would hold up whoever answers meanwhile. */
const mostOfText = 2 * 1024 * 1024

function readStart(path: string): Buffer | undefined {
  if (statSync(path).size <= mostOfText) return readRegular(path)
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(mostOfText)
    return start.subarray(0, readSync(file, start, 0, mostOfText, 0))
  } finally {
    closeSync(file)
  }
}

/**
 * The path of what a path below a root leads to, without links; undefined where that is not there,
 * or not in the same folder of the root, for a link leads from no merchant to the project around it,
 * or where a link on the way leads back to a folder that it is in.
 */
export function openRoot(root: string): (path: string) => string | undefined {
  // A root that is not there is an empty one.
  const real = attempt(() => realpathSync(root)) ?? root
  return (path) => {
    const asked = join(real, path)
    const full = attempt(() => realpathSync(asked))
    if (full === undefined || full === asked) return isIn(asked, real) ? full : undefined
    const steps = asked.slice(real.length + 1).split(sep)
    const [top = ''] = steps
    if (top === '' || !isIn(full, join(real, top))) return undefined
    return attempt(() => goesRound(real, steps)) === false ? full : undefined
  }
}

/** Whether a step leads to a folder that an earlier one is in already: such a way has no end. */
function goesRound(root: string, steps: readonly string[]): boolean {
  const ways = steps.map((_, at) => realpathSync(join(root, ...steps.slice(0, at + 1))))
  return ways.some((way, at) => ways.slice(0, at).some((above) => isIn(above, way)))
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}

/** What a file says; a byte order mark is no part of it. */
export function textOf(bytes: Buffer | undefined): string | undefined {
  return bytes?.toString('utf8').replace(/^\uFEFF/, '')
}

function marks(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return marks(path)
    const stat = attempt(() => statSync(path))
    return stat ? [`${path} ${stat.mtimeMs} ${stat.size}`] : []
  })
}

/** What is read, or undefined where it cannot be. */
export function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
