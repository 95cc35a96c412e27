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
import type { Files } from '../../core/config/files.ts'

/** The files below a folder, by paths with slashes. A path that leads out of the folder does not exist. */
export interface DiskFiles extends Pick<Files, 'installed'> {
  /** Returns the text of a file, without a byte order mark; of a file over 2 MB only the first 2 MB. */
  readonly read: (path: string) => string | undefined
  readonly readBytes: (path: string) => Buffer | undefined
  /** Lists the names in a folder, but those that begin with a dot, which programs write beside their files. */
  readonly list: (folder: string) => readonly string[]
  readonly size: (path: string) => number | undefined
  /** Reports whether a path is a symbolic link that leads out of the folder, to nothing or in a circle. */
  readonly isOutsideLink: (path: string) => boolean
  /** Returns a text that changes with any file below; cheap, because it compares times and sizes. */
  readonly fingerprint: (folder: string) => string
}

/** Opens the files below a root folder; each call reads the disk anew. */
export function openDiskFiles(root: string): DiskFiles {
  const inside = createPathResolver(root)
  const readBytes = (path: string): Buffer | undefined => {
    const full = inside(path)
    return full === undefined ? undefined : tryOrUndefined(() => readRegular(full))
  }
  return {
    readBytes,
    read: (path) => {
      const full = inside(path)
      return full === undefined ? undefined : decodeText(tryOrUndefined(() => readStart(full)))
    },
    list: (folder) => {
      const full = inside(folder)
      const names = full === undefined ? [] : (tryOrUndefined(() => readdirSync(full)) ?? [])
      return names.filter((name) => !name.startsWith('.')).sort()
    },
    size: (path) => {
      const full = inside(path)
      const stat = full === undefined ? undefined : tryOrUndefined(() => statSync(full))
      return stat?.isFile() ? stat.size : undefined
    },
    isOutsideLink: (path) =>
      inside(path) === undefined &&
      tryOrUndefined(() => lstatSync(join(root, path)))?.isSymbolicLink() === true,
    fingerprint: (folder) => {
      const full = inside(folder)
      return full === undefined ? '' : fileStamps(full).join('\n')
    },
  }
}

/** Reads a regular file; undefined for a pipe, whose reader would wait for its writer. */
function readRegular(path: string): Buffer | undefined {
  return statSync(path).isFile() ? readFileSync(path) : undefined
}

/** The most bytes that are read of a text: a larger file would block the process. */
const maxTextBytes = 2 * 1024 * 1024

function readStart(path: string): Buffer | undefined {
  if (statSync(path).size <= maxTextBytes) return readRegular(path)
  const file = openSync(path, 'r')
  try {
    const start = Buffer.alloc(maxTextBytes)
    return start.subarray(0, readSync(file, start, 0, maxTextBytes, 0))
  } finally {
    closeSync(file)
  }
}

/**
 * Returns a function that resolves the links in a path below a root. The result is undefined if
 * nothing is there, if a link leads back to a folder that contains it, or if the path leads out of
 * its top folder in the root: a merchant must not link to the project around it.
 */
export function createPathResolver(root: string): (path: string) => string | undefined {
  // A missing root counts as an empty one.
  const real = tryOrUndefined(() => realpathSync.native(root)) ?? root
  return (path) => {
    const asked = join(real, path)
    const full = tryOrUndefined(() => realpathSync.native(asked))
    if (full === undefined || full === asked) return isIn(asked, real) ? full : undefined
    const steps = asked.slice(real.length + 1).split(sep)
    const [top = ''] = steps
    if (top === '' || !isIn(full, join(real, top))) return undefined
    return tryOrUndefined(() => isCircular(real, steps)) === false ? full : undefined
  }
}

/** Reports whether a step leads to a folder that contains an earlier step: such a path never ends. */
function isCircular(root: string, steps: readonly string[]): boolean {
  const resolved = steps.map((_, at) => realpathSync.native(join(root, ...steps.slice(0, at + 1))))
  return resolved.some((path, at) => resolved.slice(0, at).some((above) => isIn(above, path)))
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep)
}

/** Decodes UTF-8 without its byte order mark. */
export function decodeText(bytes: Buffer | undefined): string | undefined {
  return bytes && withoutMark(bytes.toString('utf8'))
}

/** Removes the byte order mark that editors of Windows write. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function fileStamps(folder: string): string[] {
  const entries = tryOrUndefined(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return fileStamps(path)
    const stat = tryOrUndefined(() => statSync(path))
    return stat ? [`${path} ${stat.mtimeMs} ${stat.size}`] : []
  })
}

/** Returns the result of a function; undefined if it throws. */
export function tryOrUndefined<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
