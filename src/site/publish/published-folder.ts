import { type HostTurn, listTakenDown, listTurns } from './host-turns.ts'
import { currentRelease, knownSites, recordOf, releaseList, servedMarkOf } from './places.ts'
import {
  type Hosts,
  isReleaseName,
  type Release,
  readRecord,
  sameHosts,
  writeRecord,
} from './release.ts'
import type { OpenStore, Store } from './store.ts'

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
  /** Returns the site of each host by reading every pointer. */
  readonly serving: () => Promise<Hosts>
  /** Returns the site of each host from the record of the current release; without one, by reading every pointer. */
  readonly standing: () => Promise<Hosts>
}

/** The times of a release in epoch milliseconds. */
export interface ReleaseTimes {
  readonly made: number
  /** The time at which it last went live; equal to `made` if it was never served again. */
  readonly lastServed: number
}

/** A published folder with write access. */
export interface OpenFolder extends PublishedFolder {
  readonly store: OpenStore
  /** Writes the records of a release and of its sites, and switches every host to it. */
  readonly putOut: (release: Release, known?: string) => Promise<readonly HostTurn[]>
  /** Writes the record of the served sites, if it changed. */
  readonly keepKnown: (known: string) => Promise<void>
  /** Switches every host to an earlier release, whose record stays unchanged. */
  readonly serveAgain: (release: Release) => Promise<readonly HostTurn[]>
  /** Replaces the list of releases by these names. The caller must hold the lease or lock, and keeps it. */
  readonly forget: (names: readonly string[]) => Promise<void>
}

/** Creates the reading methods over a store. */
export function lookAt(store: Store): PublishedFolder {
  return {
    names: () => loadNames(store),
    current: () => loadCurrent(store),
    release: (name) => loadRelease(store, name),
    times: (name) => loadTimes(store, name),
    serving: store.pointers,
    standing: () => loadCurrentHosts(store),
  }
}

/** Creates the reading and writing methods over a store. */
export function workOn(store: OpenStore): OpenFolder {
  return {
    ...lookAt(store),
    store,
    async putOut(release, known) {
      const before = await loadCurrentHosts(store)
      await store.take()
      await writeRelease(store, release)
      if (known !== undefined) await store.put(knownSites, known)
      return switchHosts(store, release, before)
    },
    async keepKnown(known) {
      if ((await store.read(knownSites)) === known) return
      await store.take()
      await store.put(knownSites, known)
    },
    async serveAgain(release) {
      const before = await loadCurrentHosts(store)
      await store.take()
      await store.put(servedMarkOf(release.name), `${release.name}\n`)
      return switchHosts(store, release, before)
    },
    forget: (names) => writeReleaseList(store, names),
  }
}

function writeReleaseList(store: OpenStore, names: readonly string[]): Promise<void> {
  return store.put(releaseList, [...names, ''].join('\n'))
}

/** Reports whether a release was published before; throws if another release has its name. */
export async function checkFree(store: Store, release: Release): Promise<boolean> {
  const known = await loadRelease(store, release.name)
  if (known && !sameHosts(known.hosts, release.hosts))
    throw new Error(
      `"${release.name}" is the name of another release in "${store.name}". Choose another with --release.`,
    )
  return known !== undefined
}

async function writeRelease(store: OpenStore, release: Release): Promise<void> {
  const isKnown = await checkFree(store, release)
  // The time of a record is when its release was made, so an existing record is not rewritten.
  if (isKnown) await store.put(servedMarkOf(release.name), `${release.name}\n`)
  else await store.put(recordOf(release.name), writeRecord(release))
  const others = (await loadNames(store)).filter((name) => name !== release.name)
  await writeReleaseList(store, [...others, release.name])
}

async function switchHosts(
  store: OpenStore,
  { name, hosts }: Release,
  before: Hosts,
): Promise<readonly HostTurn[]> {
  const turns = listTurns(before, hosts)
  const changed = turns.flatMap(({ host, after }): [string, string][] =>
    after === undefined ? [] : [[host, after]],
  )
  await store.flip({ name, hosts: new Map(changed), gone: listTakenDown(turns) })
  return turns
}

async function loadNames(store: Store): Promise<string[]> {
  return ((await store.read(releaseList)) ?? '').split('\n').filter((name) => name !== '')
}

async function loadCurrent(store: Store): Promise<string | undefined> {
  // After a prune an id follows the name, so that the text differs from the one before.
  const name = (await store.read(currentRelease))?.trim().split(' ')[0]
  return name !== undefined && isReleaseName(name) ? name : undefined
}

async function loadTimes(store: Store, name: string): Promise<ReleaseTimes | undefined> {
  const made = await store.time(recordOf(name))
  if (made === undefined) return undefined
  const again = await store.time(servedMarkOf(name))
  return { made, lastServed: Math.max(made, again ?? made) }
}

async function loadRelease(store: Store, name: string): Promise<Release | undefined> {
  const text = await store.read(recordOf(name))
  const hosts = text === undefined ? undefined : readRecord(text)
  return hosts && { name, hosts }
}

async function loadCurrentHosts(store: Store): Promise<Hosts> {
  const name = await loadCurrent(store)
  const release = name === undefined ? undefined : await loadRelease(store, name)
  return release?.hosts ?? (await store.pointers())
}
