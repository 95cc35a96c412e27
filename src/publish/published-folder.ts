import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type DurableFiles, openDurableFiles } from './durable-files.ts'
import { lockFolder } from './folder-lock.ts'
import { explainWriting } from './publish-error.ts'
import { type Hosts, type Release, readRecord, sameHosts, writeRecord } from './release.ts'

/** Where everything lies in a published folder. */
export const places = {
  /** The player, shared by all. */
  assets: 'assets',
  /** The families of type, shared by all. */
  fonts: 'fonts',
  /** What merchants' pages name, by what it holds. */
  files: 'files',
  /** Pages of merchants, by what they hold. */
  sites: 'sites',
  /** The pointers: a link for each host to its site. */
  hosts: 'hosts',
  releases: 'releases',
} as const

/** Names of releases in the order they were made. */
const list = `${places.releases}/list`
/** The release that every host serves; not there while hosts flip. */
const current = `${places.releases}/current`

/** A published folder, to be looked at. */
export interface PublishedFolder {
  /** Names of releases, oldest first. */
  readonly names: () => readonly string[]
  readonly current: () => string | undefined
  readonly release: (name: string) => Release | undefined
  /** When a release was last published, in epoch milliseconds. */
  readonly time: (name: string) => number | undefined
  /** What each host serves at this moment, link by link. */
  readonly serving: () => Hosts
  /** The same, from the record of the current release where no flip was interrupted. */
  readonly standing: () => Hosts
}

/** A published folder that this process alone writes. */
export interface OpenFolder extends PublishedFolder {
  readonly files: DurableFiles
  /** Keeps the record of a release; throws when its name means another one. */
  readonly record: (release: Release) => void
  /** Lets every host serve a release, one host at a time; answers how many changed. */
  readonly flip: (release: Release) => number
  readonly close: () => void
}

/** Opens a published folder to look at it; throws where there is none. */
export function readFolder(out: string): PublishedFolder {
  if (!statSync(join(out, places.hosts), { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`Nothing is published in "${out}". Publish first, or name the folder.`)
  return lookAt(openDurableFiles(resolve(out)), out)
}

/** Opens or makes a published folder and takes it for this process; throws PublishError. */
function openFolder(out: string): OpenFolder {
  mkdirSync(out, { recursive: true })
  const unlock = lockFolder(out)
  try {
    const files = openDurableFiles(resolve(out))
    files.sweep()
    for (const folder of Object.values(places)) files.makeFolder(folder)
    return { ...lookAt(files, out), ...changes(files, out), files, close: unlock }
  } catch (cause) {
    unlock()
    throw cause
  }
}

/** Works in a folder that is this process's alone, and explains a disk that does not let it. */
export async function inFolder<T>(
  out: string,
  work: (folder: OpenFolder) => T | Promise<T>,
): Promise<T> {
  let folder: OpenFolder | undefined
  try {
    folder = openFolder(out)
    return await work(folder)
  } catch (cause) {
    if (folder) giveRoomBack(folder)
    throw explainWriting(cause, out)
  } finally {
    folder?.close()
  }
}

/** Removes what a publish that failed left beside; on a disk that lets nobody write, the next one does. */
function giveRoomBack({ files }: OpenFolder): void {
  try {
    files.sweep()
  } catch {
    // Why it failed is what is told.
  }
}

function lookAt(files: DurableFiles, out: string): PublishedFolder {
  return {
    names: () => readNames(files),
    current: () => files.read(current)?.trim(),
    release: (name) => readRelease(files, name),
    time: (name) => statSync(join(out, recordOf(name)), { throwIfNoEntry: false })?.mtimeMs,
    serving: () => readServing(files, out),
    standing: () => readStanding(files, out),
  }
}

function changes(files: DurableFiles, out: string): Pick<OpenFolder, 'record' | 'flip'> {
  return {
    record(release) {
      const known = readRelease(files, release.name)
      if (known && !sameHosts(known.hosts, release.hosts))
        throw new Error(
          `"${release.name}" is the name of another release in "${out}". Choose another with --release.`,
        )
      files.put(recordOf(release.name), writeRecord(release))
      const others = readNames(files).filter((name) => name !== release.name)
      files.put(list, [...others, release.name, ''].join('\n'))
      for (const folder of Object.values(places)) files.settle(folder)
    },
    flip({ name, hosts }) {
      const before = readStanding(files, out)
      const gone = [...before.keys()].filter((host) => !hosts.has(host))
      // All that takes room is made before the first host flips.
      const flips = [...hosts]
        .filter(([host, site]) => before.get(host) !== site)
        .map(([host, site]) =>
          files.readyLink(`${places.hosts}/${host}`, `../${places.sites}/${site}`),
        )
      const finish = files.ready(current, `${name}\n`)
      files.remove(current)
      files.settle(places.releases)
      for (const flip of flips) flip()
      for (const host of gone) files.remove(`${places.hosts}/${host}`)
      files.settle(places.hosts)
      finish()
      files.settle(places.releases)
      return flips.length + gone.length
    },
  }
}

function recordOf(name: string): string {
  return `${places.releases}/${name}.json`
}

function readNames(files: DurableFiles): string[] {
  return (files.read(list) ?? '').split('\n').filter((name) => name !== '')
}

function readRelease(files: DurableFiles, name: string): Release | undefined {
  const text = files.read(recordOf(name))
  const hosts = text === undefined ? undefined : readRecord(text)
  return hosts && { name, hosts }
}

function readStanding(files: DurableFiles, out: string): Hosts {
  const name = files.read(current)?.trim()
  const release = name === undefined ? undefined : readRelease(files, name)
  return release?.hosts ?? readServing(files, out)
}

function readServing(files: DurableFiles, out: string): Hosts {
  return new Map(
    readdirSync(join(out, places.hosts))
      .sort()
      .flatMap((host): [string, string][] => {
        const link = files.readLink(`${places.hosts}/${host}`)
        return link === undefined ? [] : [[host, basename(link)]]
      }),
  )
}
