import type { Files } from '../../core/config/files.ts'
import type { SessionKind } from '../../core/contract/facts.ts'
import {
  findRoute,
  isOwnPageId,
  type MerchantPages,
  type OwnPageId,
  readEntrance,
} from '../../core/contract/own-pages.ts'
import { pathTo } from '../../core/contract/pages.ts'
import type { NamedScenario } from '../../core/contract/scenarios.ts'

/** The pages of the product that can be photographed, by name, with where each is. */
export const shotPages = {
  home: pathTo('home'),
  login: pathTo('login'),
  register: pathTo('register'),
  trial: pathTo('trial'),
  lobby: pathTo('gameContainer', { gameType: 'RNG' }),
  'lobby-sports': pathTo('gameContainer', { gameType: 'SPORTS' }),
  'lobby-lottery': pathTo('gameContainer', { gameType: 'LOTT' }),
  'more-lotteries': pathTo('moreLotteries'),
  'member-home': pathTo('memberHome'),
  help: pathTo('help'),
  service: pathTo('service'),
  download: pathTo('download'),
} as const
export type ShotPage = keyof typeof shotPages | OwnPageId

/** Returns the address of a page of a merchant; undefined if it has no such page. */
export function readShotAddress(page: ShotPage, pages: MerchantPages): string | undefined {
  return isOwnPageId(page) ? pages[page]?.path : shotPages[page]
}

/** Returns true if a session may enter a page. A page that it may not enter leads to another one. */
export function mayEnter(page: ShotPage, session: SessionKind, pages: MerchantPages): boolean {
  const [path = ''] = readShotAddress(page, pages)?.split('?') ?? []
  const route = findRoute(path, pages)
  const { sessions } = route ? readEntrance(route, pages) : {}
  return sessions === undefined || sessions.includes(session)
}

/** The subject of a picture: a page of a merchant, in a scenario. */
export interface Shot {
  readonly merchant: string
  readonly page: ShotPage
  /** Where the page is. */
  readonly address: string
  readonly scenario: NamedScenario
  /** The merchant's default one without it. */
  readonly language?: string | undefined
}

/** A rectangle in device pixels of its picture. */
export interface ElementBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A block of a page with its position. */
export interface ShownBlock extends ElementBox {
  readonly id: string
}

export interface PageShot {
  readonly png: Uint8Array
  readonly blocks: readonly ShownBlock[]
}

/** A picture, or a sentence that says why there is none. */
export type ShotResult = PageShot | { readonly failed: string }

/** The merchants that are photographed: a folder on the disk, or some of a folder that may be in no place at all. */
export type PhotoSource =
  | { readonly root: string }
  | { readonly files: Files; readonly merchants: readonly string[] }

/** Takes pictures of the merchants of a folder in a running player. */
export interface Photographer {
  readonly take: (shot: Shot) => Promise<ShotResult>
  /** Two pictures side by side with what differs outlined; undefined where nothing does. */
  readonly compare: (before: PageShot, after: PageShot) => Promise<Uint8Array | undefined>
  /** One picture of a page of HTML, so many CSS pixels wide. */
  readonly print: (html: string, width: number) => Promise<Uint8Array>
  readonly close: () => Promise<void>
}
