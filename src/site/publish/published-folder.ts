import { type HostChange, listHostChanges, listTakenDown } from './host-changes.ts'
import {
  commitMarkPath,
  currentReleasePath,
  outMarkPath,
  releaseListPath,
  releaseRecordPath,
  servedMarkPath,
  siteRecordsPath,
} from './publish-paths.ts'
import {
  type Hosts,
  isReleaseName,
  parseReleaseRecord,
  type Release,
  sameHosts,
  serializeRelease,
} from './release.ts'
import type { Store, WritableStore } from './store.ts'

/** A published folder, on a disk or in a bucket, for reading. */
export interface PublishedFolder {
  /** Returns the names of the releases, oldest first. */
  readonly names: () => Promise<readonly string[]>
  /** Returns the name of the release that every host serves; undefined after an interrupted publish. */
  readonly current: () => Promise<string | undefined>
  /** Returns a release by name; undefined if it has no record. */
  readonly release: (name: string) => Promise<Release | undefined>
  /** Returns the times of a release; undefined if its record is gone. */
  readonly times: (name: string) => Promise<ReleaseTimes | undefined>
  /** Returns the commit of the workspace that a release was published from; undefined where nobody noted one. */
  readonly commit: (name: string) => Promise<string | undefined>
  /** Returns the site of each host by reading every pointer. */
  readonly serving: () => Promise<Hosts>
  /** Returns the site of each host from the record of the current release; without one, by reading every pointer. */
  readonly currentHosts: () => Promise<Hosts>
}

/** The times of a release in epoch milliseconds. */
export interface ReleaseTimes {
  readonly made: number
  /** The time at which it last went live; equal to `made` if it was never served again. */
  readonly lastServed: number
}

/** A published folder with write access. */
export interface WritableFolder extends PublishedFolder {
  readonly store: WritableStore
  /** Writes the records of a release and of its sites, and switches every host to it. */
  readonly publish: (
    release: Release,
    notes?: { readonly known?: string; readonly commit?: string | undefined },
  ) => Promise<readonly HostChange[]>
  /** Writes the record of the served sites, if it changed. */
  readonly saveSiteRecords: (known: string) => Promise<void>
  /** Switches every host to an earlier release, whose record stays unchanged. */
  readonly serveAgain: (release: Release) => Promise<readonly HostChange[]>
  /** Notes that every host served a planned release. */
  readonly markOut: (name: string) => Promise<void>
  /** Returns true if that was noted. */
  readonly isMarkedOut: (name: string) => Promise<boolean>
  /** Replaces the list of releases by these names. The caller must hold the lease or lock, and keeps it. */
  readonly replaceReleaseList: (names: readonly string[]) => Promise<void>
}

/** Creates the reading methods over a store. */
export function createPublishedFolder(store: Store): PublishedFolder {
  return {
    names: () => loadNames(store),
    current: () => loadCurrent(store),
    release: (name) => loadRelease(store, name),
    times: (name) => loadTimes(store, name),
    commit: async (name) => (await store.read(commitMarkPath(name)))?.trim(),
    serving: store.pointers,
    currentHosts: () => loadCurrentHosts(store),
  }
}

/** Creates the reading and writing methods over a store. */
export function createWritableFolder(store: WritableStore): WritableFolder {
  return {
    ...createPublishedFolder(store),
    store,
    async publish(release, { known, commit } = {}) {
      const before = await loadCurrentHosts(store)
      await store.take()
      await writeRelease(store, release)
      if (commit !== undefined) await store.put(commitMarkPath(release.name), `${commit}\n`)
      if (known !== undefined) await store.put(siteRecordsPath, known)
      return switchHosts(store, release, before)
    },
    async saveSiteRecords(known) {
      if ((await store.read(siteRecordsPath)) === known) return
      await store.take()
      await store.put(siteRecordsPath, known)
    },
    async serveAgain(release) {
      const before = await loadCurrentHosts(store)
      await store.take()
      await store.put(servedMarkPath(release.name), `${release.name}\n`)
      return switchHosts(store, release, before)
    },
    isMarkedOut: async (name) => (await store.read(outMarkPath(name))) !== undefined,
    markOut: (name) => store.put(outMarkPath(name), `${name}\n`),
    replaceReleaseList: (names) => writeReleaseList(store, names),
  }
}

function writeReleaseList(store: WritableStore, names: readonly string[]): Promise<void> {
  return store.put(releaseListPath, [...names, ''].join('\n'))
}

/** Reports whether a release was published before; throws if another release has its name. */
export async function isReleasePublished(store: Store, release: Release): Promise<boolean> {
  const known = await loadRelease(store, release.name)
  if (known && !sameHosts(known.hosts, release.hosts))
    throw new Error(
      `"${release.name}" is the name of another release in "${store.name}". Choose another with --release.`,
    )
  return known !== undefined
}

async function writeRelease(store: WritableStore, release: Release): Promise<void> {
  const isKnown = await isReleasePublished(store, release)
  // The time of a record is when its release was made, so an existing record is not rewritten.
  if (isKnown) await store.put(servedMarkPath(release.name), `${release.name}\n`)
  else await store.put(releaseRecordPath(release.name), serializeRelease(release))
  const others = (await loadNames(store)).filter((name) => name !== release.name)
  await writeReleaseList(store, [...others, release.name])
}

async function switchHosts(
  store: WritableStore,
  { name, hosts }: Release,
  before: Hosts,
): Promise<readonly HostChange[]> {
  const turns = listHostChanges(before, hosts)
  const changed = turns.flatMap(({ host, after }): [string, string][] =>
    after === undefined ? [] : [[host, after]],
  )
  await store.switchHosts({ name, hosts: new Map(changed), gone: listTakenDown(turns) })
  return turns
}

async function loadNames(store: Store): Promise<string[]> {
  return ((await store.read(releaseListPath)) ?? '').split('\n').filter((name) => name !== '')
}

async function loadCurrent(store: Store): Promise<string | undefined> {
  // After a prune an id follows the name, so that the text differs from the one before.
  const name = (await store.read(currentReleasePath))?.trim().split(' ')[0]
  return name !== undefined && isReleaseName(name) ? name : undefined
}

async function loadTimes(store: Store, name: string): Promise<ReleaseTimes | undefined> {
  const made = await store.time(releaseRecordPath(name))
  if (made === undefined) return undefined
  const again = await store.time(servedMarkPath(name))
  return { made, lastServed: Math.max(made, again ?? made) }
}

async function loadRelease(store: Store, name: string): Promise<Release | undefined> {
  const text = await store.read(releaseRecordPath(name))
  const hosts = text === undefined ? undefined : parseReleaseRecord(text)
  return hosts && { name, hosts }
}

async function loadCurrentHosts(store: Store): Promise<Hosts> {
  const name = await loadCurrent(store)
  const release = name === undefined ? undefined : await loadRelease(store, name)
  return release?.hosts ?? (await store.pointers())
}
