import { platformExcludedTypes } from '../../core/contract/agent-types.ts'
import type { CallName, CallValue } from '../../core/contract/calls.ts'
import type { GameKey } from '../../core/contract/generated/gateway.ts'
import type { CallOptions } from '../../core/gateway-client/client-options.ts'

/** The facts about a gateway that its calls reveal, one after the other. */
export interface KnownValues {
  /** The merchant's code at the gateway. */
  readonly merchantCode: string
  /** The gateway's code of the language, such as `EN`. */
  readonly language: string
  /** The host that players open. */
  readonly host: string
  /** Returns the value that a call answered with. */
  readonly answerOf: <N extends CallName>(name: N) => CallValue<N> | undefined
}

/** That a call is not asked, and why. */
export interface SkippedCall {
  readonly left: string
}

/** Returns the options of a call, or the reason to skip it. */
type Ask<N extends CallName> = (known: KnownValues) => CallOptions<N> | SkippedCall

const never = (why: string) => (): SkippedCall => ({ left: `${why}: conform never does that` })

/** Asks what only agents may ask, if the player is one. */
const onlyAgents =
  <N extends CallName>(ask: Ask<N>): Ask<N> =>
  (known) => {
    const type = known.answerOf('memberInfo')?.type
    return type === undefined || platformExcludedTypes.includes(type)
      ? { left: 'it needs an agent: give the token of one with --token' }
      : ask(known)
  }

/** The options of every call. A new call of the contract does not compile without its line here. */
export const callExamples: { readonly [N in CallName]: Ask<N> } = {
  systemStatus: ({ merchantCode }) => ({ query: { merchantCode } }),
  whitelabel: () => ({}),
  templates: ({ merchantCode }) => ({ query: { merchantCode } }),
  consolidatedSettings: () => ({}),
  domainRoute: () => ({}),
  registerSettings: () => ({}),
  registerPatterns: () => ({}),
  affiliate: ({ host }) => ({ query: { code: 'none', domain: host } }),
  usernameCheck: () => ({ query: { username: 'conform77' } }),
  announcements: () => ({ query: { types: 'B,PL', groupName: 'm_home', platform: 'M' } }),
  customerService: () => ({}),
  winnerBoard: ({ language }) => ({ query: { gameCategory: 'ALL', language, limitNum: 100 } }),
  lobbyNews: ({ merchantCode }) => ({ query: { merchantCode, platform: 'M' } }),
  popularGames: ({ merchantCode }) => ({ query: { merchantCode } }),
  hotGames: ({ merchantCode }) => ({ query: { merchantCode } }),
  vendors: ({ merchantCode }) => ({ query: { typeId: 1, merchant_code: merchantCode } }),
  lotteries: () => ({ query: { type: 'Lott' } }),
  gameList: ({ merchantCode }) => ({
    query: { merchant: merchantCode, merchantCode, clientType: 2, typeId: 1, gameType: 'RNG' },
  }),
  favourites: () => ({ query: {} }),
  favouriteKeys: () => ({}),
  recentGames: () => ({}),
  orders: () => ({ query: {} }),
  orderDetail: ({ answerOf }) => {
    const [order] = answerOf('orders')?.orders ?? []
    return order ? { query: { orderId: order.orderId } } : { left: 'this player has no order' }
  },
  memberInfo: () => ({}),
  headIcon: () => ({}),
  walletBalance: () => ({}),
  captcha: () => ({ query: {} }),
  humanCheck: () => ({ query: { type: 'login' } }),
  addFavourite: (known) => withGame(known, (game) => ({ body: game })),
  removeFavourite: (known) => withGame(known, (game) => ({ body: game })),
  addRecentGame: (known) => withGame(known, (game) => ({ query: game })),
  setHeadIcon: ({ answerOf }) => {
    const icon = answerOf('headIcon')
    return icon === undefined ? { left: 'no icon is known' } : { body: { iconId: icon } }
  },
  humanCheckResult: never('it needs somebody who finds the gap'),
  register: never('it makes an account'),
  login: never('it needs a password'),
  testPlay: never('it makes a trial account'),
  trialUser: never('it makes a trial account'),
  socialLogin: never('it needs somebody at a provider'),
  logout: never('it would end the session'),
  passwordByEmail: never('it sends a letter'),
  launchGame: never('it opens a game with money'),
  cancelSuborder: never('it takes a stake back'),
  walletTransfer: never('it moves money'),
  currentSession: () => ({}),
  securityConfig: () => ({}),
  hasWithdrawalPassword: () => ({}),
  signIns: () => ({}),
  securityQuestions: () => ({}),
  customerSecurityQuestions: () => ({}),
  bankCards: () => ({}),
  profile: () => ({}),
  vipProgress: () => ({}),
  identity: () => ({}),
  playLimits: () => ({}),
  messages: () => ({ query: { box: 'inbox' } }),
  message: ({ answerOf }) => {
    const [message] = answerOf('messages')?.messages ?? []
    return message
      ? { query: { messageId: message.messageId } }
      : { left: 'this player has no message' }
  },
  unreadMessages: () => ({}),
  helpCenter: ({ language, merchantCode }) => ({ query: { language, merchantCode } }),
  feedback: () => ({}),
  appDownloads: () => ({}),
  setLanguage: ({ language }) => ({ body: { language } }),
  setRealityCheck: ({ answerOf }) => {
    const limits = answerOf('playLimits')
    return limits
      ? { body: { minutes: limits.realityCheckMinutes } }
      : { left: 'no limits are known' }
  },
  readMessages: () => ({ body: { messageIds: [] } }),
  deleteMessages: () => ({ body: { messageIds: [] } }),
  voteHelp: ({ answerOf }) => {
    const [topic] = answerOf('helpCenter')?.topics ?? []
    return topic
      ? { body: { topicId: topic.id, helpful: true } }
      : { left: 'the help centre has no topic' }
  },
  changePassword: never('it changes the password'),
  setPaymentPassword: never('it changes the withdrawal PIN'),
  resetPaymentPassword: never('it changes the withdrawal PIN'),
  passwordBySms: never('it sends an SMS'),
  confirmPasswordBySms: never('it needs the code of an SMS'),
  endOtherSignIns: never("it would end the player's other sessions"),
  setSecurityQuestions: never('it needs the password'),
  addBankCard: never('it adds a bank account'),
  setProfile: never('it needs the password'),
  setEmail: never('it needs the password'),
  setPayeeName: never('it sets a name for good'),
  setNickname: never('it changes the nickname'),
  sendIdentityPicture: never('it sends a document'),
  setPlayLimit: never('it changes a limit'),
  startTimeOut: never('it would keep the player from games'),
  startExclusion: never('it would exclude the player'),
  sendMessage: never('it sends a message'),
  sendFeedback: never('it sends feedback'),
  launchChat: never('it opens a chat with a person'),
  depositMethods: () => ({}),
  depositPromotions: () => ({}),
  acceptPromotion: never('it accepts the terms of a promotion'),
  depositByTransfer: never('it orders a deposit'),
  depositByAlipay: never('it orders a deposit'),
  depositByQq: never('it orders a deposit'),
  depositByGateway: never('it orders a deposit'),
  depositByWeChat: never('it orders a deposit'),
  depositReport: () => ({ query: {} }),
  confirmDeposit: never('it says that a deposit was paid'),
  cancelDeposit: never('it cancels a deposit'),
  withdrawalTerms: () => ({}),
  withdraw: never('it withdraws money'),
  withdrawalReport: () => ({ query: {} }),
  turnover: () => ({}),
  transactionCodes: () => ({}),
  transactions: () => ({ query: {} }),
  transaction: ({ answerOf }) => {
    const [record] = answerOf('transactions')?.transactions ?? []
    return record
      ? { query: { orderId: record.orderId } }
      : { left: 'this player has no transaction' }
  },
  accountRecord: () => ({ query: {} }),
  memberProfit: () => ({ query: { from: Date.now() - 604_800_000, to: Date.now() } }),
  bonuses: () => ({ query: {} }),
  forfeitBonus: never('it forfeits a bonus'),
  promotions: () => ({}),
  promotion: ({ answerOf }) => {
    const [promotion] = answerOf('promotions')?.promotions ?? []
    return promotion
      ? { query: { promotionId: promotion.promotionId } }
      : { left: 'the gateway has no promotion' }
  },
  movePromotion: never('it joins a promotion'),
  applyPromotion: never('it applies for a promotion'),
  claimPromotion: never('it claims a reward'),
  rewardCenter: () => ({}),
  rewardCount: () => ({}),
  rewardHistory: () => ({ query: {} }),
  claimReward: never('it credits a reward'),
  claimAllRewards: never('it credits rewards'),
  signInToday: never('it credits the reward of the day'),
  vipLevels: () => ({}),
  levelGifts: () => ({}),
  claimLevelGift: never('it credits a gift'),
  pointsBalance: () => ({}),
  mallGoods: () => ({}),
  convertTerms: () => ({}),
  redeemGood: never('it spends points'),
  convertPoints: never('it spends points'),
  mallOrders: () => ({ query: {} }),
  pointsRecord: () => ({ query: {} }),
  cancelMallOrder: never('it cancels an order'),
  redEnvelope: () => ({}),
  openRedEnvelope: never('it credits money'),
  redEnvelopeHistory: () => ({ query: {} }),
  invitation: () => ({}),
  inviteHistory: () => ({ query: {} }),
  liveRooms: () => ({}),
  enterLiveRoom: never('it pays for a room'),
  fundsConsolidated: onlyAgents(() => ({})),
  teamKpiA: onlyAgents(() => ({ query: { period: 'today' } })),
  teamKpiB: onlyAgents(() => ({ query: { period: 'month' } })),
  agentIncome: onlyAgents(() => ({ query: {} })),
  contractPayouts: onlyAgents(() => ({ query: {} })),
  agentPayout: onlyAgents(({ answerOf }) => {
    const [payout] = answerOf('contractPayouts')?.payouts ?? []
    return payout ? { query: { payoutId: payout.payoutId } } : { left: 'this agent has no payout' }
  }),
  downlines: onlyAgents(() => ({ query: {} })),
  downline: onlyAgents((known) => withDownline(known, (username) => ({ query: { username } }))),
  subordinates: onlyAgents(() => ({ query: { from: 0, to: 32_503_680_000_000 } })),
  registerDownline: never('it makes an account'),
  promoteDownline: never('it makes a member an agent'),
  updateDownlineRebates: never('it changes the rates of a subordinate'),
  transferDownline: never('it moves money'),
  transferMultipleDownline: never('it moves money'),
  teamTransactions: onlyAgents(() => ({ query: {} })),
  teamOrders: onlyAgents((known) => withDownline(known, (username) => ({ query: { username } }))),
  rebateSettings: onlyAgents(() => ({})),
  agentQuotas: onlyAgents(() => ({})),
  affiliateLinks: onlyAgents(() => ({})),
  createAffiliateLink: never('it makes a link'),
  deleteAffiliateLink: never('it deletes a link'),
  registrationLink: onlyAgents(() => ({})),
  currentDailySalary: onlyAgents(() => ({})),
  dailySalaryInfo: onlyAgents(({ answerOf }) => {
    const { current, offer } = answerOf('currentDailySalary') ?? {}
    const contract = current ?? offer
    return contract
      ? { query: { contractId: contract.id } }
      : { left: 'this agent has no daily salary' }
  }),
  currentContracts: onlyAgents(() => ({ query: { kind: 'dividend' } })),
  contractInfo: onlyAgents(() => ({ query: { kind: 'dividend' } })),
  contractHistory: onlyAgents(() => ({ query: { side: 'mine' } })),
  contractRequestHistory: onlyAgents(() => ({ query: { side: 'downline' } })),
  proposeContract: never('it proposes a contract'),
  processContract: never('it answers a contract'),
  cancelContract: never('it asks to cancel a contract'),
  dailySalaryRequest: onlyAgents(() => ({})),
  dividendRequest: onlyAgents(() => ({})),
}

/** Why an effect is not asked for without being told to. */
export const skippedWithoutWrite = { left: 'it changes something: --write asks for it' }

/** Why nothing more is asked for of a gateway that does not answer. */
export const skippedWithoutAnswer = { left: 'the gateway does not answer' }

function withDownline<Options>(
  { answerOf }: KnownValues,
  build: (username: string) => Options,
): Options | SkippedCall {
  const [downline] = answerOf('downlines')?.downlines ?? []
  return downline ? build(downline.username) : { left: 'nobody is below this agent' }
}

function withGame<Options>(
  { answerOf }: KnownValues,
  build: (game: GameKey) => Options,
): Options | SkippedCall {
  const [game] = answerOf('gameList')?.games ?? []
  if (!game) return { left: 'no game is known to do it with' }
  return build({ vendor: game.vendor, gameCode: game.gameCode })
}
