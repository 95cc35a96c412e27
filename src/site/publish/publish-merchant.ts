import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { type AppIcon, type AppIdentity, composeIdentity } from '../build/app-icons.ts'
import type { ArtShelf } from '../build/art-shelf.ts'
import { contentHash } from '../build/content-hash.ts'
import { type DressedMerchant, dressMerchant } from '../build/dress-merchant.ts'
import type { Wardrobe } from '../build/wardrobe.ts'
import { composeIcon, drawPixels } from '../pictures/compose-icon.ts'
import type { DrawingCrew } from '../pictures/drawing-crew.ts'
import { places, siteFacts } from './places.ts'
import { mannerOfSite, prerenderPage } from './prerender-page.ts'
import { PublishError } from './publish-error.ts'
import type { Player } from './publish-player.ts'
import { nameSite } from './release.ts'
import type { SharedStore } from './shared-store.ts'
import type { Care } from './squeeze.ts'

/** The sources of merchants' sites. */
export interface Dressing {
  readonly wardrobe: Wardrobe
  readonly player: Player
}

export interface PublishTools extends Dressing {
  readonly store: SharedStore
  readonly rasterizers: DrawingCrew
}

/** Makes the content of one file of a merchant; undefined if there is none. */
type MakeContent = () => string | Buffer | Promise<Buffer> | undefined

/** A merchant's site before anything is written. */
export interface ReadyMerchant {
  /** The name of the site, derived from everything that it is built from, so that no home has to be rendered. */
  readonly site: string
  readonly built: DressedMerchant
  readonly identity: AppIdentity | undefined
  /** Paths among the merchant's files by address. */
  readonly pathOf: ReadonlyMap<string, string>
}

/** Builds a merchant's site in memory. */
export function readyMerchant(
  merchant: ResolvedMerchant,
  chain: readonly string[],
  { wardrobe, player }: Dressing,
): ReadyMerchant {
  const pathOf = new Map<string, string>()
  const addressOf = ({ path, hash }: { readonly path: string; readonly hash: string }): string => {
    const address = `/${places.files}/${hash.slice(0, 22)}${path.slice(path.lastIndexOf('.'))}`
    pathOf.set(address, path)
    return address
  }
  let identity: AppIdentity | undefined
  const head = (branded: ResolvedMerchant, art: ArtShelf): string => {
    identity = composeIdentity(branded, art, addressOf)
    return identity.head
  }
  const occasion = { ...player, addressOf, head }
  const built = dressMerchant(merchant, chain, { wardrobe, occasion })
  const { html, policy } = built.page
  const hash = contentHash(JSON.stringify([html, policy, mannerOfSite(player)]))
  return { site: nameSite(merchant.code, hash), built, identity, pathOf }
}

/** Writes one merchant's site, which no host serves yet; returns its name. */
export async function publishMerchant(
  merchant: ResolvedMerchant,
  chain: readonly string[],
  { store, rasterizers, ...inputs }: PublishTools,
): Promise<string> {
  const { site, built, identity, pathOf } = readyMerchant(merchant, chain, inputs)
  const makeContent = createContentMaker(built, identity, rasterizers)
  const linked = findLinked(built.page.html + (identity?.manifest ?? ''))
  // Takes the strings of `pathOf`: a matched substring would keep the whole page in memory.
  const wanted = [...pathOf].filter(([address]) => linked.has(address))
  await Promise.all(
    wanted.map(([address, path]) => {
      const isOwn = address === identity?.address || built.ownPieces.has(path)
      const effort = isOwn ? 'fast' : 'max'
      return keepFile(store, address, { make: () => makeContent(address, path), effort })
    }),
  )
  await store.keepFolder(`${places.sites}/${site}`, async () => {
    const { page, homes, offline, worker } = await prerenderPage(built, site, inputs.player)
    for (const [address, home] of homes) await store.keep(address.slice(1), () => home, 'fast')
    const headers = { 'content-security-policy': page.policy }
    return new Map([
      ['index.html', page.html],
      ['offline.html', offline],
      ['worker.js', worker],
      // It contains its own name for servers that cannot read the target of a link.
      [siteFacts, JSON.stringify({ code: merchant.code, site, headers })],
    ])
  })
  return site
}

/** Finds the addresses of published files in a text. */
function findLinked(text: string): Set<string> {
  return new Set(text.match(/\/files\/[\w-]+\.\w+/g))
}

interface KeepOptions {
  readonly make: MakeContent
  readonly effort: Care
}

async function keepFile(
  store: SharedStore,
  address: string,
  { make, effort }: KeepOptions,
): Promise<void> {
  const makeOrThrow = async () => {
    const content = await make()
    if (content === undefined) throw new PublishError(`The source of ${address} is missing.`)
    return content
  }
  await store.keep(address.slice(1), makeOrThrow, effort)
}

/** Creates a function that makes the content of a merchant's file, by its address and its path among the merchant's files. */
function createContentMaker(
  { pieces, fonts, art }: DressedMerchant,
  identity: AppIdentity | undefined,
  rasterizers: DrawingCrew,
): (address: string, path: string) => ReturnType<MakeContent> {
  return (address, path) => {
    if (address === identity?.address) return identity.manifest
    const icon = identity?.icons.find((one) => one.address === address)
    if (icon) return drawIcon(icon, art, rasterizers)
    const generated = pieces.get(path) ?? fonts.draw(path)
    if (generated !== undefined) return generated
    return path.endsWith('.svg') ? art.drawing(path) : art.bytes(path)
  }
}

async function drawIcon(icon: AppIcon, art: ArtShelf, rasterizers: DrawingCrew): Promise<Buffer> {
  const { mark, size } = icon
  const source = mark.endsWith('.svg')
    ? (art.drawing(mark) ?? '')
    : await drawPixels(art.bytes(mark) ?? Buffer.alloc(0))
  const drawing = composeIcon(source, icon)
  if (!drawing)
    throw new PublishError(
      `"${mark}" has no size, so no icons can be made from it. Add a viewBox to its root element.`,
    )
  return rasterizers.draw({ drawing, width: size, format: 'png' })
}
