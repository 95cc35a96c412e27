import type { Flags, Merchant, Page } from './generated/config.ts'
import type { PageId } from './pages.ts'

/** A language a player can choose, from the head of its locale file. */
export interface LanguageInfo {
  /** Language tag, such as `th`. */
  readonly tag: string
  /** Its own name, such as `ไทย`. */
  readonly name: string
  /** The gateway's code, such as `TH` (SPEC §11.13). */
  readonly code: string
  /** Languages asked in turn for a message this one lacks. */
  readonly fallback: readonly string[]
  /** A word of welcome and a call to switch to it, in the language itself. */
  readonly greeting?: string
  readonly invitation?: string
  /** The addresses of its messages by area. */
  readonly messages: Readonly<Record<string, string>>
}

/** What a logo stands on: the page, or the brand's own colour. */
export type LogoGround = 'page' | 'inverse'

/** What helps a logo that its box or its ground does not suit. */
export interface LogoFit {
  /** As high as wide or higher: the name stands beside it. */
  readonly named: boolean
  /** Drawn in the colour of its ground: it stands on a plate of the other one. */
  readonly plated: boolean
}

type Whole<T> = { readonly [K in keyof T]-?: NonNullable<T[K]> }
export type SkinPage = Whole<Page>

/**
 * What the player's app receives for one merchant: layers merged, defaults filled in, art as
 * addresses. Made by `resolve` and the host; never partial.
 */
export interface Skin {
  readonly code: string
  /** Changes whenever any input of the skin changed. */
  readonly revision: string
  readonly brand: Whole<NonNullable<Merchant['brand']>>
  readonly languages: {
    readonly default: string
    readonly supported: readonly LanguageInfo[]
    readonly notes: NonNullable<NonNullable<Merchant['languages']>['notes']>
  }
  readonly gateway: Whole<Omit<NonNullable<Merchant['gateway']>, 'publicKey'>> & {
    readonly publicKey?: string
  }
  readonly flags: Readonly<Flags>
  readonly pages: { readonly [P in PageId]?: SkinPage }
  readonly registration: Whole<NonNullable<Merchant['registration']>>
  readonly navigation: Whole<NonNullable<Merchant['navigation']>>
  readonly lobby: Whole<NonNullable<Merchant['lobby']>>
  readonly safety: Whole<NonNullable<Merchant['safety']>>
  /** Addresses of ornaments by their place, of the icon sprite, and the theme's named choices. */
  readonly look: {
    readonly sprite: string
    readonly ornaments: Readonly<Record<string, string>>
    /** By ground, only where the logo needs help. */
    readonly logos: { readonly [G in LogoGround]?: LogoFit }
    readonly mode: 'light' | 'dark'
    readonly shape: string
    readonly depth: string
    readonly action: 'plain' | 'rings'
  }
}
