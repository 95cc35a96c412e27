import { composeSkin } from '../../config/compose-skin.ts'
import type { Finding } from '../../config/finding.ts'
import { resolveMerchant } from '../../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import { fitLogo } from '../../config/theme/fit-logo.ts'
import { readDrawing } from '../../config/theme/read-drawing.ts'
import { readPng } from '../../config/theme/read-png.ts'
import { readSeeds } from '../../config/theme/seeds.ts'
import { themeCss } from '../../config/theme/theme-css.ts'
import type { Theme } from '../../contract/generated/config.ts'
import { iconNames } from '../../contract/icons.ts'
import type { LogoFit, LogoGround, Skin } from '../../contract/skin.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import type { FontPress } from '../fonts/font-press.ts'
import { type ArtShelf, openArtShelf, shortHash } from './art-shelf.ts'
import { type MerchantFonts, planFonts } from './merchant-fonts.ts'
import { readVoice } from './messages.ts'
import { composePage } from './page-html.ts'
import { contentSecurityPolicy } from './security-headers.ts'
import type { Sendable } from './send.ts'
import { composeSprite } from './sprite.ts'

/** A merchant ready to be sent. */
export interface ServedMerchant {
  readonly code: string
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  readonly hosts: readonly string[]
  readonly skin: Skin
  readonly fonts: MerchantFonts
  readonly theme: Theme
  readonly art: ArtShelf
  readonly page: Sendable
  /** What is made and not a file of the merchant, by its path below `/skin/<code>/`. */
  readonly pieces: ReadonlyMap<string, Sendable>
}

export interface Dressed {
  /** Absent when the files have errors. */
  readonly merchant?: ServedMerchant
  readonly findings: readonly Finding[]
}

export interface Wardrobe {
  /** The folder that holds `merchants/` and `locales/`. */
  readonly files: DiskFiles
  /** For families that are cut for each merchant. */
  readonly press: FontPress
  /** The built page. */
  readonly template: string
  /** Where the sandbox's games are, for merchants whose gateway is the sandbox. */
  readonly gamesOrigin: string
}

/** Resolves one merchant and makes all that its pages are sent with. */
export function dressMerchant(code: string, wardrobe: Wardrobe): Dressed {
  const { files, press, template, gamesOrigin } = wardrobe
  const { merchant: resolved, findings } = resolveMerchant(files, code)
  if (!resolved) return { findings }
  const merchant = withGames(resolved, gamesOrigin)
  const chain = readChain(files, merchant)
  const art = openArtShelf(files, chain)
  const voices = merchant.languages.supported.flatMap((tag) => readVoice(files, chain, tag) ?? [])
  const sprite = composeSprite(readIcons(art, merchant.theme.icons ?? {}))
  const skin = composeSkin(
    { merchant },
    {
      art: listAddresses(art, merchant),
      sprite: `/skin/${code}/sprite.svg?v=${shortHash(sprite)}`,
      logos: fitLogos(art, merchant),
      languages: voices.map(({ info }) => info),
    },
  )
  const pieces = new Map<string, Sendable>([
    ['sprite.svg', { body: sprite, type: 'image/svg+xml; charset=utf-8', cache: 'immutable' }],
    ...voices.map(({ info, json }): [string, Sendable] => [
      `messages/${info.tag}.json`,
      { body: json, type: 'application/json; charset=utf-8', cache: 'immutable' },
    ]),
  ])
  const { type } = readSeeds(merchant.theme)
  const fonts = planFonts({ files, press, chain, type, voices })
  const page = dressPage({ template, skin, merchant, fonts })
  const { hosts } = merchant
  return {
    merchant: { code, chain, hosts, skin, fonts, theme: merchant.theme, art, page, pieces },
    findings,
  }
}

/** With the sandbox's games among what frames may show, where the sandbox is the gateway. */
function withGames(merchant: ResolvedMerchant, gamesOrigin: string): ResolvedMerchant {
  const { gateway } = merchant
  if (gateway.origin !== '') return merchant
  return { ...merchant, gateway: { ...gateway, frameHosts: [...gateway.frameHosts, gamesOrigin] } }
}

/** The merchant, its parent and so on. */
function readChain(files: DiskFiles, merchant: ResolvedMerchant): string[] {
  const parent =
    merchant.extends === undefined ? undefined : resolveMerchant(files, merchant.extends).merchant
  return [merchant.code, ...(parent ? readChain(files, parent) : [])]
}

interface PageNeeds {
  readonly template: string
  readonly skin: Skin
  readonly merchant: ResolvedMerchant
  readonly fonts: MerchantFonts
}

function dressPage({ template, skin, merchant, fonts }: PageNeeds): Sendable {
  const { brand, languages, gateway } = skin
  const { name } = brand
  const title =
    typeof name === 'string'
      ? name
      : (name[languages.default] ?? Object.values(name)[0] ?? skin.code)
  const css = themeCss(merchant.theme, fonts.han)
  const { html, styleHash } = composePage({
    template,
    skin,
    themeCss: css,
    title,
    icon: skin.brand.mark,
    fonts: fonts.first,
  })
  const policy = contentSecurityPolicy({
    styleHashes: [styleHash],
    imageHosts: gateway.imageHosts,
    frameHosts: gateway.frameHosts,
    gatewayOrigin: gateway.origin,
  })
  return {
    body: html,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    headers: { 'content-security-policy': policy },
  }
}

/** Addresses by art path, without the logos and ornaments that are no pictures, so that nobody asks for them. */
function listAddresses(art: ArtShelf, merchant: ResolvedMerchant): Record<string, string> {
  const { brand, theme } = merchant
  const own = [brand.logo, brand.logoInverse, brand.mark, ...Object.values(theme.ornaments ?? {})]
  const unfit = own.filter((path) => path?.endsWith('.svg') && art.drawing(path) === undefined)
  return Object.fromEntries(
    Object.entries(art.addresses()).filter(([path]) => !unfit.includes(path)),
  )
}

function fitLogos(art: ArtShelf, { brand, theme }: ResolvedMerchant): Skin['look']['logos'] {
  const help = (path: string | null | undefined, on: LogoGround): LogoFit | undefined => {
    const drawing = path?.endsWith('.svg')
      ? readDrawing(art.drawing(path) ?? '')
      : readPng((path && art.bytes(path)) || new Uint8Array())
    return drawing && fitLogo(drawing, on, theme)
  }
  const page = help(brand.logo, 'page')
  const inverse = help(brand.logoInverse ?? brand.logo, 'inverse')
  return { ...(page && { page }), ...(inverse && { inverse }) }
}

/** Every icon's file: the merchant's own by the theme's mapping, else the inherited one of that name. */
function readIcons(
  art: ArtShelf,
  own: Readonly<Record<string, string | undefined>>,
): Map<string, string> {
  const sources = iconNames.flatMap((name): [string, string][] => {
    const usual = `art/icons/${name}.svg`
    const drawing = art.drawing(own[name] ?? usual) ?? art.drawing(usual)
    return drawing === undefined ? [] : [[name, drawing]]
  })
  return new Map(sources)
}
