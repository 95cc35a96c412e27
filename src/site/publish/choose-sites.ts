import { isArchived } from '../../core/config/archived.ts'
import { count } from '../../core/config/count.ts'
import { type Finding, printFindings } from '../../core/config/finding.ts'
import { type Claims, readClaims } from '../../core/config/read-claims.ts'
import { compileAdapters } from '../adapters/compile-adapters.ts'
import type { CompiledAdapters } from '../assemble/adapters.ts'
import { contentHash } from '../assemble/content-hash.ts'
import type { CompiledBlocks } from '../assemble/own-blocks.ts'
import { type CheckedCache, cacheFileOf, openCheckedCache } from '../disk/checked-cache.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { snapshotFiles } from '../disk/snapshot-files.ts'
import { snapshotWorkspaceFiles } from '../disk/workspace-files.ts'
import { compileOwnBlocks } from '../own-blocks/compile-own-blocks.ts'
import { openCompressedCache } from './compressed-cache.ts'
import { findHeldHosts, type HeldHosts } from './find-held-hosts.ts'
import { createSiteHasher, readCodeHash, type SiteHasher } from './hash-site.ts'
import { openHostIndex } from './host-index.ts'
import type { OtherGateway } from './other-gateway.ts'
import { PublishError } from './publish-error.ts'
import {
  type MerchantBuilds,
  type MerchantResults,
  type PublishMerchantsOptions,
  publishMerchants,
} from './publish-merchants.ts'
import { siteRecordsPath } from './publish-paths.ts'
import { publishPlayer } from './publish-player.ts'
import type { PublishedFolder } from './published-folder.ts'
import { codeOfSite, type Hosts } from './release.ts'
import type { SharedStore } from './shared-store.ts'
import { openSiteRecords, type SiteRecords } from './site-records.ts'
import type { SiteFolders } from './site-tools.ts'
import type { Store } from './store.ts'

/** The sources of a publish. */
export interface PublishSources {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  /** The codes of the merchants to publish; without it the release holds all merchants and no others. */
  readonly codes?: readonly string[]
  /** The folder of the built player. */
  readonly dist: string
  /** The folder of the font files. */
  readonly fonts: string
  /** The `node_modules` folder, with the fonts that are subset for each merchant. */
  readonly modules: string
  /** The moment of the publish, in epoch milliseconds; by default now. */
  readonly now?: number
  /** The gateway that the pages call in place of the one that each merchant names. */
  readonly gateway?: OtherGateway
  /** Called before each merchant. */
  readonly progress?: PublishMerchantsOptions['progress']
}

/** The output of sites, which differs between a publish and a dry run. */
export interface SiteOutput {
  /** Takes the shared files. */
  readonly store: SharedStore
  /** Starts to build merchants. */
  readonly startBuilds: (needs: BuildNeeds) => Promise<MerchantBuilds>
}

/** What building merchants needs. */
export interface BuildNeeds extends SiteFolders {
  readonly root: string
  readonly claims: Claims
  readonly heldHosts: HeldHosts
  readonly hasher: SiteHasher
  /** The gateway in place of the merchants' own. */
  readonly gateway: OtherGateway | undefined
  /** The number of merchants to build. */
  readonly count: number
}

/** The sites that every host will serve. */
export interface ChosenSites {
  readonly sent: MerchantResults
  /** The site of each host before. */
  readonly before: Hosts
  /** The site of each host afterwards. */
  readonly hosts: Hosts
  /** The record of the sites for the next publish. */
  readonly known: string
  /**
   * A hash of all that the published merchants are made of, such as their files, parents, messages, blocks and Livery's
   * code; a time that turns a condition is no part of it.
   */
  readonly inputs: string
}

/** Builds the merchants' sites and chooses the site of every host; throws PublishError if there is no merchant. */
export async function chooseSites(
  folder: PublishedFolder & { readonly store: Store },
  {
    root,
    codes,
    dist,
    fonts,
    modules,
    gateway,
    now = Date.now(),
    progress = () => {},
  }: PublishSources,
  { store, startBuilds }: SiteOutput,
): Promise<ChosenSites> {
  const files = snapshotWorkspaceFiles(root)
  if (files.list('merchants').length === 0)
    throw new PublishError(`There is no merchant in ${root}/merchants. Nothing was changed.`)
  const compressor = (build: string) =>
    openCompressedCache({ modules, build, version: readCodeHash() })
  const { ownBlocks, adapters } = await compileSound(files)
  const built = {
    dist: snapshotFiles(dist),
    fonts: snapshotFiles(fonts),
    compressor,
    ownBlocks,
    adapters,
    now,
  }
  const player = await publishPlayer(built, store)
  const before = await folder.currentHosts()
  const text = await folder.store.read(siteRecordsPath)
  const hasher = createSiteHasher({ files, player, gateway, codeHash: readCodeHash() })
  const siteRecords = openSiteRecords({ files, hasher, text, hosts: before })
  // Merchants that are not published now are read only for their hosts.
  const chosen = codes && new Set(codes)
  const index = openHostIndex(files, openIndexCache({ root, modules, files }))
  const claims = readClaims(
    files,
    (code) =>
      (!chosen || chosen.has(code) ? siteRecords.findUnchangedHosts(code) : undefined) ??
      index.hostsOf(code),
  )
  index.save()
  const hosts = new Map(before)
  if (!codes) removeDeletedMerchants(hosts, files.list('merchants'))
  const listed = codes ?? claims.codes
  const isClaimedTwice = (host: string) => (claims.byHost.get(host)?.length ?? 0) > 1
  const unchanged = new Map(
    listed.flatMap((code) => {
      const kept = siteRecords.findUnchangedHosts(code)
      return kept && !kept.some(isClaimedTwice) ? [[code, kept] as const] : []
    }),
  )
  // What is unchanged since it was published was not archived then.
  const isOff = (code: string): boolean => !unchanged.has(code) && isArchived(files, code)
  const all = listed.filter((code) => !isOff(code))
  if (codes) removeArchivedMerchants(hosts, codes.filter(isOff))
  const heldHosts = findHeldHosts(hosts, claims, files)
  const count = all.length - unchanged.size
  const sources = { root, files, dist, modules, player }
  const builds = await startBuilds({ ...sources, claims, heldHosts, hasher, gateway, count })
  try {
    const sending = { codes: all, unchanged, builds, siteRecords, progress }
    const sent = await publishMerchants(hosts, sending)
    await builds.finish()
    const inputs = hashInputs(all, siteRecords, hasher)
    return { sent, before, hosts, known: siteRecords.serialize(), inputs }
  } finally {
    await builds.close()
  }
}

function hashInputs(codes: readonly string[], records: SiteRecords, hasher: SiteHasher): string {
  const origins = codes.toSorted().map((code) => {
    const { chain, looks } = records.find(code) ?? { chain: [code], looks: [] }
    return [code, hasher.hash({ chain, looks })]
  })
  return contentHash(JSON.stringify(origins))
}

/** The code that a workspace brings, as plain data. */
interface OwnCode {
  readonly ownBlocks: CompiledBlocks
  readonly adapters: CompiledAdapters
}

/** Compiles the own blocks and the adapters of the workspace; throws PublishError if one of them has an error. */
async function compileSound(files: DiskFiles): Promise<OwnCode> {
  const { blocks: ownBlocks, findings: ofBlocks } = await compileOwnBlocks(files)
  const { adapters, findings: ofAdapters } = await compileAdapters(files)
  requireSound('own blocks', ofBlocks)
  requireSound('adapters', ofAdapters)
  return { ownBlocks, adapters }
}

function requireSound(what: string, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length > 0)
    throw new PublishError(
      `The ${what} have ${count(errors.length, 'error')}. Nothing was changed.\n${printFindings(errors).join('\n')}`,
    )
}

/** The number of merchants from which an index of their hosts is quicker than reading their files. */
const leastIndexed = 100
const noCache: CheckedCache = { load: () => undefined, save: () => undefined }

function openIndexCache({
  root,
  modules,
  files,
}: Pick<PublishSources, 'root' | 'modules'> & Pick<BuildNeeds, 'files'>): CheckedCache {
  if (files.list('merchants').length < leastIndexed) return noCache
  return openCheckedCache(cacheFileOf(modules, 'hosts', root), readCodeHash())
}

/** Takes down the hosts of archived merchants that a publish names. */
function removeArchivedMerchants(hosts: Map<string, string>, archived: readonly string[]): void {
  for (const [host, site] of hosts) if (archived.includes(codeOfSite(site))) hosts.delete(host)
}

/** Removes the hosts of merchants whose folder is gone. A folder without `merchant.json` is a mistake, so its hosts stay. */
function removeDeletedMerchants(hosts: Map<string, string>, folders: readonly string[]): void {
  const known = new Set(folders)
  for (const [host, site] of hosts) if (!known.has(codeOfSite(site))) hosts.delete(host)
}
