import { composeSkin } from '../../core/config/compose-skin.ts'
import type { ResolvedLook } from '../../core/config/look/look-reader.ts'
import { listMenuDrawings } from '../../core/config/menus.ts'
import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { fitLogo } from '../../core/config/theme/fit-logo.ts'
import { readDrawing } from '../../core/config/theme/read-drawing.ts'
import { readPng } from '../../core/config/theme/read-png.ts'
import { readSeeds } from '../../core/config/theme/seeds.ts'
import { themeCss as composeThemeCss } from '../../core/config/theme/theme-css.ts'
import { readBrandName } from '../../core/contract/brand-name.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import {
  type PictureSize,
  sizeOfDrawing,
  sizeOfPng,
} from '../../core/contract/picture/picture-size.ts'
import type { LanguageInfo, LogoBackground, LogoFit, Skin } from '../../core/contract/skin.ts'
import { addressAdapter, type CompiledAdapters } from './adapters.ts'
import type { AddressOf } from './address.ts'
import { type AssetLoader, pathOfLookArt, withLookArt } from './asset-loader.ts'
import type { AssetSources } from './asset-sources.ts'
import type { SiteLook } from './compose-look.ts'
import { contentHash } from './content-hash.ts'
import { addDocuments } from './documents.ts'
import type { FirstPaint } from './first-second/first-paint.ts'
import { type MerchantFonts, planFonts } from './merchant-fonts.ts'
import type { LanguageMessages, NestedMessages } from './messages.ts'
import type { CompiledBlocks } from './own-blocks.ts'
import { addressOwnBlocks, type PlacedOwnBlocks } from './own-blocks.ts'
import { composePage } from './page-html.ts'
import { addPageTitles } from './page-titles.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Everything that is served for one merchant. */
export interface MerchantSite {
  readonly code: string
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly hosts: readonly string[]
  readonly skin: Skin
  /** The address of the skin, to which a page with a home refers. */
  readonly skinAddress: string
  readonly look: SiteLook | undefined
  readonly fonts: MerchantFonts
  readonly theme: Theme
  readonly themeCss: string
  readonly art: AssetLoader
  readonly page: SitePage
  /** Composes the page with a prerendered home in it. */
  readonly composePageWith: (firstPaint: FirstPaint) => SitePage
  /** Files that are generated rather than copied, by path among the merchant's files. */
  readonly generatedFiles: ReadonlyMap<string, string>
  /** The scripts of the own blocks that the merchant places, by type. */
  readonly ownScripts: PlacedOwnBlocks['scripts']
  /** The messages of each language by tag, then by area. */
  readonly messages: ReadonlyMap<string, Readonly<Record<string, NestedMessages>>>
  /** Paths of the generated files that other merchants are unlikely to share. */
  readonly unsharedFiles: ReadonlySet<string>
}

export interface SitePage {
  readonly html: string
  /** Its Content-Security-Policy. */
  readonly policy: string
}

/** The options of a build: the page to fill in, and the addresses of files. */
export interface BuildOptions {
  /** The built page. */
  readonly template: string
  /** The address of the script that loads fonts. */
  readonly fontScript: string
  readonly addressOf: AddressOf
  /** The own blocks of the workspace. */
  readonly ownBlocks: CompiledBlocks
  readonly adapters: CompiledAdapters
  /** Returns further elements for the page's head. */
  readonly head?: (merchant: ResolvedMerchant, art: AssetLoader) => string
}

interface BuildInputs {
  readonly sources: AssetSources
  readonly options: BuildOptions
}

/** What a site is made of beside the values of its merchant. */
export interface SiteLayers {
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly look: ResolvedLook
}

/** Builds everything that is served for one merchant. */
export function buildSite(
  merchant: ResolvedMerchant,
  { chain, look: resolvedLook }: SiteLayers,
  { sources, options }: BuildInputs,
): MerchantSite {
  const { code, hosts, theme } = merchant
  const art = readSiteArt(chain, resolvedLook.layers, sources)
  const languages = merchant.languages.supported.flatMap((tag) => {
    const messages = sources.readMessages(chain, tag)
    if (!messages) return []
    const inputs = { files: sources.files, chain }
    return addDocuments(addPageTitles(messages, merchant), merchant, inputs)
  })
  const sprite = sources.composeSprite(art, { ...theme.icons, ...listMenuDrawings(merchant) })
  const { addressOf } = options
  const addressOfArt = addressArt(art, code, addressOf)
  const composed = sources.composeLook(resolvedLook, {
    colours: deriveColours(theme),
    addressOf: (path) => addressOfArt(pathOfLookArt(art, path)),
  })
  const look = composed && {
    ...composed,
    address: addressOf({ code, path: lookPath, hash: contentHash(composed.css) }),
  }
  const own = addressOwnBlocks(merchant, {
    ...options,
    areas: new Set(languages.flatMap((language) => [...language.areas.keys()])),
  })
  const adapter = addressAdapter(merchant, options)
  const skin = composeSkin(
    { merchant },
    {
      art: addressOfArt,
      size: (path) => sizeOfArt(art, path),
      sprite: addressOf({ code, path: 'sprite.svg', hash: sprite.hash }),
      logos: fitLogos(art, merchant),
      ...(own && { ownBlocks: own.code }),
      ...(adapter && { adapter: adapter.address }),
      languages: languages.map((language) => addressMessages(language, code, addressOf)),
    },
  )
  const fonts = planFonts({ ...sources, ...readSeeds(theme), art, chain, languages, addressOf })
  const messageFiles = languages.flatMap(listMessageFiles)
  const head = options.head?.(merchant, art) ?? ''
  const css = composeThemeCss(theme, fonts) + composeBackdrop(skin) + (look?.rootCss ?? '')
  const skinJson = JSON.stringify(skin)
  const skinAddress = addressOf({ code, path: skinPath, hash: contentHash(skinJson) })
  const parts = { ...options, skin, skinAddress, look, themeCss: css, fonts, head }
  const page = buildPage(parts)
  const withFirstPaint = (firstPaint: FirstPaint) => buildPage(parts, firstPaint)
  return {
    code,
    chain,
    hosts,
    skin,
    skinAddress,
    look,
    fonts,
    theme,
    themeCss: css,
    art,
    page,
    composePageWith: withFirstPaint,
    generatedFiles: new Map([
      ['sprite.svg', sprite.svg],
      [skinPath, skinJson],
      ...(look ? [[lookPath, look.css] as const] : []),
      ...(own?.files ?? []),
      ...(adapter ? [[adapter.path, adapter.script] as const] : []),
      ...messageFiles.map(({ path, json }) => [path, json] as const),
    ]),
    ownScripts: own?.scripts ?? new Map(),
    messages: new Map(languages.map(({ info, areas }) => [info.tag, messagesOf(areas)])),
    unsharedFiles: new Set([
      skinPath,
      ...messageFiles.flatMap(({ path, own }) => (own ? [path] : [])),
    ]),
  }
}

/** As wide as it has to be to cover the window with a drawing of 1280 by 800 pixels. */
const backdropWidth = 'max(100vw,160vh)'

/**
 * Formats the drawing behind the column of a large screen; the player's own styles say where one is shown. It is
 * measured by the window and not by `cover`, which leaves out a scroll bar, so that it does not move between pages.
 */
function composeBackdrop({ look }: Skin): string {
  const { backdrop } = look.ornaments
  return backdrop
    ? `:root{--backdrop:url("${backdrop}") calc(50vw - ${backdropWidth} / 2) 100%/${backdropWidth} auto no-repeat;--backdrop-blend:normal}`
    : ''
}

/** Opens the art of a merchant, with that of its look where the look is of another family. */
function readSiteArt(
  chain: readonly string[],
  layers: readonly string[],
  { readArt }: AssetSources,
): AssetLoader {
  const art = readArt(chain)
  const isOwn = layers.every((code) => chain.includes(code))
  return isOwn ? art : withLookArt(art, readArt([...layers].reverse()))
}

/** The path of the skin among a merchant's files. */
const skinPath = 'skin.json'
/** The path of the look among a merchant's files. */
const lookPath = 'look.css'

function sizeOfArt(art: AssetLoader, path: string): PictureSize | undefined {
  return path.endsWith('.svg')
    ? sizeOfDrawing(art.drawing(path) ?? '')
    : sizeOfPng(art.bytes(path) ?? new Uint8Array())
}

/** Returns a language with the addresses of its messages by area. */
function addressMessages(
  { info, areas }: LanguageMessages,
  code: string,
  addressOf: AddressOf,
): LanguageInfo {
  const messages = [...areas].map(([area, { hash }]) => [
    area,
    addressOf({ code, path: messagesPath(info, area), hash }),
  ])
  return { ...info, messages: Object.fromEntries(messages) }
}

interface MessageFile {
  readonly path: string
  readonly json: string
  /** True if a merchant of the chain changes any of its messages. */
  readonly own: boolean
}

function listMessageFiles({ info, areas }: LanguageMessages): MessageFile[] {
  return [...areas].map(([area, { json, own }]) => ({ path: messagesPath(info, area), json, own }))
}

function messagesPath({ tag }: LanguageMessages['info'], area: string): string {
  return `messages/${tag}/${area}.json`
}

function messagesOf(areas: LanguageMessages['areas']): Readonly<Record<string, NestedMessages>> {
  return Object.fromEntries([...areas].map(([area, { messages }]) => [area, messages]))
}

interface SitePageParts extends Pick<BuildOptions, 'template' | 'fontScript'> {
  readonly head: string
  readonly skin: Skin
  readonly skinAddress: string
  readonly look: SiteLook | undefined
  readonly themeCss: string
  readonly fonts: MerchantFonts
}

function buildPage(
  { template, fontScript, head, skin, skinAddress, look, themeCss, fonts }: SitePageParts,
  firstPaint?: FirstPaint,
): SitePage {
  const { gateway } = skin
  const { html, styleHash } = composePage({
    template,
    fontScript,
    skin,
    skinAddress,
    themeCss,
    title: readBrandName(skin),
    head,
    icon: skin.brand.mark,
    fonts: fonts.first,
    ...(look && { look }),
    ...(firstPaint && { firstPaint }),
  })
  const policy = contentSecurityPolicy({
    styleHashes: [styleHash, ...(firstPaint?.styleHashes ?? [])],
    scriptHashes: firstPaint?.scriptHashes ?? [],
    worker: firstPaint !== undefined,
    imageHosts: gateway.imageHosts,
    frameHosts: gateway.frameHosts,
    gatewayOrigin: gateway.origin,
    fallbackOrigins: gateway.fallbackOrigins,
  })
  return { html, policy }
}

/**
 * Returns a function from art path to address. A drawing that fails the check has no address, so
 * that no page requests it.
 */
function addressArt(
  art: AssetLoader,
  code: string,
  addressOf: AddressOf,
): (path: string) => string | undefined {
  return (path) => {
    const isServed = !path.endsWith('.svg') || art.drawing(path) !== undefined
    const hash = isServed ? art.contentHash(path) : undefined
    return hash && addressOf({ code, path, hash })
  }
}

function fitLogos(art: AssetLoader, { brand, theme }: ResolvedMerchant): Skin['look']['logos'] {
  const fitOne = (path: string | null | undefined, on: LogoBackground): LogoFit | undefined => {
    const drawing = path?.endsWith('.svg')
      ? readDrawing(art.drawing(path) ?? '')
      : readPng((path && art.bytes(path)) || new Uint8Array())
    return drawing && fitLogo(drawing, on, theme)
  }
  const page = fitOne(brand.logo, 'page')
  const inverse = fitOne(brand.logoInverse ?? brand.logo, 'inverse')
  return { ...(page && { page }), ...(inverse && { inverse }) }
}
