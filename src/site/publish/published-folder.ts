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

/** A published folder, on a disk or in a bucket, to be looked at. */
export interface PublishedFolder {
  /** Names of releases, oldest first. */
  readonly names: () => Promise<readonly string[]>
  readonly current: () => Promise<string | undefined>
  readonly release: (name: string) => Promise<Release | undefined>
  /** When a release was made and when it last went live; undefined where its record is gone. */
  readonly times: (name: string) => Promise<ReleaseTimes | undefined>
  /** What each host serves at this moment, pointer by pointer. */
  readonly serving: () => Promise<Hosts>
  /** The same, from the record of the current release where no flip was interrupted. */
  readonly standing: () => Promise<Hosts>
}

/** In epoch milliseconds. */
export interface ReleaseTimes {
  readonly made: number
  /** The same as `made` where it was never served again. */
  readonly lastServed: number
}

/** A published folder that is written. */
export interface OpenFolder extends PublishedFolder {
  readonly store: OpenStore
  /** Keeps the record of a release, and what is known of its sites where that is given, and lets every host serve it. */
  readonly putOut: (release: Release, known?: string) => Promise<readonly HostTurn[]>
  /** Keeps what is known of the sites that are served; where it is kept already it is not written again. */
  readonly keepKnown: (known: string) => Promise<void>
  /** Lets every host serve a release that was put out before; its record stays as it was made. */
  readonly serveAgain: (release: Release) => Promise<readonly HostTurn[]>
  /** Lets the list of releases name these alone; what was taken before stays taken. */
  readonly forget: (names: readonly string[]) => Promise<void>
}

export function lookAt(store: Store): PublishedFolder {
  return {
    names: () => readNames(store),
    current: () => readCurrent(store),
    release: (name) => readRelease(store, name),
    times: (name) => readTimes(store, name),
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
      if (known !== undefined) await store.put(knownSites, known)
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
      await store.put(servedMarkOf(release.name), `${release.name}\n`)
      return flip(store, release, before)
    },
    forget: (names) => putNames(store, names),
  }
}

function putNames(store: OpenStore, names: readonly string[]): Promise<void> {
  return store.put(releaseList, [...names, ''].join('\n'))
}

/** Answers whether a release was put out before; throws where its name is that of another. */
export async function checkFree(store: Store, release: Release): Promise<boolean> {
  const known = await readRelease(store, release.name)
  if (known && !sameHosts(known.hosts, release.hosts))
    throw new Error(
      `"${release.name}" is the name of another release in "${store.name}". Choose another with --release.`,
    )
  return known !== undefined
}

async function keepRecord(store: OpenStore, release: Release): Promise<void> {
  const isKnown = await checkFree(store, release)
  // The age of a record is when its release was made.
  if (isKnown) await store.put(servedMarkOf(release.name), `${release.name}\n`)
  else await store.put(recordOf(release.name), writeRecord(release))
  const others = (await readNames(store)).filter((name) => name !== release.name)
  await putNames(store, [...others, release.name])
}

async function flip(
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

async function readNames(store: Store): Promise<string[]> {
  return ((await store.read(releaseList)) ?? '').split('\n').filter((name) => name !== '')
}

async function readCurrent(store: Store): Promise<string | undefined> {
  // What stands behind it tells one time from another.
  const name = (await store.read(currentRelease))?.trim().split(' ')[0]
  return name !== undefined && isReleaseName(name) ? name : undefined
}

async function readTimes(store: Store, name: string): Promise<ReleaseTimes | undefined> {
  const made = await store.time(recordOf(name))
  if (made === undefined) return undefined
  const again = await store.time(servedMarkOf(name))
  return { made, lastServed: Math.max(made, again ?? made) }
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
