import { openCrew } from '../pictures/drawing-crew.ts'
import { chooseSites, type Sources } from './choose-sites.ts'
import { listTakenDown } from './host-turns.ts'
import { publishMerchant } from './publish-merchant.ts'
import type { OpenFolder, PublishedFolder } from './published-folder.ts'
import { type Hosts, isReleaseName, nameHosts, type Release, sameHosts } from './release.ts'
import type { Sent } from './send-merchants.ts'
import { type Counts, openSharedStore } from './shared-store.ts'
import { type Target, workAt } from './target.ts'

export interface PublishRequest extends Sources {
  /** The folder or bucket to publish to. */
  readonly out: Target
  /** The name of the release; derived from its content by default. */
  readonly release?: string
}

/** The result of a publish. */
export interface Published extends Sent {
  /** The release that every host serves now; undefined if nothing was ever published. */
  readonly release: Release | undefined
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
  /** The number of served hosts whose site changed. */
  readonly changedHosts: number
  readonly files: Counts
}

/** Publishes merchants; if it throws, hosts still serve the old release. */
export async function publish(request: PublishRequest): Promise<Published> {
  const { out, release } = request
  checkName(release)
  return workAt(out, (folder) => publishTo(folder, request))
}

/** Throws if a name cannot be the name of a release. */
export function checkName(release: string | undefined): void {
  if (release !== undefined && !isReleaseName(release))
    throw new Error(
      `"${release}" is not a valid name of a release. Use at most 64 letters, digits, dots, dashes and underscores, and begin with a letter or digit.`,
    )
}

async function publishTo(folder: OpenFolder, request: PublishRequest): Promise<Published> {
  const rasterizers = openCrew({ size: 2, patienceMs: 30_000 })
  const store = openSharedStore(folder.store)
  try {
    const { sent, before, hosts, known } = await chooseSites(folder, request, {
      store,
      send: (inputs) => (merchant, chain) =>
        publishMerchant(merchant, chain, { ...inputs, store, rasterizers }),
    })
    await store.finish()
    const takenDown = [...before.keys()].filter((host) => !hosts.has(host))
    const { release, isNew } = await nameRelease(hosts, folder, request.release)
    const turns = release && isNew ? await folder.putOut(release, known) : []
    const changedHosts = turns.length - listTakenDown(turns).length
    if (release && !isNew) await folder.keepKnown(known)
    return { ...sent, release, takenDown, changedHosts, files: store.counts() }
  } finally {
    await store.leave()
    rasterizers.close()
  }
}

interface ResolvedRelease {
  readonly release: Release | undefined
  readonly isNew: boolean
}

/** Returns the release of the hosts, and whether it is new; no release if nothing is or was published. */
export async function nameRelease(
  hosts: Hosts,
  folder: PublishedFolder,
  wanted: string | undefined,
): Promise<ResolvedRelease> {
  const name = await folder.current()
  const current = name === undefined ? undefined : await folder.release(name)
  const same = current !== undefined && sameHosts(current.hosts, hosts)
  if (same && (wanted ?? name) === name) return { release: current, isNew: false }
  if (hosts.size === 0 && !current) return { release: undefined, isNew: false }
  return { release: { name: wanted ?? nameHosts(hosts), hosts }, isNew: true }
}
