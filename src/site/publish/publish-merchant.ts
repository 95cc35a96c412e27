import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { type AppIcon, type AppIdentity, composeAppIdentity } from '../assemble/app-identity.ts'
import type { AssetLoader } from '../assemble/asset-loader.ts'
import type { AssetSources } from '../assemble/asset-sources.ts'
import { buildSite, type MerchantSite, type SiteLayers } from '../assemble/build-site.ts'
import { contentHash } from '../assemble/content-hash.ts'
import { composeIcon, embedBitmap } from '../pictures/compose-icon.ts'
import type { RasterizerPool } from '../pictures/rasterizer-pool.ts'
import type { CompressionEffort } from './compress-file.ts'
import { homeAddresses, prerenderPage } from './prerender-page.ts'
import { PublishError } from './publish-error.ts'
import { publishFolders, siteFactsFile } from './publish-paths.ts'
import type { Player } from './publish-player.ts'
import { deriveSiteName } from './release.ts'
import { type SharedStore, siteClaim } from './shared-store.ts'
import { lastPassed, siteFormatVersion } from './site-format.ts'

/** The sources of merchants' sites. */
export interface SiteInputs {
  readonly sources: AssetSources
  readonly player: Player
}

export interface PublishTools extends SiteInputs {
  readonly store: SharedStore
  readonly rasterizers: RasterizerPool
}

/** Makes the content of one file of a merchant; undefined if there is none. */
type MakeContent = () => string | Buffer | Promise<Buffer> | undefined

/** A merchant's site before anything is written. */
export interface PreparedSite {
  /** The name of the site, derived from everything that it is built from, so that no home has to be rendered. */
  readonly site: string
  readonly built: MerchantSite
  readonly identity: AppIdentity | undefined
  /** Paths among the merchant's files by address. */
  readonly pathOf: ReadonlyMap<string, string>
}

/** Builds a merchant's site in memory. */
export function prepareSite(
  merchant: ResolvedMerchant,
  layers: SiteLayers,
  { sources, player }: SiteInputs,
): PreparedSite {
  const pathOf = new Map<string, string>()
  const addressOf = ({ path, hash }: { readonly path: string; readonly hash: string }): string => {
    const address = `/${publishFolders.files}/${hash.slice(0, 22)}${path.slice(path.lastIndexOf('.'))}`
    pathOf.set(address, path)
    return address
  }
  let identity: AppIdentity | undefined
  const head = (branded: ResolvedMerchant, art: AssetLoader): string => {
    identity = composeAppIdentity(branded, art, addressOf)
    return identity.head
  }
  const options = { ...player, addressOf, head }
  const built = buildSite(merchant, layers, { sources, options })
  const { html, policy } = built.page
  const time = lastPassed(built.skin, player.now)
  const parts = [html, policy, siteFormatVersion(player), ...(time > 0 ? [time] : [])]
  const hash = contentHash(JSON.stringify(parts))
  return { site: deriveSiteName(merchant.code, hash), built, identity, pathOf }
}

/** Writes one merchant's site, which no host serves yet; returns its name. */
export async function publishMerchant(
  merchant: ResolvedMerchant,
  layers: SiteLayers,
  { store, rasterizers, ...inputs }: PublishTools,
): Promise<string> {
  const { site, built, identity, pathOf } = prepareSite(merchant, layers, inputs)
  const makeContent = createContentMaker(built, identity, rasterizers)
  const linked = findLinked([built.page.html, identity?.manifest, built.look?.css].join())
  // Takes the strings of `pathOf`: a matched substring would keep the whole page in memory.
  const wanted = [...pathOf].filter(
    ([address]) => linked.has(address) || address === built.skinAddress,
  )
  const folder = `${publishFolders.sites}/${site}`
  const paths = wanted.map(([address]) => address.slice(1))
  const homesElsewhere = [...homeAddresses(built, site).values()].map((one) => one.slice(1))
  const claimed = await store.claim([...paths, ...homesElsewhere, siteClaim(folder)])
  const missing = wanted.filter(([address]) => claimed.has(address.slice(1)))
  await Promise.all(
    missing.map(([address, path]) => {
      const isOwn = address === identity?.address || built.unsharedFiles.has(path)
      const effort = isOwn ? 'fast' : 'max'
      return writeFile(store, address, { make: () => makeContent(address, path), effort })
    }),
  )
  if (!claimed.has(siteClaim(folder))) return site
  await store.writeFolder(folder, async () => {
    const { page, homes, offline, worker } = await prerenderPage(built, site, inputs.player)
    for (const [address, home] of homes)
      if (claimed.has(address.slice(1))) await store.write(address.slice(1), () => home, 'fast')
    const headers = { 'content-security-policy': page.policy }
    return new Map([
      ['index.html', page.html],
      ['offline.html', offline],
      ['worker.js', worker],
      // It contains its own name for servers that cannot read the target of a link.
      [siteFactsFile, JSON.stringify({ code: merchant.code, site, headers })],
    ])
  })
  return site
}

/** Finds the addresses of published files in a text. */
function findLinked(text: string): Set<string> {
  return new Set(text.match(/\/files\/[\w-]+\.\w+/g))
}

interface WriteOptions {
  readonly make: MakeContent
  readonly effort: CompressionEffort
}

async function writeFile(
  store: SharedStore,
  address: string,
  { make, effort }: WriteOptions,
): Promise<void> {
  const makeOrThrow = async () => {
    const content = await make()
    if (content === undefined) throw new PublishError(`The source of ${address} is missing.`)
    return content
  }
  await store.write(address.slice(1), makeOrThrow, effort)
}

/** Creates a function that makes the content of a merchant's file, by its address and its path among the merchant's files. */
function createContentMaker(
  { generatedFiles, fonts, art }: MerchantSite,
  identity: AppIdentity | undefined,
  rasterizers: RasterizerPool,
): (address: string, path: string) => ReturnType<MakeContent> {
  return (address, path) => {
    if (address === identity?.address) return identity.manifest
    const icon = identity?.icons.find((one) => one.address === address)
    if (icon) return drawIcon(icon, art, rasterizers)
    const generated = generatedFiles.get(path) ?? fonts.draw(path)
    if (generated !== undefined) return generated
    return path.endsWith('.svg') ? art.drawing(path) : art.bytes(path)
  }
}

async function drawIcon(
  icon: AppIcon,
  art: AssetLoader,
  rasterizers: RasterizerPool,
): Promise<Buffer> {
  const { mark, size } = icon
  const source = mark.endsWith('.svg')
    ? (art.drawing(mark) ?? '')
    : await embedBitmap(art.bytes(mark) ?? Buffer.alloc(0))
  const drawing = composeIcon(source, icon)
  if (!drawing)
    throw new PublishError(
      `"${mark}" has no size, so no icons can be made from it. Add a viewBox to its root element.`,
    )
  return rasterizers.rasterize({ drawing, width: size, format: 'png' })
}
