import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { readBrandName } from '../../core/contract/brand-name.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import { pathTo } from '../../core/contract/pages.ts'
import type { AddressOf } from './address.ts'
import type { AssetLoader } from './asset-loader.ts'
import { contentHash } from './content-hash.ts'

type Purpose = 'any' | 'maskable' | 'apple'

/** One size of a merchant's app icon, drawn from its mark. */
export interface AppIcon {
  readonly purpose: Purpose
  /** In pixels. */
  readonly size: number
  /** The art path of the mark. */
  readonly mark: string
  /** The background colour; absent for a transparent icon. */
  readonly background?: string
  /** The share of the icon's side that the mark fills, from 0 to 1. */
  readonly part: number
  readonly address: string
}

/** The web manifest of a merchant, and its app icons. */
export interface AppIdentity {
  readonly icons: readonly AppIcon[]
  /** The text of the web manifest, as JSON. */
  readonly manifest: string
  /** The address of the web manifest. */
  readonly address: string
  /** Elements of a page's head that link to the manifest and the icons. */
  readonly head: string
}

/** Change it when icons are drawn differently: it is part of their hash. */
const iconVersion = 'a'

const iconSets: readonly (Pick<AppIcon, 'purpose' | 'part'> & {
  readonly sizes: readonly number[]
})[] = [
  { purpose: 'any', part: 1, sizes: [48, 96, 144, 192, 256, 384, 512] },
  // A phone may cut off up to a fifth at each side.
  { purpose: 'maskable', part: 0.56, sizes: [192, 512] },
  { purpose: 'apple', part: 0.72, sizes: [180] },
]

/** Composes the web manifest of a merchant, and its mark as app icons in every size. */
export function composeAppIdentity(
  merchant: ResolvedMerchant,
  art: AssetLoader,
  addressOf: AddressOf,
): AppIdentity {
  const { code, languages } = merchant
  const background = deriveColours(merchant.theme)['surface-page']
  const icons = planIcons(merchant, { art, background, addressOf })
  const name = readBrandName(merchant)
  const manifest = JSON.stringify({
    id: pathTo('home'),
    name,
    short_name: name,
    lang: languages.default,
    start_url: pathTo('home'),
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icons.flatMap(({ purpose, size, address }) =>
      purpose === 'apple'
        ? []
        : [{ src: address, sizes: `${size}x${size}`, type: 'image/png', purpose }],
    ),
  })
  const path = 'app.webmanifest'
  const address = addressOf({ code, path, hash: contentHash(manifest) })
  const apple = icons.find(({ purpose }) => purpose === 'apple')
  const head = [
    `<meta name="theme-color" content="${escapeHtml(background)}">`,
    `<link rel="manifest" href="${escapeHtml(address)}">`,
    apple ? `<link rel="apple-touch-icon" href="${escapeHtml(apple.address)}">` : '',
  ].join('')
  return { icons, manifest, address, head }
}

interface IconContext {
  readonly art: AssetLoader
  readonly background: string
  readonly addressOf: AddressOf
}

function planIcons(
  { code, brand }: ResolvedMerchant,
  { art, background, addressOf }: IconContext,
): AppIcon[] {
  const mark = brand.mark ?? brand.logo
  const content = mark && art.contentHash(mark)
  if (!mark || !content) return []
  return iconSets.flatMap(({ purpose, part, sizes }) => {
    const fill = purpose === 'any' ? {} : { background }
    return sizes.map((size): AppIcon => {
      const hash = contentHash(JSON.stringify([iconVersion, content, size, part, fill]))
      const address = addressOf({ code, path: `icons/${purpose}-${size}.png`, hash })
      return { purpose, size, mark, part, address, ...fill }
    })
  })
}
