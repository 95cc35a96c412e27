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

/** Writes below one folder so that a name always leads to something whole, whenever the power goes. */
export interface DurableFiles {
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string | undefined
  /** Where a link leads; undefined where there is none. */
  readonly readLink: (path: string) => string | undefined
  /** Puts a file in its place at once. */
  readonly put: (path: string, bytes: string | Uint8Array) => void
  /** Writes a file that `drain` puts in its place, after those that were queued before it. */
  readonly queue: (path: string, bytes: string | Uint8Array) => void
  /** The same for a folder of files, which must not be there yet. */
  readonly queueFolder: (path: string, files: ReadonlyMap<string, string | Uint8Array>) => void
  /** Puts what was queued in its place; many at a time, for a disk is as fast with many as with one. */
  readonly drain: () => Promise<void>
  /** How many files wait for it. */
  readonly queued: () => number
  /** Makes ready to put a file in its place; what it answers puts it there, and needs no room any more. */
  readonly ready: (path: string, bytes: string | Uint8Array) => () => void
  /** The same for a link. */
  readonly readyLink: (path: string, to: string) => () => void
  readonly remove: (path: string) => void
  /** Takes folders from their places at once, each with all that is in it. */
  readonly discardFolders: (paths: readonly string[]) => void
  readonly makeFolder: (path: string) => void
  /** Makes the names in a folder as durable as what they lead to. */
  readonly settle: (folder: string) => void
  /** Removes what was being written when a process ended. */
  readonly sweep: () => void
}

/** What was written beside and waits to be moved. */
interface Move {
  /** What must be on the disk before. */
  readonly parts: readonly string[]
  readonly from: string
  readonly to: string
}

/** Where files are written before they are moved to their places. */
const beside = '.beside'

export function openDurableFiles(root: string): DurableFiles {
  const at = (path: string): string => join(root, path)
  let made = 0
  const waiting: Move[] = []
  const fresh = (): string => {
    made += 1
    return at(`${beside}/${process.pid}-${made}`)
  }
  const ready = (path: string, bytes: string | Uint8Array): (() => void) => {
    const file = fresh()
    writeFileSync(file, bytes, { flush: true })
    return () => renameSync(file, at(path))
  }
  return {
    settle: (folder) => syncAt(at(folder)),
    has: (path) => statSync(at(path), { throwIfNoEntry: false }) !== undefined,
    read: (path) => readIfThere(() => readFileSync(at(path), 'utf8')),
    readLink: (path) => readIfThere(() => readlinkSync(at(path))),
    put: (path, bytes) => ready(path, bytes)(),
    ready,
    queue(path, bytes) {
      const file = fresh()
      writeFileSync(file, bytes)
      waiting.push({ parts: [file], from: file, to: at(path) })
    },
    queueFolder(path, files) {
      const folder = fresh()
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
      const link = fresh()
      symlinkSync(to, link)
      return () => renameSync(link, at(path))
    },
    remove: (path) => rmSync(at(path), { force: true }),
    discardFolders(paths) {
      for (const path of paths) {
        const waste = fresh()
        renameSync(at(path), waste)
        rmSync(waste, { recursive: true })
      }
    },
    makeFolder: (path) => makeFolder(at(path)),
    sweep() {
      rmSync(at(beside), { recursive: true, force: true })
      mkdirSync(at(beside))
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

function syncAt(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function readIfThere(read: () => string): string | undefined {
  try {
    return read()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EINVAL') return undefined
    throw cause
  }
}
