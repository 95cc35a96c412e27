import type { ResolvedMerchant } from '../../core/config/resolved-merchant.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import type { AddressOf } from './address.ts'
import type { ArtShelf } from './art-shelf.ts'
import { contentHash } from './content-hash.ts'
import { readTitle } from './dress-merchant.ts'

type Purpose = 'any' | 'maskable' | 'apple'

/** An icon that a merchant's mark is to be drawn as. */
export interface AppIcon {
  readonly purpose: Purpose
  /** In pixels. */
  readonly size: number
  /** The art path of the mark. */
  readonly mark: string
  /** The colour behind it, where the purpose wants one. */
  readonly ground?: string
  /** How much of the icon's side the mark may take. */
  readonly part: number
  readonly address: string
}

export interface AppIdentity {
  readonly icons: readonly AppIcon[]
  /** The web manifest and its address. */
  readonly manifest: string
  readonly address: string
  /** Elements of a page's head that name them. */
  readonly head: string
}

/** Changes with the way icons are drawn. */
const manner = 'a'

const wanted: readonly (Pick<AppIcon, 'purpose' | 'part'> & {
  readonly sizes: readonly number[]
})[] = [
  { purpose: 'any', part: 1, sizes: [48, 96, 144, 192, 256, 384, 512] },
  // A phone cuts up to a fifth off each side.
  { purpose: 'maskable', part: 0.56, sizes: [192, 512] },
  { purpose: 'apple', part: 0.72, sizes: [180] },
]

/** What a merchant is on a home screen: its web manifest, and its mark as icons of every size. */
export function composeIdentity(
  merchant: ResolvedMerchant,
  art: ArtShelf,
  addressOf: AddressOf,
): AppIdentity {
  const { code, languages } = merchant
  const ground = deriveColours(merchant.theme)['surface-page']
  const icons = planIcons(merchant, { art, ground, addressOf })
  const name = readTitle(merchant)
  const manifest = JSON.stringify({
    id: '/m/home',
    name,
    short_name: name,
    lang: languages.default,
    start_url: '/m/home',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
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
    `<meta name="theme-color" content="${escapeHtml(ground)}">`,
    `<link rel="manifest" href="${escapeHtml(address)}">`,
    apple ? `<link rel="apple-touch-icon" href="${escapeHtml(apple.address)}">` : '',
  ].join('')
  return { icons, manifest, address, head }
}

interface IconNeeds {
  readonly art: ArtShelf
  readonly ground: string
  readonly addressOf: AddressOf
}

function planIcons(
  { code, brand }: ResolvedMerchant,
  { art, ground, addressOf }: IconNeeds,
): AppIcon[] {
  const mark = brand.mark ?? brand.logo
  const content = mark && art.contentHash(mark)
  if (!mark || !content) return []
  return wanted.flatMap(({ purpose, part, sizes }) => {
    const behind = purpose === 'any' ? {} : { ground }
    return sizes.map((size): AppIcon => {
      const hash = contentHash(JSON.stringify([manner, content, size, part, behind]))
      const address = addressOf({ code, path: `icons/${purpose}-${size}.png`, hash })
      return { purpose, size, mark, part, address, ...behind }
    })
  })
}
