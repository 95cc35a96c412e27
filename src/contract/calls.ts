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
  readonly summary: string
}

export type ModuleId = 'common' | 'registration' | 'captcha' | 'announcements' | 'games' | 'member'

export const calls = {
  systemStatus: {
    method: 'GET',
    path: '/wps/system/status',
    moduleId: 'common',
    token: false,
    kind: 'read',
    query: 'SystemStatusQuery',
    value: 'SystemStatus',
    summary: 'Whether the platform is open, with the settings that come along.',
  },
  whitelabel: {
    method: 'GET',
    path: '/wps/system/whitelabel',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'WhitelabelTree',
    summary: 'The whitelabel modules of the merchant.',
  },
  templates: {
    method: 'GET',
    path: '/wps/system/templates',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'Templates',
    summary: 'Which template variants are in use.',
  },
  consolidatedSettings: {
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'ConsolidatedSettings',
    summary: 'Currency, checks and sign-in providers.',
  },
  domainRoute: {
    method: 'GET',
    path: '/wps/system/domainRoute',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'DomainRoute',
    summary: 'Where else the merchant answers.',
  },
  registerSettings: {
    method: 'GET',
    path: '/wps/system/setting/register',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    value: 'RegisterSettings',
    summary: 'Which registration fields are enabled and required.',
  },
  registerPatterns: {
    method: 'GET',
    path: '/wps/system/setting/register/patterns',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    value: 'RegisterPatterns',
    summary: 'What each field accepts.',
  },
  captcha: {
    method: 'GET',
    path: '/wps/captcha',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    value: 'Captcha',
    summary: 'A fresh captcha image.',
  },
  humanCheck: {
    method: 'GET',
    path: '/wps/captcha/slider',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    query: 'HumanCheckQuery',
    value: 'HumanCheck',
    summary: 'A fresh slider challenge.',
  },
  humanCheckResult: {
    method: 'POST',
    path: '/wps/captcha/slider',
    moduleId: 'captcha',
    token: false,
    kind: 'effect',
    body: 'HumanCheckBody',
    value: 'HumanCheckResult',
    summary: 'The end of a slider challenge.',
  },
  affiliate: {
    method: 'GET',
    path: '/wps/agent/affiliate',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    query: 'AffiliateQuery',
    value: 'Affiliate',
    summary: 'Whether an affiliate code is accepted.',
  },
  usernameCheck: {
    method: 'GET',
    path: '/wps/check/username',
    moduleId: 'registration',
    token: false,
    kind: 'read',
    query: 'UsernameQuery',
    value: 'UsernameValidity',
    summary: 'Whether a user name can be had.',
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
    summary: 'A registration; it signs the member in.',
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
    summary: 'A login.',
  },
  testPlay: {
    method: 'POST',
    path: '/wps/session/login/freeplay',
    moduleId: 'common',
    token: false,
    kind: 'effect',
    body: 'TestPlayBody',
    value: 'TestPlay',
    summary: 'A trial account and its session in one step.',
  },
  trialUser: {
    method: 'GET',
    path: '/wps/member/trialuser',
    moduleId: 'registration',
    token: false,
    kind: 'effect',
    value: 'TrialUser',
    summary: 'A new trial account.',
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
    summary: 'The end of an authorization at a sign-in provider.',
  },
  logout: {
    method: 'DELETE',
    path: '/wps/session/logout',
    moduleId: 'common',
    token: true,
    kind: 'effect',
    value: 'Done',
    summary: 'The end of the session.',
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
    summary: 'A new password by e-mail.',
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
    summary: 'Banners, notices, popups and promotions of a group.',
  },
  customerService: {
    method: 'GET',
    path: '/wps/system/customerService',
    moduleId: 'common',
    token: false,
    kind: 'read',
    value: 'CustomerService',
    summary: 'Customer services with encoded addresses.',
  },
  winnerBoard: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_getWinnerBoard',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'WinnerBoardQuery',
    value: 'WinnerBoard',
    summary: 'Recent wins.',
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
    summary: 'The games most played.',
  },
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'PopularQuery',
    value: 'GameList',
    summary: 'Hot games.',
  },
  vendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    moduleId: 'games',
    token: false,
    kind: 'read',
    query: 'VendorsQuery',
    value: 'Vendors',
    summary: 'Categories and their vendors.',
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
    summary: 'Lotteries with the next draw and the last result.',
  },
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'MemberInfo',
    summary: 'Who is signed in.',
  },
  headIcon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'HeadIcon',
    summary: 'The avatar.',
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
    summary: 'Another avatar.',
  },
  walletBalance: {
    method: 'GET',
    path: '/wps/wallets/balance',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'WalletBalance',
    summary: 'The balance.',
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
