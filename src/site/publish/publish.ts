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
  /** Where to publish to. */
  readonly out: Target
  /** The name of the release; made from what it holds without it. */
  readonly release?: string
}

export interface Published extends Sent {
  /** What every host serves now; absent when nothing ever went out. */
  readonly release: Release | undefined
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
  /** How many of the hosts that are served serve something else than before. */
  readonly changedHosts: number
  readonly files: Counts
}

/** Puts merchants out; throws, and the old release goes on serving then. */
export async function publish(request: PublishRequest): Promise<Published> {
  const { out, release } = request
  checkName(release)
  return workAt(out, (folder) => publishTo(folder, request))
}

/** Throws for what cannot be the name of a release. */
export function checkName(release: string | undefined): void {
  if (release !== undefined && !isReleaseName(release))
    throw new Error(
      `"${release}" cannot be the name of a release. Use letters, digits, dots and dashes, 64 at most.`,
    )
}

async function publishTo(folder: OpenFolder, request: PublishRequest): Promise<Published> {
  const crew = openCrew({ size: 2, patienceMs: 30_000 })
  const store = openSharedStore(folder.store)
  try {
    const { sent, before, hosts, known } = await chooseSites(folder, request, {
      store,
      send: (dressing) => (merchant, chain) =>
        publishMerchant(merchant, chain, { ...dressing, store, crew }),
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
    crew.close()
  }
}

interface Named {
  readonly release: Release | undefined
  readonly isNew: boolean
}

/** What every host is to serve; nothing where nothing goes out and never did. */
export async function nameRelease(
  hosts: Hosts,
  folder: PublishedFolder,
  wanted: string | undefined,
): Promise<Named> {
  const name = await folder.current()
  const current = name === undefined ? undefined : await folder.release(name)
  const same = current !== undefined && sameHosts(current.hosts, hosts)
  if (same && (wanted ?? name) === name) return { release: current, isNew: false }
  if (hosts.size === 0 && !current) return { release: undefined, isNew: false }
  return { release: { name: wanted ?? nameHosts(hosts), hosts }, isNew: true }
}
