import type { SessionKind } from './facts.ts'
import { type MemberTypeLists, sessionKindOf } from './session-kind.ts'
import type { Skin } from './skin.ts'

/** Messages by key, in nested groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** Whose home is rendered ahead: a guest's, or that of a member of whom nothing but a session is known. */
export type HomeAccount = 'guest' | 'member'

/** Returns the name of a home within its page: the language of a guest's, with the account behind it for another. */
export function homeName(language: string, account: SessionKind): string {
  return account === 'guest' ? language : `${language} ${account}`
}

/**
 * Lists the member types that are neither agents nor trial accounts (SPEC §10.41). Nobody is a member of a merchant
 * without such a type.
 */
export function listMemberTypes(lists: MemberTypeLists): readonly number[] {
  return lists.agentExcludedTypes.filter((type) => sessionKindOf(type, lists) === 'member')
}

/** The input for the rendering of a home. */
export interface HomeRenderInput {
  readonly skin: Skin
  /** The tag of a language that the skin supports. */
  readonly language: string
  /** That language's messages by area. */
  readonly messages: Readonly<Record<string, MessageTree>>
  readonly account: HomeAccount
  /** The scripts of the own blocks that the skin names, by type. */
  readonly ownScripts: ReadonlyMap<string, string>
  /** The last moment of the skin that has passed, in epoch milliseconds; 0 before the first. */
  readonly time: number
}

/** A call that a page makes before its script has loaded. */
export interface EarlyRequest {
  readonly url: string
  /** The value of the `ModuleId` header. */
  readonly module: string
  /** Set for a call that only the home makes: at once for the first screen, or after the first paint. */
  readonly home?: 'at-once' | 'after-paint'
}

/** A home as it is rendered before the gateway has answered any call. */
export interface PrerenderedHome {
  /** The content of the page's root. It holds no styles, only names of styles in `data-style`. */
  readonly html: string
  /** Addresses of the pictures to request at once. */
  readonly images: readonly string[]
  /** The first requests of a guest's home; none of a member's, which need the token of its session. */
  readonly requests: readonly EarlyRequest[]
  /** The blocks of the home and of the shell. */
  readonly blocks: readonly { readonly type: string; readonly variant: string }[]
  /** The message areas that the home shows or that its blocks need. */
  readonly areas: readonly string[]
  /** The later moments at which the home's blocks, or what they show, begin or cease to be those of another moment than `time`. */
  readonly turns: readonly number[]
  /** The values of the `data-style` attributes, each once. */
  readonly styles: readonly string[]
}

/** The exports of the player's build for Node. */
export interface Prerenderer {
  /** Renders a home. `onBlock` gets the type of each own block before its code runs. */
  readonly prerenderHome: (
    wanted: HomeRenderInput,
    onBlock?: (type: string) => void,
  ) => Promise<PrerenderedHome>
}
