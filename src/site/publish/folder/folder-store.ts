import { existsSync, readdirSync, readlinkSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { makeFolder } from '../../disk/make-folder.ts'
import { createUnpublishedError, PublishError } from '../publish-error.ts'
import { currentReleasePath, publishFolders } from '../publish-paths.ts'
import type { Hosts } from '../release.ts'
import type { Store, StoredFile, WritableStore } from '../store.ts'
import { type DurableFiles, openDurableFiles } from './durable-files.ts'
import { explainWriteError } from './explain-write-error.ts'
import { lockFolder } from './folder-lock.ts'
import { readPublished } from './read-published.ts'

/** Opens a folder of this machine for reading; throws if nothing is published, PublishError if it cannot be read. */
export function openFolderForReading(out: string): Store {
  if (!isPublished(out)) throw createUnpublishedError(out, 'name the folder with --out')
  return readOnlyStore(openDurableFiles(resolve(out)), out)
}

/** Opens a folder for reading even if nothing is published yet; throws PublishError if it could not be created. */
export function openFolderForDryRun(out: string): Store {
  if (!statSync(nearestExisting(resolve(out))).isDirectory())
    throw explainWriteError(Object.assign(new Error(out), { code: 'ENOTDIR' }), out)
  assertFreeOrOurs(out)
  const store = readOnlyStore(openDurableFiles(resolve(out)), out)
  return isPublished(out) ? store : { ...store, pointers: async () => new Map() }
}

/** Returns a path, or the nearest folder above it that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/**
 * Returns true if a publish wrote a folder: its "hosts" has nothing but pointers to sites. A publish that
 * ended before the first pointer has made all of its folders; in a folder of somebody else, they are not.
 */
function isPublished(out: string): boolean {
  return readPublished(out, () => {
    const hosts = join(out, publishFolders.hosts)
    if (!isFolder(hosts)) return false
    const entries = readdirSync(hosts, { withFileTypes: true })
    const [first, ...others] = entries.filter(({ name }) => !name.startsWith('.'))
    if (!first) return Object.values(publishFolders).every((folder) => isFolder(join(out, folder)))
    return (
      [first, ...others].every((entry) => entry.isSymbolicLink()) &&
      readlinkSync(join(hosts, first.name)).startsWith(`../${publishFolders.sites}/`)
    )
  })
}

/**
 * Throws PublishError if nothing is published and one of the folders of a publish has other files: a
 * prune would delete them.
 */
function assertFreeOrOurs(out: string): void {
  const taken = readPublished(out, () =>
    Object.values(publishFolders).find((folder) => isFilledFolder(join(out, folder))),
  )
  // Checked last: another process may make the first publish in the meantime.
  if (taken !== undefined && !isPublished(out))
    throw new PublishError(
      `"${join(out, taken)}" has files that no publish wrote. Choose another folder with --out.`,
    )
}

function isFilledFolder(path: string): boolean {
  return isFolder(path) && readdirSync(path).length > 0
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

/** Opens or creates a folder and locks it for this process; throws PublishError. */
function openFolderStore(out: string): WritableStore {
  makeFolder(resolve(out))
  assertFreeOrOurs(out)
  const unlock = lockFolder(out)
  try {
    const files = openDurableFiles(resolve(out))
    files.sweep()
    for (const folder of Object.values(publishFolders)) files.makeFolder(folder)
    return {
      ...readOnlyStore(files, out),
      ...writeMethods(files),
      close: async () => cleanUp(files, unlock),
    }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Runs work with write access to a folder, and explains errors of the disk. */
export async function withFolderStore<T>(
  out: string,
  work: (store: WritableStore) => Promise<T>,
): Promise<T> {
  let store: WritableStore | undefined
  try {
    store = openFolderStore(out)
    return await work(store)
  } catch (cause) {
    throw explainWriteError(cause, out)
  } finally {
    await store?.close()
  }
}

/** Removes temporary files and unlocks the folder; if the disk is read-only, the next publish removes them. */
function cleanUp(files: DurableFiles, unlock: () => void): void {
  try {
    files.sweep()
  } catch {
    // The error that ended the work is the one to report.
  }
  unlock()
}

function readOnlyStore(files: DurableFiles, out: string): Store {
  const timeOf = (path: string) => {
    const stat = statSync(join(out, path), { throwIfNoEntry: false })
    return stat && wholeMs(stat)
  }
  return {
    name: out,
    read: async (path) => readPublished(out, () => files.read(path)),
    time: async (path) => readPublished(out, () => timeOf(path)),
    pointers: async () => readPublished(out, () => readPointers(files, out)),
    entries: async (folder) => readPublished(out, () => readEntries(out, folder)),
  }
}

function readEntries(out: string, folder: string): StoredFile[] {
  const top = join(out, folder)
  if (!isFolder(top)) return []
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      const stat = statSync(file)
      return { path: relative(out, file), size: stat.size, time: wholeMs(stat) }
    })
}

/** Returns the time of the last change as `Date.now` counts: a part of a millisecond would make it later than now. */
function wholeMs({ mtimeMs }: Stats): number {
  return Math.trunc(mtimeMs)
}

function readPointers(files: DurableFiles, out: string): Hosts {
  return new Map(
    readdirSync(join(out, publishFolders.hosts))
      .sort()
      .flatMap((host): [string, string][] => {
        const link = files.readLink(`${publishFolders.hosts}/${host}`)
        return link === undefined ? [] : [[host, basename(link)]]
      }),
  )
}

function writeMethods(files: DurableFiles): Omit<WritableStore, keyof Store | 'close'> {
  return {
    has: async (path) => files.has(path),
    queue(group) {
      for (const [path, bytes] of group) files.queue(path, bytes)
    },
    queueFolder: files.queueFolder,
    queued: files.queued,
    drain: files.drain,
    // The folder is locked since it was opened.
    take: async () => undefined,
    put: async (path, text) => files.put(path, text),
    async discard({ folders, files: groups }) {
      files.discardFolders(folders)
      for (const path of groups.flat()) files.remove(path)
    },
    async switchHosts({ name, hosts, gone }) {
      for (const folder of Object.values(publishFolders)) files.settle(folder)
      // Everything that needs disk space is written before the first host switches.
      const switches = [...hosts].map(([host, site]) =>
        files.readyLink(`${publishFolders.hosts}/${host}`, `../${publishFolders.sites}/${site}`),
      )
      const finish = files.ready(currentReleasePath, `${name}\n`)
      files.remove(currentReleasePath)
      files.settle(publishFolders.releases)
      for (const switchHost of switches) switchHost()
      for (const host of gone) files.remove(`${publishFolders.hosts}/${host}`)
      files.settle(publishFolders.hosts)
      finish()
      files.settle(publishFolders.releases)
    },
  }
}
