import { PublishError } from '../publish-error.ts'
import {
  openForDryRun,
  openPublishedFolder,
  type PublishTarget,
  withPublishTarget,
} from '../publish-target.ts'
import { createPublishedFolder, type PublishedFolder } from '../published-folder.ts'
import { sameHosts } from '../release.ts'
import type { Store, StoredFile } from '../store.ts'
import { chooseKeptReleases, type DatedRelease } from './choose-kept-releases.ts'
import { planRemoval, type RemovalPlan } from './plan-removal.ts'

export interface PruneOptions {
  /** The number of the latest releases that are kept at any age. */
  readonly keep: number
  /** Everything that was served or written in the last so many days is kept. */
  readonly days: number
  /** Called with the number of files and sites deleted so far. */
  readonly progress?: (at: { readonly done: number; readonly of: number }) => void
}

/** A number of files and their size. */
export interface FileTotals {
  readonly files: number
  readonly bytes: number
}

/** The releases and files that a prune keeps and deletes. */
export interface PruneResult {
  /** Newest first; `published` is an ISO time. */
  readonly kept: readonly {
    readonly name: string
    readonly published: string
    readonly current: boolean
  }[]
  readonly gone: FileTotals & {
    /** Newest first. */
    readonly releases: readonly string[]
    readonly sites: number
  }
  readonly left: FileTotals
}

/** The number of files and sites that are deleted between two calls of `progress`. */
const batchSize = 200
const day = 86_400_000

/** Returns what `prune` would delete, and deletes nothing; throws if nothing is published. */
export async function dryRunPrune(
  target: PublishTarget,
  options: PruneOptions,
): Promise<PruneResult> {
  await openPublishedFolder(target)
  const store = await openForDryRun(target)
  const folder = createPublishedFolder(store)
  const { pruned } = await plan({ ...folder, store }, await findCurrent(folder, store), options)
  return pruned
}

/**
 * Deletes old releases and files that nothing uses. Throws if nothing is published, and PublishError
 * if another process publishes. If it is interrupted, every listed release is still complete.
 */
export async function prune(target: PublishTarget, options: PruneOptions): Promise<PruneResult> {
  await openPublishedFolder(target)
  return withPublishTarget(target, async (folder) => {
    const { store } = folder
    const current = await findCurrent(folder, store)
    await store.take()
    const { pruned, removal, names } = await plan(folder, current, options)
    if (pruned.gone.releases.length > 0) await folder.replaceReleaseList(names)
    const all = [...removal.folders.map((path) => [path]), ...removal.files]
    for (let done = 0; done < all.length; done += batchSize) {
      options.progress?.({ done, of: all.length })
      const next = all.slice(done, done + batchSize)
      const folders = Math.max(0, removal.folders.length - done)
      await store.discard({ folders: next.slice(0, folders).flat(), files: next.slice(folders) })
    }
    return pruned
  })
}

interface FolderWithStore extends PublishedFolder {
  readonly store: Store
}

interface Plan {
  readonly pruned: PruneResult
  readonly removal: RemovalPlan
  /** The names of the kept releases, in the order of the list. */
  readonly names: readonly string[]
}

async function plan(
  folder: FolderWithStore,
  current: string,
  { keep, days }: PruneOptions,
): Promise<Plan> {
  const { store } = folder
  const since = Date.now() - days * day
  const releases = await loadReleases(folder)
  const keptNames = chooseKeptReleases(releases, current, { keep, since })
  const isKept = ({ name }: DatedRelease): boolean => keptNames.has(name)
  const [kept, gone] = [releases.filter(isKept), releases.filter((one) => !isKept(one))]
  const serving = await folder.serving()
  const sites = new Set([...kept, { hosts: serving }].flatMap(({ hosts }) => [...hosts.values()]))
  const removal = await planRemoval(store, { sites, releases: keptNames, since })
  return {
    removal,
    names: kept.map(({ name }) => name),
    pruned: {
      kept: kept.toReversed().map(({ name, made }) => ({
        name,
        published: new Date(made).toISOString(),
        current: name === current,
      })),
      gone: {
        releases: gone.toReversed().map(({ name }) => name),
        sites: removal.folders.length,
        ...sumUp(removal.gone),
      },
      left: sumUp(removal.left),
    },
  }
}

function sumUp(entries: readonly StoredFile[]): FileTotals {
  return { files: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) }
}

async function loadReleases(folder: PublishedFolder): Promise<DatedRelease[]> {
  const found = await Promise.all(
    (await folder.names()).map(async (name) => {
      const [release, times] = await Promise.all([folder.release(name), folder.times(name)])
      return release && times ? [{ ...release, ...times }] : []
    }),
  )
  return found.flat()
}

/** Finds the release that every host serves, even if an interrupted publish removed its name; throws if hosts serve two. */
async function findCurrent(folder: PublishedFolder, { name: target }: Store): Promise<string> {
  const current = await folder.current()
  if (current !== undefined) return current
  const serving = await folder.serving()
  for (const name of (await folder.names()).toReversed()) {
    const release = await folder.release(name)
    if (release && sameHosts(release.hosts, serving)) return name
  }
  throw new PublishError(
    `The last publish to "${target}" was interrupted. Publish again or roll back, then prune.`,
  )
}
