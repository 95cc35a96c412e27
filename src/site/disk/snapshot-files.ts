import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { LRUCache } from 'lru-cache'
import {
  createPathResolver,
  type DiskFiles,
  decodeText,
  openDiskFiles,
  tryOrUndefined,
  withoutMark,
} from './disk-files.ts'
import { type FileStamp, stampOf } from './file-stamp.ts'

/** The most file sizes that are cached. */
const maxSizes = 5000
/** The most folders that are cached; those at the top of the root always are. */
const maxFolders = 100

type Kind = 'file' | 'folder' | 'other'

interface Folder {
  /** Its path with all links resolved. */
  readonly at: string
  readonly entries: ReadonlyMap<string, Kind>
}

const emptyFolder: Folder = { at: '', entries: new Map() }

export interface SnapshotFiles extends DiskFiles {
  /** Returns the stamp of a file as it is now; undefined for one that is not a regular file of a regular folder. */
  readonly stamp: (path: string) => FileStamp | undefined
}

/**
 * Opens the files below a root folder for work during which they do not change: it lists each folder
 * once, and resolves paths on the disk only where there are links.
 */
export function snapshotFiles(root: string): SnapshotFiles {
  const files = openDiskFiles(root)
  const { find, folderAt, isListed } = createFolderLists(root)
  const sizes = new LRUCache<string, number>({ max: maxSizes })
  /** Reads a file of a folder that is not listed yet, so that reading one file does not list its folder. */
  const readUnlisted = (path: string): Buffer | undefined => {
    const [folder, name] = splitPath(path)
    const found = isListed(folder) ? undefined : find(folder)
    if (found?.kind !== 'folder') return undefined
    return tryOrUndefined(() => readUnlessLink(`${found.at}/${name}`))
  }
  /** Reads a text of a listed folder in one call of the system's library, which decodes it as well. */
  const readText = (path: string): string | undefined => {
    const plain = readUnlisted(path)
    if (plain) return decodeText(plain)
    const found = find(path)
    if (found?.kind !== 'file') return found && decodeText(files.readBytes(path))
    return tryOrUndefined(() => withoutMark(readFileSync(found.at, 'utf8')))
  }
  const readBytes = (path: string): Buffer | undefined => {
    const plain = readUnlisted(path)
    if (plain) return plain
    const found = find(path)
    if (found?.kind !== 'file') return found && files.readBytes(path)
    return tryOrUndefined(() => readFileSync(found.at))
  }
  const measure = (path: string): number | undefined => {
    const found = find(path)
    if (found?.kind !== 'file') return found && files.size(path)
    return tryOrUndefined(() => statSync(found.at).size)
  }
  return {
    ...files,
    list: (folder) => [...folderAt(folder).entries.keys()].filter((name) => !name.startsWith('.')),
    read: readText,
    readBytes,
    stamp: (path) => {
      const [folder, name] = splitPath(path)
      const found = find(folder)
      return found?.kind === 'folder' ? readStamp(`${found.at}/${name}`) : undefined
    },
    isOutsideLink: (path) => find(path)?.kind === 'other' && files.isOutsideLink(path),
    size(path) {
      const ready = sizes.get(path)
      if (ready !== undefined) return ready
      const size = measure(path)
      if (size !== undefined) sizes.set(path, size)
      return size
    },
  }
}

interface Found {
  readonly kind: Kind
  readonly at: string
}

/** The folders below a root, each listed once. */
interface FolderLists {
  /** Finds a file or folder in the list of its folder; undefined for one that is not there. */
  readonly find: (path: string) => Found | undefined
  /** Returns a folder; an empty one for a path that is not one, or that leads out of the root. */
  readonly folderAt: (path: string) => Folder
  readonly isListed: (path: string) => boolean
}

function createFolderLists(root: string): FolderLists {
  const inside = createPathResolver(root)
  const folders = new Map<string, Folder>()
  function find(path: string): Found | undefined {
    const [folder, name] = splitPath(path)
    const { at, entries } = folderAt(folder)
    const kind = entries.get(name)
    return kind && { kind, at: `${at}/${name}` }
  }
  function folderAt(path: string): Folder {
    const ready = folders.get(path)
    if (ready) return ready
    const found: Found | undefined = path === '' ? { kind: 'other', at: '' } : find(path)
    if (found?.kind === 'file') return emptyFolder
    const at = found?.kind === 'other' ? inside(path) : found?.at
    const folder = at === undefined ? emptyFolder : listFolder(at)
    folders.set(path, folder)
    if (folders.size > maxFolders) forgetOldest(folders)
    return folder
  }
  return { find, folderAt, isListed: (path) => folders.has(path) }
}

/** Returns the folder of a path, which is empty at the top of the root, and the name in it. */
function splitPath(path: string): readonly [folder: string, name: string] {
  const cut = path.lastIndexOf('/')
  return [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)]
}

/** Reads a regular file; throws for a link, and returns undefined for a pipe, whose reader would wait for its writer. */
function readUnlessLink(path: string): Buffer | undefined {
  const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  try {
    return fstatSync(file).isFile() ? readFileSync(file) : undefined
  } finally {
    closeSync(file)
  }
}

function readStamp(at: string): FileStamp | undefined {
  const stat = lstatSync(at, { throwIfNoEntry: false })
  return stat?.isFile() ? stampOf(stat) : undefined
}

/** Removes the oldest folder that is not at the top of the root. */
function forgetOldest(folders: Map<string, Folder>): void {
  for (const path of folders.keys())
    if (path.includes('/')) {
      folders.delete(path)
      return
    }
}

function listFolder(at: string): Folder {
  const entries = tryOrUndefined(() => readdirSync(at, { withFileTypes: true })) ?? []
  const kinds = entries.map((entry): [string, Kind] => [entry.name, kindOf(entry)])
  return { at, entries: new Map(kinds.sort(([one], [other]) => (one < other ? -1 : 1))) }
}

function kindOf(entry: Dirent): Kind {
  if (entry.isFile()) return 'file'
  return entry.isDirectory() ? 'folder' : 'other'
}
