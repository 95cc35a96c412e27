import { readHead } from '../git/read-head.ts'
import { chooseSites, type PublishSources } from './choose-sites.ts'
import { listTakenDown } from './host-changes.ts'
import { assertAsPlanned, finishPlanned, type PlannedRelease } from './planned-release.ts'
import type { MerchantResults } from './publish-merchants.ts'
import { type PublishTarget, withPublishTarget } from './publish-target.ts'
import type { PublishedFolder, WritableFolder } from './published-folder.ts'
import { deriveReleaseName, type Hosts, isReleaseName, type Release, sameHosts } from './release.ts'
import { asFileSink, createSharedStore, type FileCounts } from './shared-store.ts'
import { startBuilds } from './start-builds.ts'

export interface PublishRequest extends PublishSources {
  /** The folder or bucket to publish to. */
  readonly out: PublishTarget
  /** The name of the release; derived from its content by default. */
  readonly release?: string
  /** Publishes a release that was planned: once, whole, and only as it was planned. */
  readonly planned?: PlannedRelease
  /** The number of threads that build merchants; chosen by default by the machine and the merchants. */
  readonly threads?: number
}

/** The result of a publish. */
export interface PublishResult extends MerchantResults {
  /** The release that every host serves now; undefined if nothing was ever published. */
  readonly release: Release | undefined
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
  /** The number of served hosts whose site changed. */
  readonly changedHosts: number
  readonly files: FileCounts
}

/** Publishes merchants; if it throws, hosts still serve the old release. */
export async function publish(request: PublishRequest): Promise<PublishResult> {
  const { out, release } = request
  assertReleaseName(release)
  return withPublishTarget(out, (folder) => publishTo(folder, request))
}

/** Throws if a name cannot be the name of a release. */
export function assertReleaseName(release: string | undefined): void {
  if (release !== undefined && !isReleaseName(release))
    throw new Error(
      `"${release}" is not a valid name of a release. Use at most 64 letters, digits, dots, dashes and underscores, and begin with a letter or digit.`,
    )
}

async function publishTo(folder: WritableFolder, request: PublishRequest): Promise<PublishResult> {
  const { planned } = request
  const finished = planned && (await finishPlanned(folder, request))
  if (finished) return { ...nothingBuilt, ...finished }
  const store = createSharedStore(asFileSink(folder.store))
  try {
    const chosen = await chooseSites(folder, request, {
      store,
      startBuilds: (needs) => startBuilds(needs, store, request.threads),
    })
    const { sent, before, hosts, known } = chosen
    if (planned) assertAsPlanned(chosen, planned)
    await store.finish()
    const takenDown = [...before.keys()].filter((host) => !hosts.has(host))
    const { release, isNew } = await resolveRelease(hosts, folder, request.release)
    const turns =
      release && isNew
        ? await folder.publish(release, { known, commit: readHead(request.root) })
        : []
    if (planned && release) await folder.markOut(release.name)
    const changedHosts = turns.length - listTakenDown(turns).length
    if (release && !isNew) await folder.saveSiteRecords(known)
    return { ...sent, release, takenDown, changedHosts, files: store.counts() }
  } finally {
    await store.cancel()
  }
}

const nothingBuilt = { published: [], refused: [], files: { fresh: 0, kept: 0 } } as const

interface ResolvedRelease {
  readonly release: Release | undefined
  readonly isNew: boolean
}

/** Returns the release of the hosts, and whether it is new; no release if nothing is or was published. */
export async function resolveRelease(
  hosts: Hosts,
  folder: PublishedFolder,
  wanted: string | undefined,
): Promise<ResolvedRelease> {
  const name = await folder.current()
  const current = name === undefined ? undefined : await folder.release(name)
  const same = current !== undefined && sameHosts(current.hosts, hosts)
  if (same && (wanted ?? name) === name) return { release: current, isNew: false }
  if (hosts.size === 0 && !current) return { release: undefined, isNew: false }
  return { release: { name: wanted ?? deriveReleaseName(hosts), hosts }, isNew: true }
}
