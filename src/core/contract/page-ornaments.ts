import { type AnyRouteId, isOwnPageId } from './own-pages.ts'
import type { RouteId } from './pages.ts'

/** The places of an inner page that a merchant decorates: its head, beside the titles of its lists, and its end. */
export const ornamentPlaces = ['head', 'group', 'end'] as const
export type OrnamentPlace = (typeof ornamentPlaces)[number]

/** The groups of pages that can share a drawing. */
export const pageGroups = ['account', 'money', 'rewards', 'agents', 'help'] as const
export type PageGroup = (typeof pageGroups)[number]

/** The pages with these places. Home, lobbies, the doors and the pages that fill the screen are compositions of their own. */
export type InnerRoute = Exclude<
  RouteId,
  | 'home'
  | 'game'
  | 'gameContainer'
  | 'gameList'
  | 'moreLotteries'
  | 'redEnvelope'
  | 'login'
  | 'agentLogin'
  | 'register'
  | 'trial'
>

/** The group of each inner page. A new route needs its line here. */
export const groupsOfPages = {
  forgot: 'account',
  memberHome: 'account',
  settings: 'account',
  security: 'account',
  changePassword: 'account',
  bankCards: 'account',
  identity: 'account',
  playSafely: 'account',
  messages: 'account',
  deposit: 'money',
  withdraw: 'money',
  transfer: 'money',
  records: 'money',
  bets: 'money',
  accountRecord: 'money',
  profit: 'money',
  bonus: 'rewards',
  rewards: 'rewards',
  activity: 'rewards',
  vip: 'rewards',
  mall: 'rewards',
  pointsRecord: 'rewards',
  invite: 'rewards',
  winners: 'rewards',
  agentHome: 'agents',
  team: 'agents',
  teamBets: 'agents',
  agentIncome: 'agents',
  agentLinks: 'agents',
  agentRebates: 'agents',
  teamTransfer: 'agents',
  contracts: 'agents',
  dailySalaryContract: 'agents',
  dividendContract: 'agents',
  hourlySalaryContract: 'agents',
  help: 'help',
  service: 'help',
  notice: 'help',
  feedback: 'help',
  userAgreement: 'help',
  download: 'help',
} as const satisfies Record<InnerRoute, PageGroup>

/** A drawing for a page, for a group of pages, and `all` for every other page. */
export type PageOrnamentName = InnerRoute | PageGroup | 'all'

/** The addresses of a merchant's drawings of one place. */
export type PageDrawings = { readonly [N in PageOrnamentName]?: string }

/** Returns the group of a route; undefined for a page without these places. */
export function readPageGroup(route: AnyRouteId): PageGroup | undefined {
  return isInner(route) ? groupsOfPages[route] : undefined
}

/** Chooses the drawing of a place on a page: that of the page, else that of its group, else that of all pages. An own page has the last. */
export function choosePageDrawing(
  drawings: PageDrawings | undefined,
  route: AnyRouteId,
): string | undefined {
  if (drawings && isOwnPageId(route)) return drawings.all
  if (!drawings || !isInner(route)) return undefined
  return drawings[route] ?? drawings[groupsOfPages[route]] ?? drawings.all
}

/** Returns true for a page that begins with a head of the player, so that no other one is over it. */
export function hasOwnHead(route: AnyRouteId): boolean {
  return route === 'memberHome'
}

function isInner(route: AnyRouteId): route is InnerRoute {
  return Object.hasOwn(groupsOfPages, route)
}
