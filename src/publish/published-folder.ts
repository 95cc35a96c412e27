import { currentRelease, knownSites, recordOf, releaseList } from './places.ts'
import {
  type Hosts,
  isReleaseName,
  type Release,
  readRecord,
  sameHosts,
  writeRecord,
} from './release.ts'
import type { OpenStore, Store } from './store.ts'

/** A published folder, on a disk or in a bucket, to be looked at. */
export interface PublishedFolder {
  /** Names of releases, oldest first. */
  readonly names: () => Promise<readonly string[]>
  readonly current: () => Promise<string | undefined>
  readonly release: (name: string) => Promise<Release | undefined>
  /** When a release last went out, in epoch milliseconds. */
  readonly time: (name: string) => Promise<number | undefined>
  /** What each host serves at this moment, pointer by pointer. */
  readonly serving: () => Promise<Hosts>
  /** The same, from the record of the current release where no flip was interrupted. */
  readonly standing: () => Promise<Hosts>
}

/** A published folder that is written. */
export interface OpenFolder extends PublishedFolder {
  readonly store: OpenStore
  /** Keeps the record of a release and what is known of its sites, and lets every host serve it; answers how many changed. */
  readonly putOut: (release: Release, known: string) => Promise<number>
  /** Keeps what is known of the sites that are served; where it is kept already it is not written again. */
  readonly keepKnown: (known: string) => Promise<void>
  /** Lets every host serve a release that was put out before, which goes out now; answers how many changed. */
  readonly serveAgain: (release: Release) => Promise<number>
  /** Lets the list of releases name these alone; what was taken before stays taken. */
  readonly forget: (names: readonly string[]) => Promise<void>
}

export function lookAt(store: Store): PublishedFolder {
  return {
    names: () => readNames(store),
    current: () => readCurrent(store),
    release: (name) => readRelease(store, name),
    time: (name) => store.time(recordOf(name)),
    serving: store.pointers,
    standing: () => readStanding(store),
  }
}

export function workOn(store: OpenStore): OpenFolder {
  return {
    ...lookAt(store),
    store,
    async putOut(release, known) {
      const before = await readStanding(store)
      await store.take()
      await keepRecord(store, release)
      await store.put(knownSites, known)
      return flip(store, release, before)
    },
    async keepKnown(known) {
      if ((await store.read(knownSites)) === known) return
      await store.take()
      await store.put(knownSites, known)
    },
    async serveAgain(release) {
      const before = await readStanding(store)
      await store.take()
      await store.put(recordOf(release.name), writeRecord(release))
      return flip(store, release, before)
    },
    forget: (names) => putNames(store, names),
  }
}

function putNames(store: OpenStore, names: readonly string[]): Promise<void> {
  return store.put(releaseList, [...names, ''].join('\n'))
}

/** Throws where a release's name is that of another. */
export async function checkFree(store: Store, release: Release): Promise<void> {
  const known = await readRelease(store, release.name)
  if (known && !sameHosts(known.hosts, release.hosts))
    throw new Error(
      `"${release.name}" is the name of another release in "${store.name}". Choose another with --release.`,
    )
}

async function keepRecord(store: OpenStore, release: Release): Promise<void> {
  await checkFree(store, release)
  await store.put(recordOf(release.name), writeRecord(release))
  const others = (await readNames(store)).filter((name) => name !== release.name)
  await putNames(store, [...others, release.name])
}

async function flip(store: OpenStore, { name, hosts }: Release, before: Hosts): Promise<number> {
  const gone = [...before.keys()].filter((host) => !hosts.has(host))
  const changed = new Map([...hosts].filter(([host, site]) => before.get(host) !== site))
  await store.flip({ name, hosts: changed, gone })
  return changed.size + gone.length
}

async function readNames(store: Store): Promise<string[]> {
  return ((await store.read(releaseList)) ?? '').split('\n').filter((name) => name !== '')
}

async function readCurrent(store: Store): Promise<string | undefined> {
  // What stands behind it tells one time from another.
  const name = (await store.read(currentRelease))?.trim().split(' ')[0]
  return name !== undefined && isReleaseName(name) ? name : undefined
}

async function readRelease(store: Store, name: string): Promise<Release | undefined> {
  const text = await store.read(recordOf(name))
  const hosts = text === undefined ? undefined : readRecord(text)
  return hosts && { name, hosts }
}

async function readStanding(store: Store): Promise<Hosts> {
  const name = await readCurrent(store)
  const release = name === undefined ? undefined : await readRelease(store, name)
  return release?.hosts ?? (await store.pointers())
}
