import type { PrerenderedHome } from '../../core/contract/prerender.ts'
import { type MerchantSite, readTitle, type SitePage } from '../assemble/build-site.ts'
import { contentHash } from '../assemble/content-hash.ts'
import { composeFirstPaint, composeHomeFile } from '../assemble/first-second/first-paint.ts'
import { composeWorker } from '../assemble/offline/compose-worker.ts'
import { composeOfflinePage } from '../assemble/offline/offline-page.ts'
import { publishFolders } from './publish-paths.ts'
import type { Player } from './publish-player.ts'
import { lastPassed } from './site-format.ts'

/** A page with a guest's home in it, and the other files of its site. */
interface PrerenderedPage {
  readonly page: SitePage
  readonly offline: string
  readonly worker: string
  /** Homes in the other languages, by address. */
  readonly homes: ReadonlyMap<string, string>
}

/** Returns the addresses of the homes in other languages than the default one, by tag. */
export function homeAddresses(
  { skin, messages }: Pick<MerchantSite, 'skin' | 'messages'>,
  site: string,
): ReadonlyMap<string, string> {
  const others = [...messages.keys()].filter((tag) => tag !== skin.languages.default)
  return new Map(
    others.map((tag) => [
      tag,
      `/${publishFolders.files}/${contentHash(`${site} ${tag}`).slice(0, 22)}.html`,
    ]),
  )
}

/** Renders a merchant's home in every language, and composes its page with the default one. */
export async function prerenderPage(
  built: MerchantSite,
  site: string,
  { template, prerenderHome, filesOf, now }: Player,
): Promise<PrerenderedPage> {
  const { skin, messages, fonts, themeCss, composePageWith } = built
  const homes = new Map<string, PrerenderedHome>()
  const time = lastPassed(skin, now)
  for (const [language, areas] of messages)
    homes.set(language, await prerenderHome({ skin, language, messages: areas, time }))
  const addresses = homeAddresses(built, site)
  const addressOf = (tag: string): string => addresses.get(tag) ?? ''
  const files = filesOf([...homes.values()].flatMap(({ blocks }) => blocks))
  const offline = composeOfflinePage({ skin, title: readTitle(skin), themeCss, messages })
  const rest = { template, addressOf, fonts: fonts.first, site, offline, time }
  return {
    page: composePageWith(composeFirstPaint({ skin, homes, files, ...rest })),
    offline: offline.html,
    worker: composeWorker(site, offline.pictures),
    homes: new Map(
      [...addresses].flatMap(([tag, address]) => {
        const home = homes.get(tag)
        return home ? [[address, composeHomeFile(home)]] : []
      }),
    ),
  }
}
