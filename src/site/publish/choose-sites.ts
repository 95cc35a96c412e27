import { openInspection } from '../../core/config/check-merchants.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { createAssetSources } from '../build/asset-sources.ts'
import { openDiskFiles } from '../disk/disk-files.ts'
import { snapshotFiles } from '../disk/snapshot-files.ts'
import { createFontSubsetter } from '../fonts/font-subsetter.ts'
import { PublishError } from './publish-error.ts'
import type { SiteInputs } from './publish-merchant.ts'
import {
  type MerchantResults,
  type PublishMerchantsOptions,
  publishMerchants,
} from './publish-merchants.ts'
import { siteRecordsPath } from './publish-paths.ts'
import { publishPlayer } from './publish-player.ts'
import type { PublishedFolder } from './published-folder.ts'
import { codeOfSite, type Hosts } from './release.ts'
import type { SharedStore } from './shared-store.ts'
import { openSiteRecords } from './site-records.ts'
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
  /** Called before each merchant. */
  readonly progress?: PublishMerchantsOptions['progress']
}

/**
 * The output of sites, which differs between a publish and a dry run. `store` takes the shared files;
 * `send` builds a merchant's site and returns its name.
 */
export interface SiteOutput {
  readonly store: SharedStore
  readonly send: (
    inputs: SiteInputs,
  ) => (merchant: ResolvedMerchant, chain: readonly string[]) => Promise<string>
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
}

/** Builds the merchants' sites and chooses the site of every host; throws PublishError if there is no merchant. */
export async function chooseSites(
  folder: PublishedFolder & { readonly store: Store },
  { root, codes, dist, fonts, modules, now = Date.now(), progress = () => {} }: PublishSources,
  { store, send }: SiteOutput,
): Promise<ChosenSites> {
  const files = snapshotFiles(root)
  if (files.list('merchants').length === 0)
    throw new PublishError(`There is no merchant in ${root}/merchants. Nothing was changed.`)
  const fontSubsetter = createFontSubsetter(modules)
  try {
    const sources = { folder: dist, dist: openDiskFiles(dist), fonts: openDiskFiles(fonts), now }
    const player = await publishPlayer(sources, store)
    const before = await folder.currentHosts()
    const text = await folder.store.read(siteRecordsPath)
    const siteRecords = openSiteRecords({ files, player, text, hosts: before })
    // Merchants that are not published now are read only for their hosts.
    const chosen = codes && new Set(codes)
    const inspection = openInspection(files, (code) =>
      !chosen || chosen.has(code) ? siteRecords.findUnchangedHosts(code) : undefined,
    )
    const hosts = new Map(before)
    if (!codes) removeDeletedMerchants(hosts, files.list('merchants'))
    const inputs: SiteInputs = { sources: createAssetSources(files, fontSubsetter), player }
    const sending = { codes: codes ?? inspection.all, inspection, siteRecords, progress }
    const sent = await publishMerchants(hosts, { ...sending, send: send(inputs) })
    return { sent, before, hosts, known: siteRecords.serialize() }
  } finally {
    await fontSubsetter.close()
  }
}

/** Removes the hosts of merchants whose folder is gone. A folder without `merchant.json` is a mistake, so its hosts stay. */
function removeDeletedMerchants(hosts: Map<string, string>, folders: readonly string[]): void {
  const known = new Set(folders)
  for (const [host, site] of hosts) if (!known.has(codeOfSite(site))) hosts.delete(host)
}
