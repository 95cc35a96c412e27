import type { FrameCommand, FrameEvent } from '../../core/contract/frame-message.ts'

export type PageReport = Extract<FrameEvent, { readonly kind: 'page' }>
type Command<K extends FrameCommand['kind']> = Extract<FrameCommand, { readonly kind: K }>

/** What the preview should show. */
export interface WantedPage {
  /** Another one draws the page anew. */
  readonly key: string
  readonly origin: string
  /** The address in the player. */
  readonly at: string
  /** The height of the viewport in pixels. */
  readonly height: number
  /** The selected block; empty for none, undefined for a page that is scrolled to no block. */
  readonly reveal: string | undefined
}

/**
 * A page opens (`loading`), starts and is brought to its place behind the shown one (`behind`), is
 * painted there (`painted`) and takes its place (`shown`).
 */
export type FramePhase = 'loading' | 'behind' | 'painted' | 'shown'

/** What a page leaves to the next one. */
export interface PageView {
  /** The scroll position in pixels. */
  readonly scroll: number
  /** The ids of the blocks; undefined if no page has started. */
  readonly blocks: readonly string[] | undefined
  /** The selected block that the page was scrolled to; empty for none. */
  readonly revealed: string
}

export interface FramePage {
  readonly key: string
  readonly origin: string
  /** The address that it was opened at. */
  readonly opened: string
  readonly phase: FramePhase
  readonly isLoaded: boolean
  /** The last message about the page. */
  readonly report?: PageReport
  /** The blocks of the page before. */
  readonly had: readonly string[] | undefined
  /** False once a change of its blocks is its own, such as late contents. */
  readonly isNew: boolean
  /** The block that was added or moved. */
  readonly changed?: string
  readonly revealed: string
  /** The last command to scroll; a new object is sent. */
  readonly aim?: Command<'scroll' | 'reveal'>
  /** True once the page was where its last command scrolls, or had the time to. */
  readonly hasArrived: boolean
  /** The address that the page was last sent to, or was followed to. */
  readonly settled: string
  /** An address that is still to be sent. */
  readonly go?: Command<'go'>
  readonly sent: number
  readonly obeyed: number
}

/** The page that is shown, and the next one behind it. */
export interface FrameState {
  readonly wanted: WantedPage
  readonly view: PageView
  readonly shown: FramePage
  readonly next?: FramePage
}

export type FrameAction =
  | { readonly act: 'want'; readonly wanted: WantedPage }
  | { readonly act: 'load'; readonly key: string }
  | { readonly act: 'report'; readonly key: string; readonly report: PageReport }
  /** An address was sent to the page. */
  | { readonly act: 'sent'; readonly key: string; readonly go: Command<'go'> }
  /** The time that a page has in a phase is over. */
  | { readonly act: 'elapsed'; readonly key: string; readonly phase: FramePhase }
  /** The time that a page has to be where a command scrolls is over. */
  | { readonly act: 'rest'; readonly key: string; readonly aim: FramePage['aim'] }
