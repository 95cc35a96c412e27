import type { Facts, SessionKind } from '../../core/contract/facts.ts'
import type { OwnPageId } from '../../core/contract/own-pages.ts'
import type { MessageTree } from '../../core/contract/prerender.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** A page with one own block, as the tests of a workspace show it. */
export interface BlockPageInput {
  readonly skin: Skin
  /** The page whose blocks are shown. */
  readonly page: OwnPageId
  /** The tag of a language that the skin supports. */
  readonly language: string
  /** That language's messages by area. */
  readonly messages: Readonly<Record<string, MessageTree>>
  /** The scripts of the own blocks that the skin names, by type. */
  readonly ownScripts: ReadonlyMap<string, string>
  readonly account: SessionKind
  /** What the gateway has said of flags, templates and settings. */
  readonly facts: Pick<Facts, 'flags' | 'templates' | 'settings'>
  /** The moment of the visit, in epoch milliseconds. */
  readonly time: number
  /** The element that the page is rendered into. */
  readonly root: Element
  /**
   * Answers a request in place of the gateway; rejects for a broken connection. Returns undefined for a request that gets
   * no answer.
   */
  readonly answer: (call: string, parameters: unknown) => Promise<Response> | undefined
  /** Receives what is wrong with the block, or with an answer, once for each. */
  readonly report: (problem: Error) => void
}

export interface BlockPage {
  /** Does something to the page, and resolves once it shows what follows from it. */
  readonly act: (action: () => void) => Promise<void>
  /** Removes what the page shows and ends its requests. */
  readonly close: () => Promise<void>
}

/** The exports of the player's build for tests. */
export interface BlockPages {
  /** Shows a page, and resolves once each request that gets an answer has it. */
  readonly showBlockPage: (input: BlockPageInput) => Promise<BlockPage>
}
