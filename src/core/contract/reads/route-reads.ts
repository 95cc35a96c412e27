import type { RouteId } from '../pages.ts'
import { contractsOfKinds } from './contracts-of-kinds.ts'
import type { PageReads } from './reads.ts'

const theCaptcha = 'the captcha of a form'
const theLinks = 'the way to the invitation links'
const theCurrency = ['currencyDigits', 'currencySymbol'] as const

/** The page for the three routes of a contract that waits for an answer. */
const contractReview: PageReads = {
  flags: { ...contractsOfKinds },
  settings: [...theCurrency],
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
    settings: [...theCurrency],
    calls: ['accountRecord', 'transactionCodes', 'walletBalance'],
  },
  activity: {
    settings: [...theCurrency],
    calls: ['applyPromotion', 'claimPromotion', 'movePromotion', 'promotion'],
  },
  agentHome: {
    flags: {
      ...contractsOfKinds,
      AFFMAN3: 'the entry of the invitation links',
      MEMTRANS3: 'the entry of the team transfer',
    },
    settings: [...theCurrency],
    calls: ['announcements', 'fundsConsolidated', 'teamKpiA', 'teamKpiB'],
  },
  agentIncome: {
    flags: { AFFMAN3: theLinks },
    settings: [...theCurrency],
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
    settings: [...theCurrency],
    calls: ['cancelSuborder', 'orderDetail', 'orders', 'transactionCodes'],
  },
  bonus: { settings: [...theCurrency], calls: ['bonuses', 'forfeitBonus'] },
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
    settings: [...theCurrency],
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
    settings: [...theCurrency, 'register.minimumAge'],
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
    settings: [...theCurrency, 'register.minimumAge'],
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
    settings: [...theCurrency],
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
  pointsRecord: { settings: [...theCurrency], calls: ['pointsRecord', 'transactionCodes'] },
  profit: { settings: [...theCurrency], calls: ['memberProfit'] },
  records: {
    settings: [...theCurrency],
    calls: ['transaction', 'transactionCodes', 'transactions'],
  },
  redEnvelope: {
    settings: [...theCurrency, 'register.minimumAge'],
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
    settings: [...theCurrency],
    calls: ['downline', 'downlines', 'promoteDownline', 'transactionCodes'],
  },
  teamBets: {
    settings: [...theCurrency],
    calls: ['subordinates', 'teamOrders', 'teamTransactions', 'transactionCodes'],
  },
  teamTransfer: {
    settings: [...theCurrency],
    calls: [
      'downlines',
      'securityConfig',
      'transferDownline',
      'transferMultipleDownline',
      'walletBalance',
    ],
  },
  transfer: { settings: [...theCurrency], calls: ['vendors', 'walletBalance', 'walletTransfer'] },
  trial: {},
  userAgreement: { settings: ['register.minimumAge'] },
  vip: { settings: [...theCurrency], calls: ['levelGifts', 'vipLevels', 'vipProgress'] },
  winners: { settings: [...theCurrency], calls: ['vendors', 'winnerBoard'] },
  withdraw: {
    settings: [...theCurrency, 'withdrawalPassword'],
    calls: ['bankCards', 'turnover', 'withdraw', 'withdrawalReport', 'withdrawalTerms'],
  },
}
