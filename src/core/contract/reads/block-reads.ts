import { depositCallOf } from '../deposit-call-of.ts'
import type { BlockType } from '../generated/config.ts'
import {
  drawsMenu,
  drawsMyGames,
  drawsSocialLogin,
  drawsTrialPlay,
  flagsOfMenu,
  flagsOfMyGames,
  flagsOfSocialLogin,
  flagsOfTrialPlay,
  forRealAccounts,
  forSignedIn,
} from './draws.ts'
import { type BlockReads, currencySettings } from './reads.ts'

/**
 * What the component of each block type reads of a gateway, for the tools and the studio. `tools/check-reads.ts`
 * compares it with the code.
 */
export const blockReads: { readonly [T in BlockType]: BlockReads<T> } = {
  account: {
    flags: ['FUNDTRANS3', 'REG3'],
    calls: ['memberInfo', 'walletBalance'],
    variants: {
      passbook: {
        settings: [...currencySettings],
        calls: ['vendors', 'walletTransfer'],
      },
    },
  },
  'app-downloads': { calls: ['appDownloads'] },
  banner: {
    variants: {
      inset: { calls: ['announcements'] },
      'full-bleed': { calls: ['announcements'] },
      poster: { calls: ['announcements'] },
    },
  },
  'bottom-menu': {},
  categories: { calls: ['vendors'], variants: { rail: { calls: ['hotGames'] } } },
  contact: {},
  countdown: {},
  deposit: {
    settings: [...currencySettings],
    calls: [
      'acceptPromotion',
      'cancelDeposit',
      'confirmDeposit',
      ...Object.values(depositCallOf),
      'depositMethods',
      'depositPromotions',
      'depositReport',
    ],
    draws: forRealAccounts,
  },
  document: {},
  fixtures: { calls: ['lobbyNews'] },
  footer: {},
  'game-grid': {
    variants: {
      covers: {
        flags: ['GAMELOFAV3', 'GAMELOREC3'],
        settings: [...currencySettings],
        calls: ['favouriteKeys', 'favourites', 'gameList', 'hotGames', 'recentGames', 'vendors'],
      },
      captioned: {
        flags: ['GAMELOFAV3', 'GAMELOREC3'],
        settings: [...currencySettings],
        calls: ['favouriteKeys', 'favourites', 'gameList', 'hotGames', 'recentGames', 'vendors'],
      },
      rows: {
        flags: ['GAMELOFAV3', 'GAMELOREC3'],
        settings: [...currencySettings],
        calls: ['favouriteKeys', 'favourites', 'gameList', 'hotGames', 'recentGames', 'vendors'],
      },
      lead: { settings: [...currencySettings], calls: ['popularGames'] },
    },
  },
  'game-list': { calls: ['vendors'], variants: { rows: { calls: ['popularGames'] } } },
  'game-search': {
    settings: [...currencySettings],
    calls: ['gameList', 'popularGames', 'vendors'],
  },
  goods: {
    settings: [...currencySettings],
    calls: ['mallGoods', 'pointsBalance', 'profile', 'redeemGood'],
    draws: forRealAccounts,
  },
  header: { flags: ['INBOX3'], calls: ['unreadMessages'] },
  'help-topics': { settings: ['register.minimumAge'], calls: ['helpCenter', 'voteHelp'] },
  'level-gifts': {
    settings: [...currencySettings],
    calls: ['levelGifts'],
    draws: forRealAccounts,
  },
  'live-rooms': {
    settings: [...currencySettings],
    calls: ['enterLiveRoom', 'liveRooms'],
    draws: forSignedIn,
  },
  'lobby-filters': {
    flags: ['GAMELOFAV3', 'GAMELOHOT3', 'GAMELOREC3'],
    settings: [...currencySettings],
    calls: ['favourites', 'gameList', 'hotGames', 'recentGames'],
    variants: { sheet: { calls: ['popularGames', 'vendors'] } },
  },
  'login-form': {
    flags: ['CAPTCHA3', 'GEETEST3', 'REG3'],
    settings: ['humanCheck', 'loginCaptcha'],
    calls: ['captcha', 'humanCheck', 'humanCheckResult', 'login', 'registerPatterns'],
  },
  lotteries: {
    calls: ['lotteries'],
    variants: { groups: { flags: ['GAMELOFAV3'], calls: ['favouriteKeys'] } },
  },
  'mall-orders': {
    settings: [...currencySettings],
    calls: ['cancelMallOrder', 'mallOrders'],
    draws: forRealAccounts,
  },
  'member-menu': {
    flags: ['INBOX3', 'REWCEN3'],
    calls: ['rewardCount', 'unreadMessages', 'walletBalance'],
    flagsOf: flagsOfMenu,
    draws: drawsMenu,
  },
  'member-profile': {
    settings: [...currencySettings],
    calls: ['memberInfo', 'vipProgress'],
    draws: forRealAccounts,
  },
  'member-wallet': {
    calls: ['walletBalance'],
    variants: {
      vendors: {
        flags: ['FUNDTRANS3'],
        settings: [...currencySettings],
        calls: ['vendors', 'walletTransfer'],
      },
    },
    draws: forRealAccounts,
  },
  missions: {
    settings: [...currencySettings],
    calls: ['rewardCenter'],
    draws: forRealAccounts,
  },
  'my-games': {
    flags: ['GAMELOFAV3', 'GAMELOHOT3', 'GAMELOREC3'],
    calls: ['favouriteKeys', 'favourites', 'hotGames', 'recentGames', 'vendors'],
    flagsOf: flagsOfMyGames,
    draws: drawsMyGames,
  },
  notices: { calls: ['announcements'] },
  picture: { calls: ['announcements'] },
  'picture-link': {},
  'points-balance': {
    settings: [...currencySettings],
    calls: ['pointsBalance'],
    draws: forRealAccounts,
  },
  'points-exchange': {
    settings: [...currencySettings],
    calls: ['convertPoints', 'convertTerms'],
    draws: forRealAccounts,
  },
  'popular-games': { calls: ['hotGames', 'popularGames'] },
  promotions: { settings: [...currencySettings], calls: ['promotions'] },
  'promo-card': {},
  questions: {},
  'red-envelope': { calls: ['redEnvelope'], draws: forRealAccounts },
  'register-form': {
    flags: ['CAPTCHA3', 'GEETEST3'],
    calls: [
      'affiliate',
      'captcha',
      'humanCheck',
      'humanCheckResult',
      'register',
      'registerPatterns',
      'registerSettings',
      'usernameCheck',
    ],
  },
  'reward-list': {
    settings: [...currencySettings],
    calls: ['claimAllRewards', 'claimReward', 'rewardCenter', 'rewardHistory'],
    draws: forRealAccounts,
  },
  scoreboard: { calls: ['lobbyNews'] },
  service: { calls: ['customerService'] },
  'service-channels': { flags: ['CBS3', 'FEEDBACK3'], calls: ['customerService', 'launchChat'] },
  'sign-in-calendar': {
    settings: [...currencySettings],
    calls: ['rewardCenter', 'signInToday'],
    draws: forRealAccounts,
  },
  'slide-menu': {
    flags: ['PTSYS3', 'REG3', 'REWCEN3'],
    settings: ['register.minimumAge'],
    calls: ['lobbyNews', 'memberInfo', 'rewardCount', 'vendors', 'walletBalance'],
  },
  'social-login': {
    flags: ['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'REG3'],
    calls: ['consolidatedSettings', 'socialLogin'],
    flagsOf: flagsOfSocialLogin,
    draws: drawsSocialLogin,
  },
  'trial-form': {
    flags: ['REG3'],
    calls: ['captcha', 'humanCheck', 'humanCheckResult', 'login', 'trialUser'],
  },
  'trial-play': {
    flags: ['FREEPLAY3', 'REG3'],
    calls: ['testPlay'],
    flagsOf: flagsOfTrialPlay,
    draws: drawsTrialPlay,
  },
  'vendor-bar': { calls: ['vendors'] },
  'vendor-head': { calls: ['vendors'] },
  'vendor-section': {
    calls: ['vendors'],
    variants: {
      list: { calls: ['popularGames'] },
      feature: { calls: ['popularGames'] },
      capsules: { calls: ['popularGames'] },
    },
  },
  'winner-board': { settings: ['currencySymbol'], calls: ['winnerBoard'] },
}
