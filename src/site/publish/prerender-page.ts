import type { PrerenderedHome } from '../../core/contract/prerender.ts'
import type { Skin } from '../../core/contract/skin.ts'
import { type MerchantSite, readTitle, type SitePage } from '../build/build-site.ts'
import { contentHash } from '../build/content-hash.ts'
import {
  composeFirstPaint,
  composeHomeFile,
  firstPaintVersion,
} from '../build/first-second/first-paint.ts'
import { composeWorker, workerVersion } from '../build/offline/compose-worker.ts'
import { composeOfflinePage, offlinePageVersion } from '../build/offline/offline-page.ts'
import { publishFolders } from './publish-paths.ts'
import type { Player } from './publish-player.ts'

/** A page with a guest's home in it, and the other files of its site. */
interface PrerenderedPage {
  readonly page: SitePage
  readonly offline: string
  readonly worker: string
  /** Homes in the other languages, by address. */
  readonly homes: ReadonlyMap<string, string>
}

/** Returns the version of everything around a skin: first paint, offline page, worker and prerenderer. */
export function siteFormatVersion({ prerenderer }: Pick<Player, 'prerenderer'>): string {
  return [firstPaintVersion, offlinePageVersion, workerVersion, prerenderer.hash].join(' ')
}

/** Returns the last moment of a skin that has passed; 0 before the first. */
export function lastPassed({ moments = [] }: Pick<Skin, 'moments'>, now: number): number {
  return moments.findLast((moment) => moment <= now) ?? 0
}

/** Renders a merchant's home in every language, and composes its page with the default one. */
export async function prerenderPage(
  { skin, messages, fonts, themeCss, composePageWith }: MerchantSite,
  site: string,
  { template, prerenderer, filesOf, now }: Player,
): Promise<PrerenderedPage> {
  const homes = new Map<string, PrerenderedHome>()
  const time = lastPassed(skin, now)
  for (const [language, areas] of messages)
    homes.set(language, await prerenderer.prerenderHome({ skin, language, messages: areas, time }))
  const addressOf = (tag: string): string =>
    `/${publishFolders.files}/${contentHash(`${site} ${tag}`).slice(0, 22)}.html`
  const files = filesOf([...homes.values()].flatMap(({ blocks }) => blocks))
  const offline = composeOfflinePage({ skin, title: readTitle(skin), themeCss, messages })
  const rest = { template, addressOf, fonts: fonts.first, site, offline, time }
  const others = [...homes].filter(([tag]) => tag !== skin.languages.default)
  return {
    page: composePageWith(composeFirstPaint({ skin, homes, files, ...rest })),
    offline: offline.html,
    worker: composeWorker(site, offline.pictures),
    homes: new Map(others.map(([tag, home]) => [addressOf(tag), composeHomeFile(home)])),
  }
}
