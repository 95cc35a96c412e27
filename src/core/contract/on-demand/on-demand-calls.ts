import type { CallDeclaration } from '../call-declaration.ts'
import { publicRead } from '../public-read.ts'
import { effect, publicEffect, read } from './declare-calls.ts'

/** The calls that a guest's home does not make. The first of them loads these declarations. */
export const onDemandCalls = {
  domainRoute: publicRead('/wps/system/domainRoute', 'common', { value: 'DomainRoute' }),
  registerSettings: publicRead('/wps/system/setting/register', 'registration', {
    value: 'RegisterSettings',
  }),
  registerPatterns: publicRead('/wps/system/setting/register/patterns', 'registration', {
    value: 'RegisterPatterns',
  }),
  captcha: publicEffect('/wps/captcha', 'captcha', {
    method: 'GET',
    query: 'CaptchaQuery',
    value: 'Captcha',
  }),
  humanCheck: publicEffect('/wps/captcha/slider', 'captcha', {
    method: 'GET',
    query: 'HumanCheckQuery',
    value: 'HumanCheck',
  }),
  humanCheckResult: publicEffect('/wps/captcha/slider', 'captcha', {
    body: 'HumanCheckBody',
    value: 'HumanCheckResult',
  }),
  affiliate: publicRead('/wps/agent/affiliate', 'registration', {
    query: 'AffiliateQuery',
    value: 'Affiliate',
    mayBeEmpty: true,
  }),
  usernameCheck: publicRead('/wps/check/username', 'registration', {
    query: 'UsernameQuery',
    value: 'UsernameValidity',
  }),
  register: publicEffect('/wps/member/register', 'registration', {
    method: 'PUT',
    encrypted: true,
    body: 'RegisterBody',
    value: 'Login',
    refusal: 'LoginRefusal',
  }),
  login: publicEffect('/wps/session/login', 'common', {
    encrypted: true,
    body: 'LoginBody',
    value: 'Login',
    refusal: 'LoginRefusal',
  }),
  testPlay: publicEffect('/wps/session/login/freeplay', 'common', {
    body: 'TestPlayBody',
    value: 'TestPlay',
  }),
  trialUser: publicEffect('/wps/member/trialuser', 'registration', {
    method: 'GET',
    value: 'TrialUser',
  }),
  socialLogin: publicEffect('/wps/session/login/social', 'common', {
    encrypted: true,
    body: 'SocialLoginBody',
    value: 'Login',
  }),
  logout: effect('/wps/session/logout', 'common', { method: 'DELETE', value: 'Done' }),
  passwordByEmail: publicEffect('/wps/member/password/email', 'common', {
    bodyType: 'form',
    body: 'PasswordByEmailBody',
    value: 'Done',
    refusal: 'LoginRefusal',
  }),
  gameList: publicRead('/wps/relay/GCSGAME_gameList', 'games', {
    tokenInQuery: true,
    query: 'GamePageQuery',
    value: 'GamePage',
  }),
  favourites: read('/wps/relay/MCSFE_getFavoriteGamesList', 'games', {
    query: 'FavouritesQuery',
    value: 'FavouritePage',
  }),
  favouriteKeys: read('/wps/relay/MCSFE_getFavoriteGames', 'games', { value: 'FavouriteKeys' }),
  addFavourite: effect('/wps/relay/MCSFE_addFavoriteGameV2', 'games', {
    changes: ['favouriteKeys'],
    body: 'GameKey',
    value: 'Done',
  }),
  removeFavourite: effect('/wps/relay/MCSFE_removeFavoriteGameV2', 'games', {
    method: 'DELETE',
    changes: ['favouriteKeys'],
    body: 'GameKey',
    value: 'Done',
  }),
  recentGames: read('/wps/relay/MCS2_getRecentGameList', 'games', { value: 'GameList' }),
  addRecentGame: effect('/wps/relay/MCS2_addRecentGame', 'games', {
    method: 'GET',
    changes: ['recentGames'],
    query: 'RecentGameQuery',
    value: 'Done',
  }),
  launchGame: effect('/wps/game/launchGame', 'games', {
    method: 'GET',
    query: 'LaunchQuery',
    value: 'Launch',
    refusal: 'LaunchRefusal',
  }),
  orders: read('/lgw/orders', 'games', { query: 'OrdersQuery', value: 'OrderPage' }),
  orderDetail: read('/lgw/orders/detail', 'games', { query: 'OrderQuery', value: 'OrderDetail' }),
  cancelSuborder: effect('/lgw/orders/suborders/cancel', 'games', {
    changes: ['orders', 'orderDetail', 'walletBalance'],
    body: 'CancelSuborderBody',
    value: 'OrderDetail',
  }),
  memberInfo: read('/wps/member/info', 'member', { value: 'MemberInfo' }),
  headIcon: read('/wps/member/info/icon', 'member', { value: 'HeadIcon' }),
  setHeadIcon: effect('/wps/member/info/icon', 'member', {
    changes: ['headIcon', 'memberInfo'],
    bodyType: 'form',
    body: 'HeadIconBody',
    value: 'Done',
  }),
  walletBalance: read('/wps/wallets/balance', 'member', { value: 'WalletBalance' }),
  walletTransfer: effect('/wps/relay/GLS2_WalletTransfer', 'fundTransfer', {
    changes: ['withdrawalTerms', 'transactions', 'accountRecord', 'walletBalance'],
    body: 'WalletTransferBody',
    value: 'WalletTransfer',
  }),
} satisfies Record<string, CallDeclaration>
