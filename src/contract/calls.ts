import type { GatewayShapes } from './generated/gateway.ts'

type Shape = keyof GatewayShapes

/** One call of the gateway, as data (SPEC.md §7): client, sandbox and OpenAPI are made from it. */
export interface CallDeclaration {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The default path; a merchant may set another by the call's name. */
  readonly path: string
  /** The value of the `ModuleId` header. */
  readonly moduleId: ModuleId
  /** Whether the call needs a session (SPEC.md §6). */
  readonly token: boolean
  /** Whether the token is repeated in the query where a merchant says `tokenInQuery`. */
  readonly tokenInQuery?: true
  readonly encrypted?: true
  /** A read may be retried and shared; an effect never is. */
  readonly kind: 'read' | 'effect'
  /** A bare answer has no `{ success, value }` around it. */
  readonly bare?: true
  readonly bodyType?: 'json' | 'form'
  readonly query?: Shape
  readonly body?: Shape
  readonly value: Shape
  /** What may come as `value` with a refusal. */
  readonly refusal?: Shape
}

export type ModuleId =
  | 'common'
  | 'registration'
  | 'captcha'
  | 'announcements'
  | 'games'
  | 'member'
  | 'fundTransfer'

export const calls = {
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
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'DomainRoute',
  },
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    value: 'RegisterSettings',
  },
  registerPatterns: {
    method: 'GET',
    path: '/wps/system/setting/register/patterns',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    value: 'RegisterPatterns',
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    value: 'Captcha',
  },
  humanCheck: {
    method: 'GET',
    path: '/wps/captcha/slider',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    query: 'HumanCheckQuery',
    value: 'HumanCheck',
  },
  humanCheckResult: {
    method: 'POST',
    path: '/wps/captcha/slider',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    body: 'HumanCheckBody',
    value: 'HumanCheckResult',
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    query: 'AffiliateQuery',
    value: 'Affiliate',
  },
  usernameCheck: {
    method: 'GET',
    path: '/wps/check/username',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    query: 'UsernameQuery',
    value: 'UsernameValidity',
  },
  register: {
    method: 'PUT',
    path: '/wps/member/register',
    moduleId: 'registration',
    token: false,
    encrypted: true,
    kind: 'effect',
    body: 'RegisterBody',
    value: 'Login',
    refusal: 'LoginRefusal',
  },
  login: {
    method: 'POST',
    path: '/wps/session/login',
    moduleId: 'common',
    token: false,
    encrypted: true,
    kind: 'effect',
    body: 'LoginBody',
    value: 'Login',
    refusal: 'LoginRefusal',
  },
  testPlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    moduleId: 'common',
    token: false,
    kind: 'effect',
    body: 'TestPlayBody',
    value: 'TestPlay',
  },
  trialUser: {
    method: 'GET',
    path: '/wps/member/trialuser',
    moduleId: 'registration',
    token: false,
    kind: 'effect',
    value: 'TrialUser',
  },
  socialLogin: {
    method: 'POST',
    path: '/wps/session/login/social',
    moduleId: 'common',
    token: false,
    encrypted: true,
    kind: 'effect',
    body: 'SocialLoginBody',
    value: 'Login',
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    moduleId: 'common',
    token: true,
    kind: 'effect',
    value: 'Done',
  },
  passwordByEmail: {
    method: 'POST',
    path: '/wps/member/password/email',
    moduleId: 'common',
    token: false,
    kind: 'effect',
    bodyType: 'form',
    body: 'PasswordByEmailBody',
    value: 'Done',
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
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    moduleId: 'games',
    token: true,
    tokenInQuery: true,
    kind: 'read',
    query: 'GamePageQuery',
    value: 'GamePage',
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
  favourites: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    moduleId: 'games',
    token: true,
    kind: 'read',
    query: 'FavouritesQuery',
    value: 'FavouritePage',
  },
  favouriteKeys: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGames',
    moduleId: 'games',
    token: true,
    kind: 'read',
    value: 'FavouriteKeys',
  },
  addFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    body: 'GameKey',
    value: 'Done',
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    body: 'GameKey',
    value: 'Done',
  },
  recentGames: {
    method: 'GET',
    path: '/wps/relay/MCS2_getRecentGameList',
    moduleId: 'games',
    token: true,
    kind: 'read',
    value: 'GameList',
  },
  addRecentGame: {
    method: 'GET',
    path: '/wps/relay/MCS2_addRecentGame',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    query: 'RecentGameQuery',
    value: 'Done',
  },
  launchGame: {
    method: 'GET',
    path: '/wps/game/launchGame',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    query: 'LaunchQuery',
    value: 'Launch',
    refusal: 'LaunchRefusal',
  },
  orders: {
    method: 'GET',
    path: '/lgw/orders',
    moduleId: 'games',
    token: true,
    kind: 'read',
    query: 'OrdersQuery',
    value: 'OrderPage',
  },
  orderDetail: {
    method: 'GET',
    path: '/lgw/orders/detail',
    moduleId: 'games',
    token: true,
    kind: 'read',
    query: 'OrderQuery',
    value: 'OrderDetail',
  },
  cancelSuborder: {
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    body: 'CancelSuborderBody',
    value: 'OrderDetail',
  },
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'MemberInfo',
  },
  headIcon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'HeadIcon',
  },
  setHeadIcon: {
    method: 'POST',
    path: '/wps/member/info/icon',
    moduleId: 'member',
    token: true,
    kind: 'effect',
    bodyType: 'form',
    body: 'HeadIconBody',
    value: 'Done',
  },
  walletBalance: {
    method: 'GET',
    path: '/wps/wallets/balance',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'WalletBalance',
  },
  walletTransfer: {
    method: 'POST',
    path: '/wps/relay/GLS2_WalletTransfer',
    moduleId: 'fundTransfer',
    token: true,
    kind: 'effect',
    body: 'WalletTransferBody',
    value: 'WalletTransfer',
  },
} as const satisfies Record<string, CallDeclaration>

export type Calls = typeof calls
export type CallName = keyof Calls

/** What a call answers with. */
export type CallValue<N extends CallName> = GatewayShapes[Calls[N]['value']]
/** What a call is asked with in its address; `undefined` where it takes nothing. */
export type CallQuery<N extends CallName> = Calls[N] extends { query: infer Q extends Shape }
  ? GatewayShapes[Q]
  : undefined
/** What a call is asked with in its body; `undefined` where it takes nothing. */
export type CallBody<N extends CallName> = Calls[N] extends { body: infer B extends Shape }
  ? GatewayShapes[B]
  : undefined
