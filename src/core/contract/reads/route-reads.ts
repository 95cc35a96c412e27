import type { RouteId } from '../pages.ts'
import { contractsOfKinds } from './contracts-of-kinds.ts'
import { currencySettings, type PageReads } from './reads.ts'

const theCaptcha = 'the captcha of a form'
const theLinks = 'the way to the invitation links'

/** The page for the three routes of a contract that waits for an answer. */
const contractReview: PageReads = {
  flags: { ...contractsOfKinds },
  settings: [...currencySettings],
  calls: [
    'cancelContract',
    'currentContracts',
    'currentDailySalary',
    'dailySalaryInfo',
    'dailySalaryRequest',
    'dividendRequest',
    'processContract',
  ],
}

/**
 * What the page of each route reads of a gateway beside its blocks, for the tools and the studio.
 * `tools/check-reads.ts` compares it with the code.
 */
export const routeReads: { readonly [R in RouteId]: PageReads } = {
  accountRecord: {
    settings: [...currencySettings],
    calls: ['accountRecord', 'transactionCodes', 'walletBalance'],
  },
  activity: {
    settings: [...currencySettings],
    calls: ['applyPromotion', 'claimPromotion', 'movePromotion', 'promotion'],
  },
  agentHome: {
    flags: {
      ...contractsOfKinds,
      AFFMAN3: 'the entry of the invitation links',
      MEMTRANS3: 'the entry of the team transfer',
    },
    settings: [...currencySettings],
    calls: ['announcements', 'fundsConsolidated', 'teamKpiA', 'teamKpiB'],
  },
  agentIncome: {
    flags: { AFFMAN3: theLinks },
    settings: [...currencySettings],
    calls: ['agentIncome', 'agentPayout', 'contractPayouts'],
  },
  agentLinks: {
    flags: { CAPTCHA3: theCaptcha, REG3: 'the registration of a subordinate' },
    settings: ['register.minimumAge'],
    calls: [
      'affiliateLinks',
      'agentQuotas',
      'captcha',
      'createAffiliateLink',
      'deleteAffiliateLink',
      'humanCheck',
      'humanCheckResult',
      'rebateSettings',
      'registerDownline',
      'registerPatterns',
      'registrationLink',
    ],
  },
  agentLogin: {},
  agentRebates: {
    calls: ['agentQuotas', 'downline', 'downlines', 'rebateSettings', 'updateDownlineRebates'],
  },
  bankCards: {
    flags: { CAPTCHA3: theCaptcha },
    calls: ['addBankCard', 'bankCards', 'captcha', 'humanCheck', 'humanCheckResult'],
  },
  bets: {
    settings: [...currencySettings],
    calls: ['cancelSuborder', 'orderDetail', 'orders', 'transactionCodes'],
  },
  bonus: { settings: [...currencySettings], calls: ['bonuses', 'forfeitBonus'] },
  changePassword: {
    flags: { CAPTCHA3: theCaptcha },
    settings: ['withdrawalPassword'],
    calls: [
      'captcha',
      'changePassword',
      'hasWithdrawalPassword',
      'humanCheck',
      'humanCheckResult',
      'registerPatterns',
      'resetPaymentPassword',
      'setPaymentPassword',
    ],
  },
  contracts: {
    flags: { ...contractsOfKinds, CAPTCHA3: theCaptcha },
    settings: [...currencySettings],
    calls: [
      'cancelContract',
      'captcha',
      'contractHistory',
      'contractInfo',
      'contractRequestHistory',
      'currentContracts',
      'currentDailySalary',
      'dailySalaryInfo',
      'downlines',
      'humanCheck',
      'humanCheckResult',
      'processContract',
      'proposeContract',
    ],
  },
  dailySalaryContract: contractReview,
  deposit: {},
  dividendContract: contractReview,
  download: {},
  feedback: {
    flags: { CAPTCHA3: theCaptcha },
    calls: [
      'captcha',
      'consolidatedSettings',
      'feedback',
      'humanCheck',
      'humanCheckResult',
      'sendFeedback',
    ],
  },
  forgot: {
    flags: { CAPTCHA3: theCaptcha },
    settings: ['passwordByEmail'],
    calls: [
      'captcha',
      'confirmPasswordBySms',
      'consolidatedSettings',
      'humanCheck',
      'humanCheckResult',
      'passwordByEmail',
      'passwordBySms',
      'registerPatterns',
    ],
  },
  game: {
    flags: { REG3: 'the way to register' },
    settings: [...currencySettings, 'register.minimumAge'],
    calls: [
      'customerService',
      'hotGames',
      'launchGame',
      'playLimits',
      'popularGames',
      'vendors',
      'walletBalance',
    ],
  },
  gameContainer: { calls: ['vendors'] },
  gameList: { calls: ['vendors'] },
  help: {},
  home: {},
  hourlySalaryContract: contractReview,
  identity: { calls: ['identity', 'sendIdentityPicture'] },
  invite: {
    settings: [...currencySettings, 'register.minimumAge'],
    calls: ['invitation', 'inviteHistory'],
  },
  login: {},
  mall: { calls: ['pointsBalance'] },
  memberHome: {},
  messages: {
    flags: { CAPTCHA3: theCaptcha, INBOX3: 'the number of unread messages' },
    calls: [
      'captcha',
      'deleteMessages',
      'humanCheck',
      'humanCheckResult',
      'message',
      'messages',
      'readMessages',
      'sendMessage',
      'unreadMessages',
    ],
  },
  moreLotteries: {},
  notice: { calls: ['announcements'] },
  playSafely: {
    flags: { CAPTCHA3: theCaptcha },
    settings: [...currencySettings],
    calls: [
      'captcha',
      'humanCheck',
      'humanCheckResult',
      'playLimits',
      'setPlayLimit',
      'setRealityCheck',
      'startExclusion',
      'startTimeOut',
    ],
  },
  pointsRecord: { settings: [...currencySettings], calls: ['pointsRecord', 'transactionCodes'] },
  profit: { settings: [...currencySettings], calls: ['memberProfit'] },
  records: {
    settings: [...currencySettings],
    calls: ['transaction', 'transactionCodes', 'transactions'],
  },
  redEnvelope: {
    settings: [...currencySettings, 'register.minimumAge'],
    calls: ['openRedEnvelope', 'redEnvelope', 'redEnvelopeHistory'],
  },
  register: {},
  rewards: {},
  security: {
    flags: { CAPTCHA3: theCaptcha },
    settings: ['securityQuestions', 'withdrawalPassword'],
    calls: [
      'captcha',
      'customerSecurityQuestions',
      'endOtherSignIns',
      'humanCheck',
      'humanCheckResult',
      'securityQuestions',
      'setSecurityQuestions',
      'signIns',
    ],
  },
  service: {},
  settings: {
    flags: { CAPTCHA3: theCaptcha, PROFPIC3: 'the choice of a profile picture' },
    settings: ['identity', 'register.minimumAge', 'withdrawalPassword'],
    calls: [
      'captcha',
      'consolidatedSettings',
      'headIcon',
      'humanCheck',
      'humanCheckResult',
      'memberInfo',
      'profile',
      'registerPatterns',
      'securityConfig',
      'setEmail',
      'setHeadIcon',
      'setNickname',
      'setPayeeName',
      'setProfile',
    ],
  },
  team: {
    flags: { ...contractsOfKinds, AFFMAN3: theLinks, MEMTRANS3: 'the transfer to a member' },
    settings: [...currencySettings],
    calls: ['downline', 'downlines', 'promoteDownline', 'transactionCodes'],
  },
  teamBets: {
    settings: [...currencySettings],
    calls: ['subordinates', 'teamOrders', 'teamTransactions', 'transactionCodes'],
  },
  teamTransfer: {
    settings: [...currencySettings],
    calls: [
      'downlines',
      'securityConfig',
      'transferDownline',
      'transferMultipleDownline',
      'walletBalance',
    ],
  },
  transfer: {
    settings: [...currencySettings],
    calls: ['vendors', 'walletBalance', 'walletTransfer'],
  },
  trial: {},
  userAgreement: { settings: ['register.minimumAge'] },
  vip: { settings: [...currencySettings], calls: ['levelGifts', 'vipLevels', 'vipProgress'] },
  winners: { settings: [...currencySettings], calls: ['vendors', 'winnerBoard'] },
  withdraw: {
    settings: [...currencySettings, 'withdrawalPassword'],
    calls: ['bankCards', 'turnover', 'withdraw', 'withdrawalReport', 'withdrawalTerms'],
  },
}
