import type { Skin } from './skin.ts'

/** The parts of a published site that its page and its messages contain. */
export interface SiteView {
  readonly hosts: readonly string[]
  readonly skin: Skin
  /** Values of theme tokens by name. */
  readonly tokens: Readonly<Record<string, string>>
  /** The rules and colours of the look; absent if the kit draws every part. */
  readonly look?: string | undefined
  /** Message files as text by language and area (`th/home`), only those whose addresses differ between two views. */
  readonly messages: ReadonlyMap<string, string>
  /** Addresses of the player's files that the page loads first. */
  readonly player: readonly string[]
}
