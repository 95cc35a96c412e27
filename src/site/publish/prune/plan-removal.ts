import {
  commitMarkPath,
  outMarkPath,
  publishFolders,
  releaseRecordPath,
  servedMarkPath,
} from '../publish-paths.ts'
import type { Store, StoredFile } from '../store.ts'
import { findUsed } from './find-used.ts'

/** The files that a prune deletes and those that it keeps. */
export interface RemovalPlan {
  /** The folders of sites. */
  readonly folders: readonly string[]
  /** Groups of a file and its compressed forms, the file first. */
  readonly files: readonly (readonly string[])[]
  /** Everything that is deleted, except records. */
  readonly gone: readonly StoredFile[]
  /** Everything that is kept, except fonts and records. */
  readonly left: readonly StoredFile[]
}

/** The sites, releases and times that a prune keeps. */
export interface KeptContent {
  /** Names of sites. */
  readonly sites: ReadonlySet<string>
  /** Names of releases. */
  readonly releases: ReadonlySet<string>
  /** Files that were written after this time are kept; in epoch milliseconds. */
  readonly since: number
}

/** The folders whose files are pruned; not the fonts, which are few and used by every publish. */
const prunedFolders = [publishFolders.assets, publishFolders.files] as const

/** Plans the deletion of files that no kept site uses and that were not written recently. */
export async function planRemoval(
  store: Store,
  { sites, releases, since }: KeptContent,
): Promise<RemovalPlan> {
  const isOld = (entries: readonly StoredFile[]): boolean =>
    entries.every(({ time }) => time < since)
  const folders = Map.groupBy(await store.entries(publishFolders.sites), siteOf)
  const isRemoved = (folder: string, entries: readonly StoredFile[]): boolean =>
    !sites.has(folder.slice(publishFolders.sites.length + 1)) && isOld(entries)
  const [oldSites, otherSites] = split([...folders], ([folder, entries]) =>
    isRemoved(folder, entries),
  )
  const entries = (await Promise.all(prunedFolders.map(store.entries))).flat()
  const groups = [...Map.groupBy(entries, ({ path }) => plainOf(path))]
  const oldGroups = groups.filter(([, group]) => isOld(group))
  const pages = otherSites.flatMap(([, files]) => files.map(({ path }) => path))
  const used =
    oldGroups.length > 0 ? await findUsed(store, pages.filter(isPlain), entries) : undefined
  const unused = new Map(oldGroups.filter(([path]) => !used?.has(path)))
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

function siteOf({ path }: StoredFile): string {
  return path.split('/').slice(0, 2).join('/')
}

/** Returns the path of a file without the extension of its compressed form. */
function plainOf(path: string): string {
  return path.replace(/\.(br|gz)$/, '')
}

function isPlain(path: string): boolean {
  return plainOf(path) === path
}

/** Returns the paths of a group, the file itself first: it marks the group as complete. */
function inOrder([plain, group]: readonly [string, readonly StoredFile[]]): string[] {
  const paths = group.map(({ path }) => path)
  return paths.toSorted((a, b) => Number(b === plain) - Number(a === plain))
}

/** Lists the records of the releases that are not kept, and their marks. */
async function findRecords(store: Store, releases: ReadonlySet<string>): Promise<string[]> {
  const stay = new Set(
    [...releases].flatMap((name) => [
      releaseRecordPath(name),
      servedMarkPath(name),
      outMarkPath(name),
      commitMarkPath(name),
    ]),
  )
  const entries = await store.entries(publishFolders.releases)
  return entries
    .map(({ path }) => path)
    .filter((path) => /\.(json|served|out|commit)$/.test(path) && !stay.has(path))
}
