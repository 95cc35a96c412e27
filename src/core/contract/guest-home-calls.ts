import type { AnyCallDeclaration, CallDeclaration } from './call-declaration.ts'
import { publicRead } from './public-read.ts'

/** The calls that a guest's home makes. Every page loads these declarations. */
export const guestHomeCalls = {
  systemStatus: publicRead('/wps/system/status', 'common', {
    query: 'SystemStatusQuery',
    value: 'SystemStatus',
  }),
  whitelabel: publicRead('/wps/system/whitelabel', 'common', { value: 'WhitelabelTree' }),
  templates: publicRead('/wps/system/templates', 'common', {
    query: 'TemplatesQuery',
    value: 'Templates',
  }),
  consolidatedSettings: publicRead('/wps/system/settings/consolidated', 'common', {
    value: 'ConsolidatedSettings',
  }),
  announcements: publicRead('/wps/system/announcements', 'announcements', {
    moduleOfTypes: { A: 'agentAnnouncements' },
    tokenInQuery: true,
    query: 'AnnouncementsQuery',
    value: 'Announcements',
  }),
  customerService: publicRead('/wps/system/customerService', 'common', {
    value: 'CustomerService',
  }),
  winnerBoard: publicRead('/wps/relay/ODSFE2_getWinnerBoard', 'games', {
    query: 'WinnerBoardQuery',
    value: 'WinnerBoard',
  }),
  lobbyNews: publicRead('/wps/relay/GLS2_lobbyNews', 'announcements', {
    query: 'LobbyNewsQuery',
    value: 'LobbyNews',
  }),
  popularGames: publicRead('/lgw/games/popular', 'games', {
    bare: true,
    query: 'PopularQuery',
    value: 'PopularGames',
  }),
  hotGames: publicRead('/wps/relay/GCSGAME_hotGamesV2', 'games', {
    query: 'PopularQuery',
    value: 'GameList',
  }),
  vendors: publicRead('/wps/relay/GCSGAME_getVassGameType', 'games', {
    query: 'VendorsQuery',
    value: 'Vendors',
  }),
  lotteries: publicRead('/lgw/games/mobile', 'games', {
    tokenInQuery: true,
    bare: true,
    query: 'LotteriesQuery',
    value: 'Lotteries',
  }),
} satisfies Record<string, CallDeclaration>

/** The calls whose declarations are here: those of a guest's home, and those of own blocks, which their code adds. */
export const loadedCalls = new Map<string, AnyCallDeclaration>(Object.entries(guestHomeCalls))

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
  return loadedCalls.get(name)?.token ?? !publicReads.includes(name)
}
