import { openInspection } from '../../core/config/check-merchants.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { openWardrobe } from '../build/wardrobe.ts'
import { openDiskFiles } from '../disk/disk-files.ts'
import { openStillFiles } from '../disk/still-files.ts'
import { openFontPress } from '../fonts/font-press.ts'
import { openLedger } from './known-sites.ts'
import { knownSites } from './places.ts'
import { PublishError } from './publish-error.ts'
import type { Dressing } from './publish-merchant.ts'
import { publishPlayer } from './publish-player.ts'
import type { PublishedFolder } from './published-folder.ts'
import { codeOfSite, type Hosts } from './release.ts'
import { type Sending, type Sent, sendMerchants } from './send-merchants.ts'
import type { SharedStore } from './shared-store.ts'
import type { Store } from './store.ts'

export interface Sources {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly root: string
  /** Which merchants; all of them, and nobody else, without it. */
  readonly codes?: readonly string[]
  /** The folder of the built player. */
  readonly dist: string
  /** The folder of the families of type. */
  readonly fonts: string
  /** `node_modules`, for families that are cut for each merchant. */
  readonly modules: string
  /** Hears of each merchant when its turn comes. */
  readonly progress?: Sending['progress']
}

/** What becomes of sites: `store` takes what all share, and what `send` answers names a merchant's own. */
export interface Way {
  readonly store: SharedStore
  readonly send: (
    dressing: Dressing,
  ) => (merchant: ResolvedMerchant, chain: readonly string[]) => Promise<string>
}

export interface Chosen {
  readonly sent: Sent
  /** What every host serves. */
  readonly before: Hosts
  /** What every host is to serve. */
  readonly hosts: Hosts
  /** What the next publish is to know of the sites. */
  readonly known: string
}

/** Chooses what every host of a published folder is to serve. */
export async function chooseSites(
  folder: PublishedFolder & { readonly store: Store },
  { root, codes, dist, fonts, modules, progress = () => {} }: Sources,
  { store, send }: Way,
): Promise<Chosen> {
  const files = openStillFiles(root)
  if (files.list('merchants').length === 0)
    throw new PublishError(`There is no merchant in ${root}/merchants. Nothing was changed.`)
  const press = openFontPress(modules)
  try {
    const sources = { folder: dist, dist: openDiskFiles(dist), fonts: openDiskFiles(fonts) }
    const player = await publishPlayer(sources, store)
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
    const dressing = { wardrobe: openWardrobe(files, press), player }
    const sending = { codes: codes ?? inspection.all, inspection, ledger, progress }
    const sent = await sendMerchants(hosts, { ...sending, send: send(dressing) })
    return { sent, before, hosts, known: ledger.text() }
  } finally {
    await press.close()
  }
}

/** Leaves out hosts of merchants that are gone; one whose folder is there without its file is a mistake. */
function sayFarewell(hosts: Map<string, string>, folders: readonly string[]): void {
  const known = new Set(folders)
  for (const [host, site] of hosts) if (!known.has(codeOfSite(site))) hosts.delete(host)
}
