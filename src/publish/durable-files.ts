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
import { join } from 'node:path'

/** Writes below one folder so that a name always leads to something whole, whenever the power goes. */
export interface DurableFiles {
  readonly has: (path: string) => boolean
  readonly read: (path: string) => string | undefined
  /** Where a link leads; undefined where there is none. */
  readonly readLink: (path: string) => string | undefined
  /** Puts a file in its place at once. */
  readonly put: (path: string, bytes: string | Uint8Array) => void
  /** Puts a folder of files in its place at once; it must not be there yet. */
  readonly putFolder: (path: string, files: ReadonlyMap<string, string | Uint8Array>) => void
  /** Makes ready to put a file in its place; what it answers puts it there, and needs no room any more. */
  readonly ready: (path: string, bytes: string | Uint8Array) => () => void
  /** The same for a link. */
  readonly readyLink: (path: string, to: string) => () => void
  readonly remove: (path: string) => void
  readonly makeFolder: (path: string) => void
  /** Makes the names in a folder as durable as what they lead to. */
  readonly settle: (folder: string) => void
  /** Removes what was being written when a process ended. */
  readonly sweep: () => void
}

/** Where files are written before they are moved to their places. */
const beside = '.beside'

export function openDurableFiles(root: string): DurableFiles {
  const at = (path: string): string => join(root, path)
  let made = 0
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
    putFolder(path, files) {
      const folder = fresh()
      mkdirSync(folder)
      for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes, { flush: true })
      syncAt(folder)
      renameSync(folder, at(path))
    },
    readyLink(path, to) {
      const link = fresh()
      symlinkSync(to, link)
      return () => renameSync(link, at(path))
    },
    remove: (path) => rmSync(at(path), { force: true }),
    makeFolder: (path) => void mkdirSync(at(path), { recursive: true }),
    sweep() {
      rmSync(at(beside), { recursive: true, force: true })
      mkdirSync(at(beside))
    },
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
