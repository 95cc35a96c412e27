import type { PrerenderedHome } from '../contract/prerender.ts'
import { contentHash } from '../dress/content-hash.ts'
import type { DressedMerchant, DressedPage } from '../dress/dress-merchant.ts'
import {
  composeFirstPaint,
  composeHomeFile,
  mannerOfFirstPaint,
} from '../dress/first-second/first-paint.ts'
import { places } from './places.ts'
import type { Player } from './publish-player.ts'

/** A page with a guest's home inside. */
interface PrerenderedPage {
  readonly page: DressedPage
  /** Homes of the other languages by their address. */
  readonly homes: ReadonlyMap<string, string>
}

/** Changes with the way homes and what is around them are made. */
export function mannerOfSite({ prerenderer }: Pick<Player, 'prerenderer'>): string {
  return `${mannerOfFirstPaint} ${prerenderer.hash}`
}

/** Renders a merchant's home in every language it has, and its page with the default one. */
export async function prerenderPage(
  { skin, pieces, fonts, dressPage }: DressedMerchant,
  site: string,
  { prerenderer, filesOf }: Player,
): Promise<PrerenderedPage> {
  const homes = new Map<string, PrerenderedHome>()
  for (const { tag } of skin.languages.supported) {
    const messages = pieces.get(`messages/${tag}.json`) ?? '{}'
    homes.set(tag, await prerenderer.prerenderHome({ skin, language: tag, messages }))
  }
  const addressOf = (tag: string): string =>
    `/${places.files}/${contentHash(`${site} ${tag}`).slice(0, 22)}.html`
  const files = filesOf([...homes.values()].flatMap(({ blocks }) => blocks))
  const firstPaint = composeFirstPaint({ skin, homes, files, addressOf, fonts: fonts.first })
  const others = [...homes].filter(([tag]) => tag !== skin.languages.default)
  return {
    page: dressPage(firstPaint),
    homes: new Map(others.map(([tag, home]) => [addressOf(tag), composeHomeFile(home)])),
  }
}
