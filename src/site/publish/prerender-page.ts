import type { PrerenderedHome } from '../../core/contract/prerender.ts'
import { contentHash } from '../build/content-hash.ts'
import { type DressedMerchant, type DressedPage, readTitle } from '../build/dress-merchant.ts'
import {
  composeFirstPaint,
  composeHomeFile,
  mannerOfFirstPaint,
} from '../build/first-second/first-paint.ts'
import { composeWorker, mannerOfWorker } from '../build/offline/compose-worker.ts'
import { composeOffline, mannerOfOffline } from '../build/offline/offline-page.ts'
import { places } from './places.ts'
import type { Player } from './publish-player.ts'

/** A page with a guest's home in it, and the other files of its site. */
interface PrerenderedPage {
  readonly page: DressedPage
  readonly offline: string
  readonly worker: string
  /** Homes in the other languages, by address. */
  readonly homes: ReadonlyMap<string, string>
}

/** Returns the version of everything around a skin: first paint, offline page, worker and prerenderer. */
export function mannerOfSite({ prerenderer }: Pick<Player, 'prerenderer'>): string {
  return [mannerOfFirstPaint, mannerOfOffline, mannerOfWorker, prerenderer.hash].join(' ')
}

/** Renders a merchant's home in every language, and composes its page with the default one. */
export async function prerenderPage(
  { skin, words, fonts, themeCss, dressPage }: DressedMerchant,
  site: string,
  { template, prerenderer, filesOf }: Player,
): Promise<PrerenderedPage> {
  const homes = new Map<string, PrerenderedHome>()
  for (const [language, areas] of words)
    homes.set(language, await prerenderer.prerenderHome({ skin, language, messages: areas }))
  const addressOf = (tag: string): string =>
    `/${places.files}/${contentHash(`${site} ${tag}`).slice(0, 22)}.html`
  const files = filesOf([...homes.values()].flatMap(({ blocks }) => blocks))
  const offline = composeOffline({ skin, title: readTitle(skin), themeCss, words })
  const rest = { template, addressOf, fonts: fonts.first, site, offline }
  const others = [...homes].filter(([tag]) => tag !== skin.languages.default)
  return {
    page: dressPage(composeFirstPaint({ skin, homes, files, ...rest })),
    offline: offline.html,
    worker: composeWorker(site, offline.pictures),
    homes: new Map(others.map(([tag, home]) => [addressOf(tag), composeHomeFile(home)])),
  }
}
