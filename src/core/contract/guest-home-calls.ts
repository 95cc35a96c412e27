import type { CallDeclaration } from './call-declaration.ts'

/** The calls that a guest's home makes. Every page loads these declarations. */
export const guestHomeCalls = {
  systemStatus: {
    method: 'GET',
    path: '/wps/system/status',
    moduleId: 'common',
    token: false,
    kind: 'read',
    query: 'SystemStatusQuery',
    value: 'SystemStatus',
  },
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'WhitelabelTree',
  },
  templates: {
    method: 'GET',
    path: '/wps/system/templates',
    moduleId: 'common',
    token: false,
    kind: 'read',
    query: 'TemplatesQuery',
    value: 'Templates',
  },
  consolidatedSettings: {
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'ConsolidatedSettings',
  },
  announcements: {
    method: 'GET',
    path: '/wps/system/announcements',
    moduleId: 'announcements',
    token: false,
    tokenInQuery: true,
    kind: 'read',
    query: 'AnnouncementsQuery',
    value: 'Announcements',
  },
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'CustomerService',
  },
  winnerBoard: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'WinnerBoardQuery',
    value: 'WinnerBoard',
  },
  lobbyNews: {
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    moduleId: 'announcements',
    token: false,
    kind: 'read',
    query: 'LobbyNewsQuery',
    value: 'LobbyNews',
  },
  popularGames: {
    method: 'GET',
    path: '/lgw/games/popular',
    moduleId: 'games',
    token: false,
    kind: 'read',
    bare: true,
    query: 'PopularQuery',
    value: 'PopularGames',
  },
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'PopularQuery',
    value: 'GameList',
  },
  vendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'VendorsQuery',
    value: 'Vendors',
  },
  lotteries: {
    method: 'GET',
    path: '/lgw/games/mobile',
    moduleId: 'games',
    token: false,
    tokenInQuery: true,
    kind: 'read',
    bare: true,
    query: 'LotteriesQuery',
    value: 'Lotteries',
  },
} as const satisfies Record<string, CallDeclaration>

/** The reads in `on-demand/` that need no session. */
const publicReads: readonly string[] = [
  'domainRoute',
  'registerSettings',
  'registerPatterns',
  'affiliate',
  'usernameCheck',
  'gameList',
  'helpCenter',
  'appDownloads',
  'promotions',
  'promotion',
  'vipLevels',
]

/** Returns true for a read that needs a session (SPEC §6.9), without loading its declaration. */
export function needsSession(name: string): boolean {
  return !Object.hasOwn(guestHomeCalls, name) && !publicReads.includes(name)
}
