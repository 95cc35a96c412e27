import { type RouteId, readRouteDeclaration, routes } from '../../../src/core/contract/pages.ts'
import { fillVendor } from './fill-vendor.ts'

/** A part of the product, small enough for one journey. */
export type Part = 'outside' | 'account' | 'money' | 'rewards' | 'agents'

/**
 * The part that each route belongs to, and the queries that it is walked with; the empty one is its first view.
 * A game's page needs a launch; its journeys are `play-*.spec.ts`.
 */
const views = {
  home: ['outside', ''],
  game: ['outside'],
  login: ['outside', ''],
  agentLogin: ['outside', ''],
  register: ['outside', ''],
  trial: ['outside', ''],
  forgot: ['outside', '', '?tab=sms'],
  notice: ['outside', ''],
  activity: ['outside', ''],
  help: ['outside', ''],
  service: ['outside', ''],
  userAgreement: ['outside', ''],
  download: ['outside', ''],
  winners: ['outside', ''],
  vip: ['outside', ''],
  moreLotteries: ['outside', ''],
  gameContainer: [
    'outside',
    '?gameType=RNG&show=hot',
    '?gameType=SPORTS',
    '?gameType=LIVE',
    '?gameType=LOTT',
  ],
  gameList: ['outside', '?gameType=RNG&vassalage=VENDOR'],
  memberHome: ['account', ''],
  settings: ['account', '', '?edit=nickname'],
  security: ['account', ''],
  changePassword: ['account', '', '?tab=pin'],
  bankCards: ['account', ''],
  identity: ['account', ''],
  playSafely: ['account', ''],
  messages: ['account', '', '?write=service'],
  feedback: ['account', ''],
  deposit: ['money', ''],
  withdraw: ['money', ''],
  transfer: ['money', ''],
  records: ['money', ''],
  bets: ['money', ''],
  accountRecord: ['money', ''],
  profit: ['money', ''],
  bonus: ['money', ''],
  rewards: ['rewards', ''],
  mall: ['rewards', '', '?tab=convert'],
  pointsRecord: ['rewards', ''],
  redEnvelope: ['rewards', ''],
  invite: ['rewards', ''],
  agentHome: ['agents', ''],
  team: ['agents', ''],
  teamBets: ['agents', ''],
  agentIncome: ['agents', ''],
  agentLinks: ['agents', ''],
  agentRebates: ['agents', ''],
  teamTransfer: ['agents', ''],
  contracts: ['agents', ''],
  dailySalaryContract: ['agents', ''],
  dividendContract: ['agents', ''],
  hourlySalaryContract: ['agents', ''],
} as const satisfies Record<RouteId, readonly [part: Part, ...queries: string[]]>

/** Lists the addresses of a part that somebody may open at a merchant. */
export function listPages(
  code: string,
  part: Part,
  session: 'guest' | 'member' | 'agent',
): string[] {
  // Object.entries types the keys, which are route ids, as strings.
  const entries = Object.entries(views) as [RouteId, readonly [Part, ...string[]]][]
  return entries.flatMap(([route, [area, ...queries]]) => {
    const { sessions } = readRouteDeclaration(route)
    if (area !== part || (sessions && !sessions.includes(session))) return []
    return queries.map((query) => fillVendor(routes[route].paths[0] + query, code))
  })
}
