import type { Skin } from './skin.ts'

/** What players of a merchant get, as far as its published page and words say it. */
export interface SiteView {
  readonly hosts: readonly string[]
  readonly skin: Skin
  /** Values of design tokens by their names. */
  readonly tokens: Readonly<Record<string, string>>
  /** The texts of messages by language and area (`th/home`), of those whose addresses differ between two views. */
  readonly words: ReadonlyMap<string, string>
  /** Addresses of the player's files that the page begins with. */
  readonly player: readonly string[]
}
