import { createAssetSources } from '../assemble/asset-sources.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { createFontSubsetter } from '../fonts/font-subsetter.ts'
import { createRasterizerPool } from '../pictures/rasterizer-pool.ts'
import type { SendSite } from './build-merchant.ts'
import { openLimitedPrerenderer } from './limited-prerenderer.ts'
import { publishMerchant, type SiteInputs } from './publish-merchant.ts'
import { openPlayer, type PlayerFacts } from './publish-player.ts'
import type { SharedStore } from './shared-store.ts'

/** The folders and facts that sites are made from. */
export interface SiteFolders {
  readonly files: DiskFiles
  /** The folder of the built player. */
  readonly dist: string
  /** The `node_modules` folder, with the fonts that are subset for each merchant. */
  readonly modules: string
  readonly player: PlayerFacts
}

/** The sources of sites and what makes their files. */
export interface SiteTools {
  readonly inputs: SiteInputs
  /** Returns a function that writes a merchant's site into a store. */
  readonly sendTo: (store: SharedStore) => SendSite
  readonly close: () => Promise<void>
}

/** Opens the sources of sites; fonts and pictures are made by workers that start with the first one. */
export function openSiteTools({ files, dist, modules, player }: SiteFolders): SiteTools {
  const fontSubsetter = createFontSubsetter(modules)
  const rasterizers = createRasterizerPool({ size: 2, timeoutMs: 30_000 })
  const prerenderer = openLimitedPrerenderer({ dist, hash: player.prerendererHash })
  const inputs: SiteInputs = {
    sources: createAssetSources(files, fontSubsetter),
    player: openPlayer(dist, player, prerenderer),
  }
  return {
    inputs,
    sendTo: (store) => (merchant, layers) =>
      publishMerchant(merchant, layers, { ...inputs, store, rasterizers }),
    async close() {
      rasterizers.close()
      await Promise.all([fontSubsetter.close(), prerenderer.close()])
    },
  }
}
