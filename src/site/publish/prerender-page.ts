import { readBrandName } from '../../core/contract/brand-name.ts'
import {
  type HomeAccount,
  homeName,
  listMemberTypes,
  type PrerenderedHome,
} from '../../core/contract/prerender.ts'
import type { MerchantSite, SitePage } from '../assemble/build-site.ts'
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
  /** Homes beside the one in the page, by address. */
  readonly homes: ReadonlyMap<string, string>
}

type HomeSource = Pick<MerchantSite, 'skin' | 'messages'>

/** Returns the addresses of all homes but a guest's in the default language, by name. */
export function homeAddresses(
  { skin, messages }: HomeSource,
  site: string,
): ReadonlyMap<string, string> {
  const names = listAccounts(skin).flatMap((account) =>
    [...messages.keys()].map((tag) => homeName(tag, account)),
  )
  return new Map(
    names
      .filter((name) => name !== skin.languages.default)
      .map((name) => [
        name,
        `/${publishFolders.files}/${contentHash(`${site} ${name}`).slice(0, 22)}.html`,
      ]),
  )
}

/** Lists the accounts whose home a merchant's site has. */
function listAccounts({ gateway }: HomeSource['skin']): readonly HomeAccount[] {
  return listMemberTypes(gateway).length > 0 ? ['guest', 'member'] : ['guest']
}

/** Renders a merchant's home in every language for guests and members, and composes its page with a guest's in the default one. */
export async function prerenderPage(
  built: MerchantSite,
  site: string,
  { template, prerenderHome, filesOf, now }: Player,
): Promise<PrerenderedPage> {
  const { skin, skinAddress, look, messages, fonts, themeCss, composePageWith } = built
  const homes = new Map<string, PrerenderedHome>()
  const time = lastPassed(skin, now)
  for (const account of listAccounts(skin))
    for (const [language, areas] of messages) {
      const home = await prerenderHome({
        skin,
        language,
        messages: areas,
        time,
        account,
        ownScripts: built.ownScripts,
      })
      homes.set(homeName(language, account), home)
    }
  const addresses = homeAddresses(built, site)
  const addressOf = (name: string): string => addresses.get(name) ?? ''
  const listFiles = (account: HomeAccount): readonly string[] => {
    const own = [...messages.keys()].flatMap((tag) => homes.get(homeName(tag, account)) ?? [])
    return filesOf(
      own.flatMap(({ blocks }) => blocks),
      account,
    )
  }
  const files = { guest: listFiles('guest'), member: listFiles('member') }
  const offline = composeOfflinePage({ skin, title: readBrandName(skin), themeCss, messages })
  const rest = { template, addressOf, fonts: fonts.first, site, offline, time }
  return {
    page: composePageWith(composeFirstPaint({ skin, homes, files, ...rest })),
    offline: offline.html,
    worker: composeWorker(site, [
      ...offline.pictures,
      skinAddress,
      ...(look ? [look.address] : []),
    ]),
    homes: new Map(
      [...addresses].flatMap(([name, address]) => {
        const home = homes.get(name)
        return home ? [[address, composeHomeFile(home)]] : []
      }),
    ),
  }
}
