import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { makeFolder } from '../../disk/make-folder.ts'
import { currentRelease, places } from '../places.ts'
import { PublishError } from '../publish-error.ts'
import type { Hosts } from '../release.ts'
import type { Entry, OpenStore, Store } from '../store.ts'
import { type DurableFiles, openDurableFiles } from './durable-files.ts'
import { explainWriting } from './explain-writing.ts'
import { lockFolder } from './folder-lock.ts'
import { readPublished } from './read-published.ts'

/** A folder of this machine, to be looked at; throws where nothing is published, PublishError where it cannot be read. */
export function readFolderStore(out: string): Store {
  if (!isPublished(out))
    throw new Error(`Nothing is published in "${out}". Publish first, or name the folder.`)
  return look(openDurableFiles(resolve(out)), out)
}

/** The same, also where nothing is published yet; throws PublishError too where no folder can be made. */
export function peekIntoFolder(out: string): Store {
  if (!statSync(nearestThere(resolve(out))).isDirectory())
    throw explainWriting(Object.assign(new Error(out), { code: 'ENOTDIR' }), out)
  checkPlaces(out)
  const store = look(openDurableFiles(resolve(out)), out)
  return isPublished(out) ? store : { ...store, pointers: async () => new Map() }
}

/** The path, or what is there of the way to it. */
function nearestThere(path: string): string {
  return existsSync(path) ? path : nearestThere(dirname(path))
}

function isPublished(out: string): boolean {
  return readPublished(out, () => {
    const hosts = statSync(join(out, places.hosts), { throwIfNoEntry: false })
    return hosts?.isDirectory() ?? false
  })
}

/** Throws PublishError where nothing is published and a place of what would be is somebody else's: a prune would clear it. */
function checkPlaces(out: string): void {
  const taken = readPublished(out, () =>
    Object.values(places).find((place) => holdsSomething(join(out, place))),
  )
  // Looked at last: another's first publish may fill the places meanwhile.
  if (taken !== undefined && !isPublished(out))
    throw new PublishError(
      `"${join(out, taken)}" is there, and no publish made it. Choose another folder with --out.`,
    )
}

function holdsSomething(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat?.isDirectory() === true && readdirSync(path).length > 0
}

/** Opens or makes a folder and takes it for this process; throws PublishError. */
export function openFolderStore(out: string): OpenStore {
  makeFolder(resolve(out))
  checkPlaces(out)
  const unlock = lockFolder(out)
  try {
    const files = openDurableFiles(resolve(out))
    files.sweep()
    for (const folder of Object.values(places)) files.makeFolder(folder)
    return { ...look(files, out), ...changes(files), close: async () => leave(files, unlock) }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Works in a folder that is this process's alone, and explains a disk that does not let it. */
export async function inFolderStore<T>(
  out: string,
  work: (store: OpenStore) => Promise<T>,
): Promise<T> {
  let store: OpenStore | undefined
  try {
    store = openFolderStore(out)
    return await work(store)
  } catch (cause) {
    throw explainWriting(cause, out)
  } finally {
    await store?.close()
  }
}

/** Removes what a publish that failed left beside; on a disk that lets nobody write, the next one does. */
function leave(files: DurableFiles, unlock: () => void): void {
  try {
    files.sweep()
  } catch {
    // Why it failed is what is told.
  }
  unlock()
}

function look(files: DurableFiles, out: string): Store {
  const timeOf = (path: string) => statSync(join(out, path), { throwIfNoEntry: false })?.mtimeMs
  return {
    name: out,
    read: async (path) => readPublished(out, () => files.read(path)),
    time: async (path) => readPublished(out, () => timeOf(path)),
    pointers: async () => readPublished(out, () => readPointers(files, out)),
    entries: async (folder) => readPublished(out, () => readEntries(out, folder)),
  }
}

function readEntries(out: string, folder: string): Entry[] {
  const top = join(out, folder)
  if (!statSync(top, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      const { size, mtimeMs } = statSync(file)
      return { path: relative(out, file), size, time: mtimeMs }
    })
}

function readPointers(files: DurableFiles, out: string): Hosts {
  return new Map(
    readdirSync(join(out, places.hosts))
      .sort()
      .flatMap((host): [string, string][] => {
        const link = files.readLink(`${places.hosts}/${host}`)
        return link === undefined ? [] : [[host, basename(link)]]
      }),
  )
}

function changes(files: DurableFiles): Omit<OpenStore, keyof Store | 'close'> {
  return {
    has: async (path) => files.has(path),
    queue(group) {
      for (const [path, bytes] of group) files.queue(path, bytes)
    },
    queueFolder: files.queueFolder,
    queued: files.queued,
    drain: files.drain,
    // The lock has it since it was opened.
    take: async () => undefined,
    put: async (path, text) => files.put(path, text),
    async discard({ folders, files: groups }) {
      files.discardFolders(folders)
      for (const path of groups.flat()) files.remove(path)
    },
    async flip({ name, hosts, gone }) {
      for (const folder of Object.values(places)) files.settle(folder)
      // All that takes room is made before the first host flips.
      const flips = [...hosts].map(([host, site]) =>
        files.readyLink(`${places.hosts}/${host}`, `../${places.sites}/${site}`),
      )
      const finish = files.ready(currentRelease, `${name}\n`)
      files.remove(currentRelease)
      files.settle(places.releases)
      for (const flip of flips) flip()
      for (const host of gone) files.remove(`${places.hosts}/${host}`)
      files.settle(places.hosts)
      finish()
      files.settle(places.releases)
    },
  }
}
