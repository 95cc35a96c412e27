import { places, recordOf, servedMarkOf } from '../places.ts'
import type { Entry, Store } from '../store.ts'
import { findUsed } from './find-used.ts'

/** What is to be removed, and what it weighs. */
export interface Removal {
  /** The folders of sites. */
  readonly folders: readonly string[]
  /** Files, each before what stands beside it. */
  readonly files: readonly (readonly string[])[]
  readonly gone: readonly Entry[]
  /** What stays beside fonts and records. */
  readonly left: readonly Entry[]
}

export interface Staying {
  readonly sites: ReadonlySet<string>
  /** Names of releases. */
  readonly releases: ReadonlySet<string>
  /** What was written after this moment stays, in epoch milliseconds. */
  readonly since: number
}

/** Where files pile up; the families of type are few, and every publish has all of them. */
const piles = [places.assets, places.files] as const

/** Finds what neither a site that stays uses nor anybody wrote lately. */
export async function planRemoval(
  store: Store,
  { sites, releases, since }: Staying,
): Promise<Removal> {
  const isOld = (entries: readonly Entry[]): boolean => entries.every(({ time }) => time < since)
  const folders = Map.groupBy(await store.entries(places.sites), siteOf)
  const goes = (folder: string, entries: readonly Entry[]): boolean =>
    !sites.has(folder.slice(places.sites.length + 1)) && isOld(entries)
  const [oldSites, otherSites] = split([...folders], ([folder, entries]) => goes(folder, entries))
  const entries = (await Promise.all(piles.map(store.entries))).flat()
  const groups = [...Map.groupBy(entries, ({ path }) => plainOf(path))]
  const mayGo = groups.filter(([, group]) => isOld(group))
  const pages = otherSites.flatMap(([, files]) => files.map(({ path }) => path))
  const used = mayGo.length > 0 ? await findUsed(store, pages.filter(isPlain), entries) : undefined
  const unused = new Map(mayGo.filter(([path]) => !used?.has(path)))
  const [oldFiles, otherFiles] = split(groups, ([path]) => unused.has(path))
  const records = await findRecords(store, releases)
  const gone = [...oldSites, ...oldFiles].flatMap(([, group]) => group)
  return {
    folders: oldSites.map(([folder]) => folder),
    files: [...records.map((path) => [path]), ...oldFiles.map(inOrder)],
    gone,
    left: [...otherSites, ...otherFiles].flatMap(([, group]) => group),
  }
}

function split<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))]
}

function siteOf({ path }: Entry): string {
  return path.split('/').slice(0, 2).join('/')
}

/** The file that compressed forms stand beside. */
function plainOf(path: string): string {
  return path.replace(/\.(br|gz)$/, '')
}

function isPlain(path: string): boolean {
  return plainOf(path) === path
}

/** The file itself first: where it is, all of it is. */
function inOrder([plain, group]: readonly [string, readonly Entry[]]): string[] {
  const paths = group.map(({ path }) => path)
  return paths.toSorted((a, b) => Number(b === plain) - Number(a === plain))
}

/** The records of releases that do not stay, and when those were served again. */
async function findRecords(store: Store, releases: ReadonlySet<string>): Promise<string[]> {
  const stay = new Set([...releases].flatMap((name) => [recordOf(name), servedMarkOf(name)]))
  const entries = await store.entries(places.releases)
  return entries
    .map(({ path }) => path)
    .filter((path) => /\.(json|served)$/.test(path) && !stay.has(path))
}
