import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../disk/make-folder.ts'

/** Writes files below one folder such that every path holds a complete file, even after a power failure. */
export interface DurableFiles {
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string | undefined
  /** Returns the target of a symbolic link; undefined if there is none. */
  readonly readLink: (path: string) => string | undefined
  /** Writes a file at once, atomically. */
  readonly put: (path: string, bytes: string | Uint8Array) => void
  /** Writes a temporary file, which `drain` moves to its path in the order of the queue. */
  readonly queue: (path: string, bytes: string | Uint8Array) => void
  /** Queues a folder of files, which must not exist yet. */
  readonly queueFolder: (path: string, files: ReadonlyMap<string, string | Uint8Array>) => void
  /** Flushes all queued files together, which is as fast as flushing one, then moves them to their paths. */
  readonly drain: () => Promise<void>
  /** Returns the number of queued files. */
  readonly queued: () => number
  /** Writes a temporary file and returns a function that moves it to its path, for which the disk needs no space. */
  readonly ready: (path: string, bytes: string | Uint8Array) => () => void
  /** Creates a temporary link and returns a function that moves it to its path. */
  readonly readyLink: (path: string, to: string) => () => void
  readonly remove: (path: string) => void
  /** Deletes folders; each disappears from its path at once. */
  readonly discardFolders: (paths: readonly string[]) => void
  readonly makeFolder: (path: string) => void
  /** Flushes a folder to the disk, so that renames in it survive a power failure. */
  readonly settle: (folder: string) => void
  /** Removes the temporary files of interrupted processes. */
  readonly sweep: () => void
}

/** A temporary file or folder that waits to be moved. */
interface Move {
  /** The paths to flush before. */
  readonly parts: readonly string[]
  readonly from: string
  readonly to: string
}

/** The folder of temporary files. */
const tempFolder = '.beside'

/** Opens a root folder for durable writes. */
export function openDurableFiles(root: string): DurableFiles {
  const at = (path: string): string => join(root, path)
  let tempCount = 0
  const waiting: Move[] = []
  const nameTemp = (): string => {
    tempCount += 1
    return at(`${tempFolder}/${process.pid}-${tempCount}`)
  }
  const ready = (path: string, bytes: string | Uint8Array): (() => void) => {
    const file = nameTemp()
    writeFileSync(file, bytes, { flush: true })
    return () => renameSync(file, at(path))
  }
  return {
    settle: (folder) => syncFolder(at(folder)),
    has: (path) => statSync(at(path), { throwIfNoEntry: false }) !== undefined,
    read: (path) => readIfExists(() => readFileSync(at(path), 'utf8')),
    readLink: (path) => readIfExists(() => readlinkSync(at(path))),
    put: (path, bytes) => ready(path, bytes)(),
    ready,
    queue(path, bytes) {
      const file = nameTemp()
      writeFileSync(file, bytes)
      waiting.push({ parts: [file], from: file, to: at(path) })
    },
    queueFolder(path, files) {
      const folder = nameTemp()
      mkdirSync(folder)
      const parts = [...files.keys()].map((name) => join(folder, name))
      for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes)
      waiting.push({ parts: [...parts, folder], from: folder, to: at(path) })
    },
    async drain() {
      const moves = waiting.splice(0)
      await Promise.all(moves.flatMap(({ parts }) => parts.map(flush)))
      for (const { from, to } of moves) renameSync(from, to)
    },
    queued: () => waiting.length,
    readyLink(path, to) {
      const link = nameTemp()
      symlinkSync(to, link)
      return () => renameSync(link, at(path))
    },
    remove: (path) => rmSync(at(path), { force: true }),
    discardFolders(paths) {
      for (const path of paths) {
        const temp = nameTemp()
        renameSync(at(path), temp)
        rmSync(temp, { recursive: true })
      }
    },
    makeFolder: (path) => makeFolder(at(path)),
    sweep() {
      rmSync(at(tempFolder), { recursive: true, force: true })
      mkdirSync(at(tempFolder))
    },
  }
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function readIfExists(read: () => string): string | undefined {
  try {
    return read()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EINVAL') return undefined
    throw cause
  }
}
