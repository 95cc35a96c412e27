import type { SessionKind } from './facts.ts'

/** The pages that are assembled from blocks; `shell` holds the blocks around every page. */
export const pageIds = [
  'shell',
  'home',
  'login',
  'register',
  'trial',
  'lobby',
  'lobby-sports',
  'lobby-lottery',
  'vendor-games',
  'more-lotteries',
  'member-home',
  'deposit',
  'rewards',
  'mall',
  'help',
  'service',
  'download',
  'activity',
] as const
export type PageId = (typeof pageIds)[number]

/** The bars and the footer around a page. */
export interface PageLayout {
  /** The bar at the top: the shell's header block, or the navbar with title and back button. */
  readonly top: 'header' | 'navbar' | 'none'
  /** Shows the bottom menu (SPEC §2.27). */
  readonly bottomMenu: boolean
  /** The footer. A merchant can shorten that of a form to one line. */
  readonly footer: 'full' | 'form' | 'none'
}

/** The layouts of pages by name. */
export const pageLayouts = {
  home: { top: 'header', bottomMenu: true, footer: 'full' },
  page: { top: 'navbar', bottomMenu: true, footer: 'full' },
  form: { top: 'navbar', bottomMenu: false, footer: 'form' },
  /** The page fills the screen and draws its own bar. */
  fullscreen: { top: 'none', bottomMenu: false, footer: 'none' },
} as const satisfies Record<string, PageLayout>

/** A row of the route table. SPEC §2.1 to §2.19 list the routes, §2.24 the titles and §2.25 the back rules. */
export interface RouteDeclaration<Id extends string = string> {
  /** Every path of the route. Links of the product lead to the first. */
  readonly paths: readonly [string, ...string[]]
  /** The default is `page`. */
  readonly layout?: keyof typeof pageLayouts
  /**
   * The sessions that may enter; everyone if absent. A guest who may not enter is sent to login and returns
   * afterwards. A trial account and a member who may not enter see which account the page needs.
   */
  readonly sessions?: readonly SessionKind[]
  /** The flag that must be on for the route to exist. */
  readonly flag?: string
  /** The query parameter without which the address shows home. */
  readonly parameter?: string
  /** The source of the title: the message `route.<id>` if absent, or the brand, the category or the vendor of the address. */
  readonly title?: 'brand' | 'category' | 'vendor'
  /** The route that the back button opens. If absent, it goes one step back. */
  readonly back?: Id
  /** The page whose blocks the route shows. Its first block also sets the background of the navbar. */
  readonly page?: PageId
  /** Hides the shell's floating services, which lead to this route. */
  readonly services?: false
}

const signedIn = ['member', 'agent', 'trial'] as const satisfies SessionKind[]
const realAccounts = ['member', 'agent'] as const satisfies SessionKind[]
const agents = ['agent'] as const satisfies SessionKind[]

/**
 * Every route. The specification names each path; a route that it does not name gets a clause of
 * docs/spec before its row.
 */
export const routes = declareRoutes({
  home: {
    paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
    layout: 'home',
    title: 'brand',
    page: 'home',
  },
  game: { paths: ['/m/game'], layout: 'fullscreen', sessions: signedIn, parameter: 'vassKey' },
  login: {
    paths: ['/m/login'],
    layout: 'form',
    sessions: ['guest', 'trial'],
    back: 'home',
    page: 'login',
  },
  register: {
    paths: ['/m/register', '/register.html', '/m/register.html'],
    layout: 'form',
    sessions: ['guest', 'trial'],
    back: 'home',
    page: 'register',
  },
  trial: { paths: ['/m/trail'], layout: 'form', sessions: ['guest'], back: 'home', page: 'trial' },
  changePassword: {
    paths: ['/m/changePsw'],
    layout: 'form',
    sessions: realAccounts,
    back: 'security',
  },
  forgot: { paths: ['/m/forget'], layout: 'form', back: 'home' },
  service: { paths: ['/m/service'], layout: 'form', services: false, page: 'service' },
  activity: { paths: ['/m/activity'], layout: 'form', page: 'activity' },
  notice: { paths: ['/m/notice'], layout: 'form', back: 'home' },
  moreLotteries: { paths: ['/m/moreLottery'], layout: 'form', page: 'more-lotteries' },
  userAgreement: { paths: ['/m/useragreement'], layout: 'form' },
  help: { paths: ['/m/help', '/m/helplist'], page: 'help' },
  download: {
    paths: [
      '/m/download',
      '/m/down',
      '/m/download/android',
      '/m/download/ios',
      '/m/iosdownload',
      '/m/loadapp',
    ],
    page: 'download',
  },
  gameContainer: { paths: ['/m/gameContainer'], title: 'category', back: 'home', page: 'lobby' },
  gameList: { paths: ['/m/rngList', '/m/gameList'], title: 'vendor', page: 'vendor-games' },
  memberHome: {
    paths: ['/m/member/home'],
    sessions: realAccounts,
    back: 'home',
    page: 'member-home',
  },
  settings: { paths: ['/m/myAccount/index'], sessions: realAccounts, back: 'memberHome' },
  security: { paths: ['/m/security'], layout: 'form', sessions: realAccounts, back: 'settings' },
  bankCards: { paths: ['/m/bankCards'], layout: 'form', sessions: realAccounts, back: 'settings' },
  identity: { paths: ['/m/identity'], layout: 'form', sessions: realAccounts, back: 'settings' },
  playSafely: { paths: ['/m/playSafely'], sessions: realAccounts, back: 'settings' },
  messages: {
    paths: ['/m/messages'],
    sessions: realAccounts,
    flag: 'INBOX3',
    back: 'memberHome',
  },
  feedback: {
    paths: ['/m/feedback'],
    layout: 'form',
    sessions: realAccounts,
    flag: 'FEEDBACK3',
    back: 'service',
  },
  withdraw: { paths: ['/m/withdraw'], sessions: realAccounts },
  deposit: { paths: ['/m/voucherCenter'], sessions: realAccounts, page: 'deposit' },
  transfer: {
    paths: ['/m/transfer'],
    layout: 'form',
    sessions: realAccounts,
    flag: 'FUNDTRANS3',
    back: 'memberHome',
  },
  records: { paths: ['/m/transaction/record'], sessions: realAccounts },
  bets: { paths: ['/m/bets'], sessions: realAccounts, back: 'memberHome' },
  accountRecord: { paths: ['/m/account/record'], sessions: realAccounts, back: 'memberHome' },
  profit: { paths: ['/m/profit'], sessions: realAccounts, back: 'memberHome' },
  bonus: { paths: ['/m/bonus'], sessions: realAccounts, back: 'memberHome' },
  rewards: {
    paths: ['/m/rewards'],
    sessions: realAccounts,
    flag: 'REWCEN3',
    back: 'memberHome',
    page: 'rewards',
  },
  vip: { paths: ['/m/vip'], back: 'memberHome' },
  mall: { paths: ['/m/mall/mallHome'], sessions: realAccounts, flag: 'PTSYS3', page: 'mall' },
  pointsRecord: {
    paths: ['/m/mall/record'],
    sessions: realAccounts,
    flag: 'PTSYS3',
    back: 'mall',
  },
  invite: { paths: ['/m/invite'], sessions: realAccounts, back: 'memberHome' },
  winners: { paths: ['/m/winners'] },
  redEnvelope: { paths: ['/m/redEnvelope'], layout: 'fullscreen', sessions: realAccounts },
  agentLogin: {
    paths: ['/m/agent/login'],
    layout: 'form',
    sessions: ['guest', 'trial'],
    back: 'home',
    page: 'login',
  },
  agentHome: { paths: ['/m/member/agent/home'], sessions: agents, back: 'memberHome' },
  team: { paths: ['/m/member/agent/team'], sessions: agents, back: 'agentHome' },
  teamBets: { paths: ['/m/member/agent/bets'], sessions: agents, back: 'agentHome' },
  agentIncome: { paths: ['/m/member/agent/income'], sessions: agents, back: 'agentHome' },
  agentLinks: {
    paths: ['/m/member/agent/links'],
    sessions: agents,
    flag: 'AFFMAN3',
    back: 'agentHome',
  },
  agentRebates: { paths: ['/m/member/agent/rebates'], sessions: agents, back: 'agentHome' },
  teamTransfer: {
    paths: ['/m/member/agent/transfer'],
    sessions: agents,
    flag: 'MEMTRANS3',
    back: 'agentHome',
  },
  contracts: { paths: ['/m/member/agent/contracts'], sessions: agents, back: 'agentHome' },
  dailySalaryContract: {
    paths: ['/m/member/agent/getSalaryContract'],
    sessions: agents,
    back: 'contracts',
  },
  dividendContract: {
    paths: ['/m/member/agent/getDevidendContract'],
    sessions: agents,
    back: 'contracts',
  },
  hourlySalaryContract: {
    paths: ['/m/member/agent/getHourContract'],
    sessions: agents,
    back: 'contracts',
  },
})
export type RouteId = keyof typeof routes

/** Types a route table whose back buttons lead to its own routes. */
function declareRoutes<
  const T extends { readonly [Id in keyof T]: RouteDeclaration<keyof T & string> },
>(table: T): T {
  return table
}

/** Returns the row of a route. */
export function readRouteDeclaration(route: RouteId): RouteDeclaration<RouteId> {
  return routes[route]
}

/** Returns whether only agents may enter a route; nothing links to it for anybody else (SPEC §6.5). */
export function isOnlyForAgents(route: RouteId): boolean {
  const { sessions } = readRouteDeclaration(route)
  return sessions?.every((kind) => kind === 'agent') ?? false
}

/** Returns the flag without which nobody comes to a page; undefined if a route without a flag shows it. */
export function readPageFlag(page: string): string | undefined {
  const shown = Object.values<RouteDeclaration>(routes).filter((route) => route.page === page)
  const [flag, ...others] = new Set(shown.map((route) => route.flag))
  return others.length > 0 ? undefined : flag
}

/** Every path of every route, without a slash at its end. */
export const routesByPath: ReadonlyMap<string, RouteId> = new Map(
  Object.entries(routes).flatMap(([id, { paths }]) =>
    // Object.entries types the keys, which are route ids, as strings.
    paths.map((path): [string, RouteId] => [path, id as RouteId]),
  ),
)

/** Returns the route of a path, with or without a slash at its end. */
export function readRoute(path: string): RouteId | undefined {
  return routesByPath.get(withoutSlash(path))
}

/** Returns a path without a slash at its end, except for that of the root. */
export function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Returns the address that links of the product use for a route, with query parameters. */
export function pathTo(route: RouteId, query?: Readonly<Record<string, string>>): string {
  const [path] = routes[route].paths
  return query ? `${path}?${new URLSearchParams(query)}` : path
}
