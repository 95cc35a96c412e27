import type { Skin } from './skin.ts'

/** Words by key, in groups. */
export interface Words {
  readonly [key: string]: string | Words
}

/** What a home is rendered of. */
export interface HomeWanted {
  readonly skin: Skin
  /** The tag of a language that the skin supports. */
  readonly language: string
  /** That language's messages by area. */
  readonly messages: Readonly<Record<string, Words>>
}

/** A call that a page makes before its script has come. */
export interface EarlyAsk {
  readonly url: string
  /** Its ModuleId. */
  readonly module: string
  /** Only the home asks it: at once for what is on the screen first, else beside the scripts. */
  readonly home?: 'at-once' | 'after-paint'
}

/** The home of a guest as it stands before the gateway has said anything. */
export interface PrerenderedHome {
  /** What stands in the page's root; it holds no style, only names of styles in `data-style`. */
  readonly html: string
  /** Addresses of the pictures to ask for at once. */
  readonly images: readonly string[]
  readonly asks: readonly EarlyAsk[]
  /** The blocks that are on it or around it. */
  readonly blocks: readonly { readonly type: string; readonly variant: string }[]
  /** The areas of messages that are on it or that its blocks need. */
  readonly areas: readonly string[]
  /** What `data-style` attributes say, each once. */
  readonly styles: readonly string[]
}

/** What the build of the player for Node exports. */
export interface Prerenderer {
  readonly prerenderHome: (wanted: HomeWanted) => Promise<PrerenderedHome>
}
