import { openInspection } from '../config/check-merchants.ts'
import { openDiskFiles } from '../disk/disk-files.ts'
import { openStillFiles } from '../disk/still-files.ts'
import { openWardrobe } from '../dress/wardrobe.ts'
import { openFontPress } from '../fonts/font-press.ts'
import { openCrew } from '../pictures/drawing-crew.ts'
import { openLedger } from './known-sites.ts'
import { knownSites } from './places.ts'
import { publishPlayer } from './publish-player.ts'
import type { OpenFolder } from './published-folder.ts'
import {
  codeOfSite,
  type Hosts,
  isReleaseName,
  nameHosts,
  type Release,
  sameHosts,
} from './release.ts'
import { type Sending, type Sent, sendMerchants } from './send-merchants.ts'
import { type Counts, openSharedStore } from './shared-store.ts'
import { type Target, workAt } from './target.ts'

export interface PublishRequest {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  /** Where to publish to. */
  readonly out: Target
  /** Which merchants; all of them, and nobody else, without it. */
  readonly codes?: readonly string[]
  /** The name of the release; made from what it holds without it. */
  readonly release?: string
  /** The folder of the built player. */
  readonly dist: string
  /** The folder of the families of type. */
  readonly fonts: string
  /** `node_modules`, for families that are cut for each merchant. */
  readonly modules: string
  /** Hears of each merchant when its turn comes. */
  readonly progress?: Sending['progress']
}

export interface Published extends Sent {
  /** What every host serves now; absent when nothing ever went out. */
  readonly release: Release | undefined
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
  /** How many hosts serve something else than before. */
  readonly changedHosts: number
  readonly files: Counts
}

/** Puts merchants out; throws, and the old release goes on serving then. */
export async function publish(request: PublishRequest): Promise<Published> {
  const { out, release } = request
  if (release !== undefined && !isReleaseName(release))
    throw new Error(
      `"${release}" cannot be the name of a release. Use letters, digits, dots and dashes, 64 at most.`,
    )
  return workAt(out, (folder) => publishTo(folder, request))
}

async function publishTo(folder: OpenFolder, request: PublishRequest): Promise<Published> {
  const { codes, progress = () => {} } = request
  const files = openStillFiles(request.root)
  const press = openFontPress(request.modules)
  const crew = openCrew({ size: 2, patienceMs: 30_000 })
  const store = openSharedStore(folder.store)
  try {
    const { dist, fonts } = request
    const sources = { folder: dist, dist: openDiskFiles(dist), fonts: openDiskFiles(fonts) }
    const player = await publishPlayer(sources, store)
    const tools = { wardrobe: openWardrobe(files, press), player, store, crew }
    const before = await folder.standing()
    const text = await folder.store.read(knownSites)
    const ledger = openLedger({ files, player, before: text, standing: before })
    // Whoever is not published now is read for its hosts alone.
    const chosen = codes && new Set(codes)
    const inspection = openInspection(files, (code) =>
      !chosen || chosen.has(code) ? ledger.recall(code) : undefined,
    )
    const hosts = new Map(before)
    if (!codes) sayFarewell(hosts, files.list('merchants'))
    const sending = { codes: codes ?? inspection.all, inspection, tools, ledger, progress }
    const sent = await sendMerchants(hosts, sending)
    await store.finish()
    const takenDown = [...before.keys()].filter((host) => !hosts.has(host))
    const { release, isNew } = await nameRelease(hosts, folder, request.release)
    const known = ledger.text()
    const changedHosts = release && isNew ? await folder.putOut(release, known) : 0
    if (release && !isNew) await folder.keepKnown(known)
    return { ...sent, release, takenDown, changedHosts, files: store.counts() }
  } finally {
    await store.leave()
    crew.close()
    await press.close()
  }
}

/** Leaves out hosts of merchants that are gone; one whose folder is there without its file is a mistake. */
function sayFarewell(hosts: Map<string, string>, folders: readonly string[]): void {
  const known = new Set(folders)
  for (const [host, site] of hosts) if (!known.has(codeOfSite(site))) hosts.delete(host)
}

interface Named {
  readonly release: Release | undefined
  readonly isNew: boolean
}

/** What every host is to serve; nothing where nothing goes out and never did. */
async function nameRelease(
  hosts: Hosts,
  folder: OpenFolder,
  wanted: string | undefined,
): Promise<Named> {
  const name = await folder.current()
  const current = name === undefined ? undefined : await folder.release(name)
  const same = current !== undefined && sameHosts(current.hosts, hosts)
  if (same && (wanted ?? name) === name) return { release: current, isNew: false }
  if (hosts.size === 0 && !current) return { release: undefined, isNew: false }
  return { release: { name: wanted ?? nameHosts(hosts), hosts }, isNew: true }
}
