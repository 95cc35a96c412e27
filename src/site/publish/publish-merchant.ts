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

/** What merchants are dressed with. */
export interface Dressing {
  readonly wardrobe: Wardrobe
  readonly player: Player
}

export interface PublishTools extends Dressing {
  readonly store: SharedStore
  readonly crew: DrawingCrew
}

/** Makes what one file of a merchant holds; undefined when there is none. */
type Maker = () => string | Buffer | Promise<Buffer> | undefined

/** A merchant dressed as its site is published. */
export interface ReadyMerchant {
  /** The name of its site, by all that it is made from, so that nothing is rendered to learn it. */
  readonly site: string
  readonly dressed: DressedMerchant
  readonly identity: AppIdentity | undefined
  /** Paths among the merchant's files by address. */
  readonly pathOf: ReadonlyMap<string, string>
}

/** Dresses a merchant for its site, of which nothing is written. */
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
  const head = (whom: ResolvedMerchant, art: ArtShelf): string => {
    identity = composeIdentity(whom, art, addressOf)
    return identity.head
  }
  const occasion = { ...player, addressOf, head }
  const dressed = dressMerchant(merchant, chain, { wardrobe, occasion })
  const { html, policy } = dressed.page
  const hash = contentHash(JSON.stringify([html, policy, mannerOfSite(player)]))
  return { site: nameSite(merchant.code, hash), dressed, identity, pathOf }
}

/** Puts one merchant's site out, for no host yet, and answers its name. */
export async function publishMerchant(
  merchant: ResolvedMerchant,
  chain: readonly string[],
  { store, crew, ...dressing }: PublishTools,
): Promise<string> {
  const { site, dressed, identity, pathOf } = readyMerchant(merchant, chain, dressing)
  const makers = makersOf(dressed, identity, crew)
  const named = namedIn(dressed.page.html + (identity?.manifest ?? ''))
  // Not the found texts themselves are kept: each would hold the whole page in memory.
  const wanted = [...pathOf].filter(([address]) => named.has(address))
  await Promise.all(
    wanted.map(([address, path]) => {
      const isOwn = address === identity?.address || dressed.ownPieces.has(path)
      const care = isOwn ? 'often' : 'once'
      return keepNamed(store, address, { make: () => makers(address, path), care })
    }),
  )
  await store.keepFolder(`${places.sites}/${site}`, async () => {
    const { page, homes, offline, worker } = await prerenderPage(dressed, site, dressing.player)
    for (const [address, home] of homes) await store.keep(address.slice(1), () => home, 'often')
    const headers = { 'content-security-policy': page.policy }
    return new Map([
      ['index.html', page.html],
      ['offline.html', offline],
      ['worker.js', worker],
      // It names itself, for servers that cannot ask where a link leads.
      [siteFacts, JSON.stringify({ code: merchant.code, site, headers })],
    ])
  })
  return site
}

/** The addresses of published files that a text names, each once. */
function namedIn(text: string): Set<string> {
  return new Set(text.match(/\/files\/[\w-]+\.\w+/g))
}

interface Making {
  readonly make: Maker
  readonly care: Care
}

async function keepNamed(
  store: SharedStore,
  address: string,
  { make, care }: Making,
): Promise<void> {
  const makeIt = async () => {
    const made = await make()
    if (made === undefined) throw new PublishError(`What ${address} should hold is missing.`)
    return made
  }
  await store.keep(address.slice(1), makeIt, care)
}

/** How each file of a merchant is made, by its address and its path among the merchant's files. */
function makersOf(
  { pieces, fonts, art }: DressedMerchant,
  identity: AppIdentity | undefined,
  crew: DrawingCrew,
): (address: string, path: string) => ReturnType<Maker> {
  return (address, path) => {
    if (address === identity?.address) return identity.manifest
    const icon = identity?.icons.find((one) => one.address === address)
    if (icon) return drawIcon(icon, art, crew)
    const piece = pieces.get(path) ?? fonts.draw(path)
    if (piece !== undefined) return piece
    return path.endsWith('.svg') ? art.drawing(path) : art.bytes(path)
  }
}

async function drawIcon(icon: AppIcon, art: ArtShelf, crew: DrawingCrew): Promise<Buffer> {
  const { mark, size } = icon
  const source = mark.endsWith('.svg')
    ? (art.drawing(mark) ?? '')
    : await drawPixels(art.bytes(mark) ?? Buffer.alloc(0))
  const drawing = composeIcon(source, icon)
  if (!drawing)
    throw new PublishError(`"${mark}" says no size, so that no icons can be made of it.`)
  return crew.draw({ drawing, width: size, format: 'png' })
}
