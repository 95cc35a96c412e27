import { PublishError } from '../publish-error.ts'
import { lookAt, type PublishedFolder } from '../published-folder.ts'
import { sameHosts } from '../release.ts'
import type { Entry, Store } from '../store.ts'
import { look, peek, type Target, workAt } from '../target.ts'
import { chooseKept, type DatedRelease } from './choose-kept.ts'
import { planRemoval, type Removal } from './plan-removal.ts'

export interface PruneOptions {
  /** How many of the latest releases stay, whatever their age. */
  readonly keep: number
  /** What was served or written in so many days stays. */
  readonly days: number
  /** Hears how many files and sites are gone. */
  readonly progress?: (at: { readonly done: number; readonly of: number }) => void
}

export interface Weight {
  readonly files: number
  readonly bytes: number
}

/** What stays and what goes. */
export interface Pruned {
  /** Newest first; `published` is an ISO time. */
  readonly kept: readonly {
    readonly name: string
    readonly published: string
    readonly current: boolean
  }[]
  readonly gone: Weight & {
    /** Newest first. */
    readonly releases: readonly string[]
    readonly sites: number
  }
  readonly left: Weight
}

/** As many files and sites as are removed between two words about it. */
const atOnce = 200
const day = 86_400_000

/** Answers what `prune` would remove, and removes nothing; throws where nothing is published. */
export async function previewPrune(target: Target, options: PruneOptions): Promise<Pruned> {
  await look(target)
  const store = await peek(target)
  const folder = lookAt(store)
  const { pruned } = await plan({ ...folder, store }, await findCurrent(folder, store), options)
  return pruned
}

/**
 * Removes old releases and what nothing uses any more; throws where nothing is published, and
 * PublishError where another publishes. Wherever it ends, everything that a release names is there.
 */
export async function prune(target: Target, options: PruneOptions): Promise<Pruned> {
  await look(target)
  return workAt(target, async (folder) => {
    const { store } = folder
    const current = await findCurrent(folder, store)
    await store.take()
    const { pruned, removal, names } = await plan(folder, current, options)
    if (pruned.gone.releases.length > 0) await folder.forget(names)
    const all = [...removal.folders.map((path) => [path]), ...removal.files]
    for (let done = 0; done < all.length; done += atOnce) {
      options.progress?.({ done, of: all.length })
      const next = all.slice(done, done + atOnce)
      const folders = Math.max(0, removal.folders.length - done)
      await store.discard({ folders: next.slice(0, folders).flat(), files: next.slice(folders) })
    }
    return pruned
  })
}

interface Looked extends PublishedFolder {
  readonly store: Store
}

interface Plan {
  readonly pruned: Pruned
  readonly removal: Removal
  /** The releases that stay, in the order of the list. */
  readonly names: readonly string[]
}

async function plan(folder: Looked, current: string, { keep, days }: PruneOptions): Promise<Plan> {
  const { store } = folder
  const since = Date.now() - days * day
  const releases = await readReleases(folder)
  const stays = chooseKept(releases, current, { keep, since })
  const isKept = ({ name }: DatedRelease): boolean => stays.has(name)
  const [kept, gone] = [releases.filter(isKept), releases.filter((one) => !isKept(one))]
  const serving = await folder.serving()
  const sites = new Set([...kept, { hosts: serving }].flatMap(({ hosts }) => [...hosts.values()]))
  const removal = await planRemoval(store, { sites, releases: stays, since })
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
        ...weigh(removal.gone),
      },
      left: weigh(removal.left),
    },
  }
}

function weigh(entries: readonly Entry[]): Weight {
  return { files: entries.length, bytes: entries.reduce((sum, { size }) => sum + size, 0) }
}

async function readReleases(folder: PublishedFolder): Promise<DatedRelease[]> {
  const found = await Promise.all(
    (await folder.names()).map(async (name) => {
      const [release, times] = await Promise.all([folder.release(name), folder.times(name)])
      return release && times ? [{ ...release, ...times }] : []
    }),
  )
  return found.flat()
}

/** The release that every host serves, also where a pointer was taken and never given back. */
async function findCurrent(folder: PublishedFolder, { name: place }: Store): Promise<string> {
  const current = await folder.current()
  if (current !== undefined) return current
  const serving = await folder.serving()
  for (const name of (await folder.names()).toReversed()) {
    const release = await folder.release(name)
    if (release && sameHosts(release.hosts, serving)) return name
  }
  throw new PublishError(
    `The last publish to "${place}" was interrupted. Publish again or roll back, then prune.`,
  )
}
