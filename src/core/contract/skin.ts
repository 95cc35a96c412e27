import type { Category } from './categories.ts'
import type { Condition, Flags, Merchant, OwnPage, Page, Text } from './generated/config.ts'
import type { IconName, OrnamentName } from './icons.ts'
import type { AnyRouteId, OwnPageId } from './own-pages.ts'
import type { OrnamentPlace, PageDrawings } from './page-ornaments.ts'
import type { PageId } from './pages.ts'
import type { PictureSize } from './picture/picture-size.ts'
import type { RemovedFields } from './registration-fields.ts'

/** A language that players can choose, read from the head of its locale file. */
export interface LanguageInfo {
  /** Language tag, such as `th`. */
  readonly tag: string
  /** The name in the language itself, such as `ไทย`. */
  readonly name: string
  /** The gateway's code, such as `TH` (SPEC §11.13). */
  readonly code: string
  /** Fallback languages, in order, for messages that this one lacks. */
  readonly fallback: readonly string[]
  /** A greeting and an invitation to switch to the language, both in the language itself. */
  readonly greeting?: string
  readonly invitation?: string
  /** Addresses of the message files by area. */
  readonly messages: Readonly<Record<string, string>>
}

/** The background of a logo: the page, or the brand's colour. */
export type LogoBackground = 'page' | 'inverse'

/** Corrections for a logo that does not suit its box or its background. */
export interface LogoFit {
  /** Shows the name beside a logo that is at least as high as wide. */
  readonly named: boolean
  /** Puts a plate of the other colour behind a logo that has the colour of its background. */
  readonly plated: boolean
}

/** The code of an own block of a workspace, as the player loads it. */
export interface OwnBlockCode {
  /** The address of its script, a module. */
  readonly script: string
  /** The address of its style sheet; absent without one. */
  readonly style?: string
  /** True if it has messages of its own. */
  readonly words?: true
  /** CSS pixels that the page keeps free until the block is shown. */
  readonly height: number
}

/** The name of an icon in the sprite: one of the kit's, or an entry's own drawing. */
export type MenuIcon = IconName | `entry-${string}`

/** An entry of a menu: a link to a lobby, a link to a page, or the button of the slide-in menu. */
export interface MenuEntry {
  readonly id: string
  readonly icon: MenuIcon
  /** The label: the key of a message, or the text by language. */
  readonly label: Text
  /** The condition under which it is shown; always without one. */
  readonly when?: Condition
  /** The lobby that it opens. */
  readonly category?: Category
  /** The page that it opens, with its path. */
  readonly route?: AnyRouteId
  readonly path?: string
}

/** A group of links of the slide-in menu. */
export interface MenuGroup {
  readonly title?: Text
  readonly entries: readonly MenuEntry[]
}

type Whole<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }
/** A page whose moves are applied to its order. */
export type SkinPage = Whole<Omit<Page, 'moves'>>
/** A page of a merchant's own. Its title is the message `route.<page>`. */
export type OwnSkinPage = Omit<OwnPage, 'title' | 'moves'> & SkinPage
/** A page of blocks, of the product or of a merchant's own. */
export type AnySkinPage = Partial<Omit<OwnPage, 'moves'>> & SkinPage

/**
 * The configuration that the player receives for one merchant: layers merged, defaults filled in, art
 * as addresses. `resolve` and the host create it. Never partial.
 */
export interface Skin {
  readonly code: string
  /** A hash that changes whenever an input of the skin changes. */
  readonly revision: string
  readonly brand: Whole<NonNullable<Merchant['brand']>>
  readonly languages: {
    readonly default: string
    readonly supported: readonly LanguageInfo[]
    readonly notes: NonNullable<NonNullable<Merchant['languages']>['notes']>
  }
  readonly gateway: Whole<Omit<NonNullable<Merchant['gateway']>, 'publicKey' | 'adapter'>> & {
    readonly publicKey?: string
    /** The address of the script of the gateway's adapter; absent for a gateway that keeps the contract. */
    readonly adapter?: string
  }
  /** The values of flags until the gateway sends them; null for a flag that the merchant forces off. */
  readonly flags: { readonly [F in keyof Flags]: Flags[F] | null }
  readonly pages: { readonly [P in PageId]?: SkinPage } & {
    readonly [P in OwnPageId]: OwnSkinPage
  }
  /** The own blocks that the merchant places, by type; absent without any. */
  readonly ownBlocks?: Readonly<Record<string, OwnBlockCode>>
  /** The moments at which time can turn a condition or a block, in epoch milliseconds, the earliest first; absent if none does. */
  readonly moments?: readonly number[]
  readonly registration: Whole<NonNullable<Merchant['registration']>> & RemovedFields
  readonly navigation: {
    readonly bottom: readonly MenuEntry[]
    /** The groups of the slide-in menu; empty for the links of the product. */
    readonly menu: readonly MenuGroup[]
  }
  readonly lobby: Whole<NonNullable<Merchant['lobby']>>
  readonly profile: Whole<NonNullable<Merchant['profile']>>
  readonly documents: Whole<NonNullable<Merchant['documents']>>
  readonly safety: Whole<NonNullable<Merchant['safety']>>
  /** Addresses of the icon sprite and of ornaments by position, and the theme's named choices. */
  readonly look: {
    readonly sprite: string
    readonly ornaments: { readonly [N in OrnamentName]?: string }
    /** Addresses of the drawings of inner pages by place; absent without any. */
    readonly pageOrnaments?: { readonly [P in OrnamentPlace]?: PageDrawings }
    /** Corrections by background, only where the logo needs them. */
    readonly logos: { readonly [G in LogoBackground]?: LogoFit }
    /** The sizes of the pictures that blocks show in their own shape, by address, where their files tell one. A kept skin of an older release has none. */
    readonly sizes?: Readonly<Record<string, PictureSize>>
    readonly mode: 'light' | 'dark'
    readonly shape: string
    readonly depth: string
    readonly action: 'plain' | 'rings'
    /** How the VIP page lists the levels; as cards by default. */
    readonly levels?: 'cards' | 'table'
    /** The places on an agent's poster; without them, those of the kit. */
    readonly poster?: NonNullable<NonNullable<Merchant['theme']>['poster']>
    /** What is beside the column of the page on a large screen; nothing by default. */
    readonly largeScreen?: NonNullable<NonNullable<Merchant['theme']>['largeScreen']>
  }
}
