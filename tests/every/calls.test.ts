import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../../src/core/contract/calls.ts'
import type { DepositCallName } from '../../src/core/contract/deposit-call-of.ts'
import { errorNames, memberErrorCodes } from '../../src/core/contract/error-codes.ts'
import type { Client } from '../../src/core/gateway-client/client-options.ts'
import { GatewayError } from '../../src/core/gateway-client/gateway-error.ts'
import { checkAnswer } from '../../src/player/gateway/check-answer.ts'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { type OpenSandbox, openSandbox } from '../../src/sandbox/open-sandbox.ts'
import { createDefaultWorld } from '../../src/sandbox/world/default-world.ts'
import { listGames } from '../../src/sandbox/world/list-games.ts'
import type { SandboxMerchant } from '../../src/sandbox/world/sandbox-merchant.ts'
import { createPictureCache } from '../../src/site/pictures/picture-cache.ts'
import { createPatientClient } from '../support/create-patient-client.ts'
import { smallPng } from '../support/small-png.ts'
import { noArt } from '../support/start-test-sandbox.ts'

const data = mkdtempSync(join(tmpdir(), 'livery-calls-'))
const world = createDefaultWorld('calls')
const origin = 'http://shop.localhost:4173'
const connection = { caller: '127.0.0.1', drop: () => undefined, isOperator: false }
const merchant: SandboxMerchant = {
  code: 'shop',
  merchantCode: 'SHOP',
  name: 'Shop',
  trialMerchantCode: 'SHOPT',
  origins: [origin],
  paths: { templates: '/own/templates' },
  statusReading: 'B',
  world: {
    ...world,
    historyDays: 0,
    chat: 'https://chat.example/livery',
    agents: { members: 12, days: 10 },
    envelopes: [
      {
        id: 'always',
        title: 'Always open',
        everyMinutes: 60,
        openMinutes: 60,
        triesADay: 10,
        amounts: [{ amount: '1.88', weight: 1 }],
      },
    ],
    settings: {
      ...world.settings,
      wallet: 'transfer',
      passwordBySms: true,
      whitelabel: {
        FEEDBACK3: true,
        PROFPIC3: true,
        INBOX3: true,
        CBS3: true,
        REWCEN3: true,
        PTSYS3: true,
        AFFMAN3: true,
        MEMTRANS3: true,
        SIGNCONDIV3: true,
        DAILYSALCONT3: true,
        HOURSAL3: true,
      },
    },
  },
  art: noArt,
}
const ajv = readSchemas()
const hour = 3_600_000
const ahead = hour / 2 - (Date.now() % hour)
/** Returns a time that begins in the middle of an hour, because the hourly draw closes before its end. */
const readNow = (): number => Date.now() + ahead
let sandbox: OpenSandbox
let token: string | undefined
let client: Client

beforeAll(async () => {
  sandbox = await openSandbox({
    data,
    seed: 'calls',
    directory: { list: () => [merchant], languageOf: (code) => code.toLowerCase() },
    report: () => {},
    port: () => 4173,
    now: readNow,
    pictures: createPictureCache({ folder: join(data, 'pictures') }),
    gamePage: () => '<!doctype html><title>Game</title>',
    passwordCost: 2,
  })
  client = createPatientClient({
    origin,
    merchantCode: merchant.merchantCode,
    paths: merchant.paths,
    tokenInQuery: true,
    readToken: () => token,
    readLanguage: () => 'EN',
    readDevice: () => '',
    onSessionEnd: () => expect.unreachable('a session ended'),
    encryption: async () => {
      const query = { merchantCode: merchant.merchantCode }
      return (await client.call('systemStatus', { query })).info.encryption
    },
    check: checkAnswer,
    fetch: async (url, init) => sandbox.fetch(new Request(url, init), connection),
  })
  const proof = await passHumanCheck('login')
  const body = { username: 'member88', password: demoPassword, ...proof }
  token = (await client.call('login', { body })).token
})

afterAll(async () => {
  await sandbox.close()
  rmSync(data, { recursive: true, force: true })
})

const merchantCode = merchant.merchantCode
const asks: Record<CallName, () => Promise<unknown>> = {
  systemStatus: () => client.call('systemStatus', { query: { merchantCode } }),
  whitelabel: () => client.call('whitelabel'),
  templates: () => client.call('templates'),
  consolidatedSettings: () => client.call('consolidatedSettings'),
  domainRoute: () => client.call('domainRoute'),
  registerSettings: () => client.call('registerSettings'),
  registerPatterns: () => client.call('registerPatterns'),
  captcha: () => client.call('captcha', { query: {} }),
  humanCheck: () => client.call('humanCheck', { query: { type: 'login' } }),
  humanCheckResult: () => passHumanCheck('register'),
  affiliate: () => client.call('affiliate', { query: { code: 'none', domain: 'shop.localhost' } }),
  usernameCheck: () => client.call('usernameCheck', { query: { username: 'someone77' } }),
  register: async () =>
    client.call('register', {
      body: {
        registerUrl: 'shop.localhost',
        registerMethod: 'H5',
        username: 'someone77',
        password: 'Someone-2026',
        confirmPassword: 'Someone-2026',
        type: 0,
        domain: 'shop.localhost',
        ...(await passHumanCheck('register')),
        ...(await readCaptcha()),
      },
    }),
  login: async () => {
    const body = { username: 'agent88', password: demoPassword, ...(await passHumanCheck('login')) }
    return client.call('login', { body })
  },
  testPlay: () => client.call('testPlay', { body: { merchantCode: 'SHOPT' }, merchant: 'SHOPT' }),
  trialUser: () => client.call('trialUser'),
  socialLogin: () =>
    client.call('socialLogin', {
      body: { provider: 'google', code: 'c', codeVerifier: 'v', redirectUri: `${origin}/m/login` },
    }),
  logout: () => client.call('logout'),
  currentSession: () => client.call('currentSession'),
  passwordByEmail: async () =>
    client.call('passwordByEmail', {
      body: { username: 'newbie88', email: 'newbie88@shop.example', ...(await readCaptcha()) },
    }),
  announcements: () =>
    client.call('announcements', { query: { types: 'B,PL', groupName: 'm_home', platform: 'M' } }),
  customerService: () => client.call('customerService'),
  winnerBoard: () =>
    client.call('winnerBoard', { query: { gameCategory: 'ALL', language: 'EN', limitNum: 100 } }),
  lobbyNews: () => client.call('lobbyNews', { query: { merchantCode, platform: 'M' } }),
  popularGames: () => client.call('popularGames', { query: { merchantCode } }),
  hotGames: () => client.call('hotGames', { query: { merchantCode } }),
  gameList: () =>
    client.call('gameList', {
      query: { merchant: merchantCode, merchantCode, clientType: 2, typeId: 1, gameType: 'RNG' },
    }),
  vendors: () => client.call('vendors', { query: { typeId: 1, merchant_code: merchantCode } }),
  lotteries: () => client.call('lotteries', { query: { type: 'Lott' } }),
  addFavourite: () => client.call('addFavourite', { body: readGame() }),
  favourites: () => client.call('favourites', { query: {} }),
  favouriteKeys: () => client.call('favouriteKeys'),
  removeFavourite: () => client.call('removeFavourite', { body: readGame() }),
  addRecentGame: () => client.call('addRecentGame', { query: readGame() }),
  recentGames: () => client.call('recentGames'),
  launchGame: () => launch('GLS', readGame()),
  orders: () => client.call('orders', { query: {} }),
  orderDetail: async () =>
    client.call('orderDetail', { query: { orderId: await buyTicket('orders-detail') } }),
  cancelSuborder: async () =>
    client.call('cancelSuborder', {
      body: { orderId: await buyTicket('suborder-cancel'), suborderId: '1' },
    }),
  memberInfo: () => client.call('memberInfo'),
  headIcon: () => client.call('headIcon'),
  setHeadIcon: () => client.call('setHeadIcon', { body: { iconId: 3 } }),
  walletBalance: () => client.call('walletBalance'),
  walletTransfer: () => client.call('walletTransfer', { body: { action: 'recall' } }),
  securityConfig: () => client.call('securityConfig'),
  hasWithdrawalPassword: () => client.call('hasWithdrawalPassword'),
  setPaymentPassword: () =>
    client.call('setPaymentPassword', { body: { paymentPassword: '246810' } }),
  resetPaymentPassword: () =>
    client.call('resetPaymentPassword', {
      body: { paymentPassword: '135791', verifyPwd: demoPassword },
    }),
  passwordBySms: async () =>
    client.call('passwordBySms', { body: { mobileNum: '+66800000000', ...(await readCaptcha()) } }),
  confirmPasswordBySms: () =>
    client.call('confirmPasswordBySms', {
      body: {
        mobileNum: '+66800000000',
        code: '000000',
        password: 'Someone-2027',
        confirmPassword: 'Someone-2027',
      },
    }),
  setLanguage: () => client.call('setLanguage', { body: { language: 'EN' } }),
  signIns: () => client.call('signIns'),
  endOtherSignIns: () => client.call('endOtherSignIns'),
  securityQuestions: () => client.call('securityQuestions'),
  customerSecurityQuestions: () => client.call('customerSecurityQuestions'),
  setSecurityQuestions: () =>
    client.call('setSecurityQuestions', {
      body: {
        answers: [
          { id: 'pet', answer: 'Koi' },
          { id: 'book', answer: 'Dune' },
        ],
        verifyPwd: demoPassword,
      },
    }),
  profile: () => client.call('profile'),
  setProfile: () =>
    client.call('setProfile', {
      body: { field: 'occupation', value: 'Teacher', verifyPwd: demoPassword },
    }),
  setEmail: () =>
    client.call('setEmail', { body: { email: 'maya@shop.example', verifyPwd: demoPassword } }),
  setPayeeName: () =>
    client.call('setPayeeName', { body: { payeeName: 'Maya Rangi', verifyPwd: demoPassword } }),
  setNickname: () =>
    client.call('setNickname', { body: { nickname: 'Maya', verifyPwd: demoPassword } }),
  bankCards: () => client.call('bankCards'),
  addBankCard: () =>
    client.call('addBankCard', {
      body: { bankCode: 'HARB', number: '12345678', verifyPwd: demoPassword },
    }),
  depositMethods: () => client.call('depositMethods'),
  depositPromotions: () => client.call('depositPromotions'),
  acceptPromotion: () => client.call('acceptPromotion', { body: { promotionId: 'reload-10' } }),
  depositByTransfer: async () => {
    const { methods } = await client.call('depositMethods')
    const bankCode = methods.find(({ id }) => id === 'bank')?.banks?.[0]?.code ?? ''
    const body = { methodId: 'bank', amount: '500', bankCode, depositor: 'Maya Rangi' }
    return client.call('depositByTransfer', { body })
  },
  depositByAlipay: () => orderDeposit('depositByAlipay', 'alipay'),
  depositByQq: () => orderDeposit('depositByQq', 'qq'),
  depositByWeChat: () => orderDeposit('depositByWeChat', 'weChat'),
  depositByGateway: () => orderDeposit('depositByGateway', 'qr'),
  depositReport: () => client.call('depositReport', { query: {} }),
  confirmDeposit: async () => {
    const orderId = (await findOpenDeposit()) ?? ''
    return client.call('confirmDeposit', { body: { orderId, reference: 'REF-1' } })
  },
  cancelDeposit: async () => {
    const { orderId } = await orderDeposit('depositByGateway', 'qr')
    return client.call('cancelDeposit', { body: { orderId } })
  },
  forfeitBonus: async () => {
    await client.call('acceptPromotion', { body: { promotionId: 'reload-10' } })
    const promotion = { promotionId: 'reload-10' }
    const { orderId } = await orderDeposit('depositByGateway', 'qr', promotion)
    await approve(orderId)
    const { bonuses } = await client.call('bonuses', { query: { state: 'active' } })
    return client.call('forfeitBonus', { body: { bonusId: bonuses[0]?.bonusId ?? '' } })
  },
  bonuses: () => client.call('bonuses', { query: {} }),
  promotions: () => client.call('promotions'),
  promotion: () => client.call('promotion', { query: { promotionId: 'evening-spins' } }),
  movePromotion: () =>
    client.call('movePromotion', { body: { promotionId: 'reload-gift', move: 'join' } }),
  applyPromotion: async () => {
    const promotionId = 'welcome-back'
    await client.call('movePromotion', { body: { promotionId, move: 'reapply' } })
    return client.call('applyPromotion', { body: { promotionId, comment: 'Back again' } })
  },
  claimPromotion: () => client.call('claimPromotion', { body: { promotionId: 'evening-spins' } }),
  rewardCenter: () => client.call('rewardCenter'),
  rewardCount: () => client.call('rewardCount'),
  rewardHistory: () => client.call('rewardHistory', { query: {} }),
  claimReward: async () => {
    const { rewards } = await client.call('rewardCenter')
    const rewardId = rewards.find(({ kind }) => kind === 'ticket')?.rewardId ?? ''
    return client.call('claimReward', { body: { rewardId } })
  },
  claimAllRewards: async () => {
    const { rewards } = await client.call('rewardCenter')
    const missions = rewards.filter(({ kind }) => kind === 'mission')
    const body = { rewardIds: missions.map(({ rewardId }) => rewardId) }
    return client.call('claimAllRewards', { body })
  },
  signInToday: async () => {
    const { calendar } = await client.call('rewardCenter')
    return client.call('signInToday', { body: { day: calendar?.today ?? '' } })
  },
  vipLevels: () => client.call('vipLevels'),
  levelGifts: () => client.call('levelGifts'),
  claimLevelGift: async () => {
    const { gifts } = await client.call('levelGifts')
    const rewardId = gifts.find(({ state }) => state === 'claimable')?.rewardId ?? ''
    return client.call('claimLevelGift', { body: { rewardId } })
  },
  redEnvelope: () => client.call('redEnvelope'),
  openRedEnvelope: async () => {
    const { envelopeId = '' } = await client.call('redEnvelope')
    return client.call('openRedEnvelope', { body: { envelopeId } })
  },
  redEnvelopeHistory: () => client.call('redEnvelopeHistory', { query: {} }),
  invitation: () => client.call('invitation'),
  liveRooms: () => client.call('liveRooms'),
  enterLiveRoom: async () => {
    const { rooms: all } = await client.call('liveRooms')
    const free = all.find(({ access, state }) => access === 'free' && state === 'online')
    return client.call('enterLiveRoom', { body: { roomId: free?.roomId ?? '' } })
  },
  inviteHistory: () => client.call('inviteHistory', { query: {} }),
  withdrawalTerms: () => client.call('withdrawalTerms'),
  withdraw: async () => {
    const { cards } = await client.call('bankCards')
    const body = { cardId: cards[0]?.id ?? '', amount: '100.00', paymentPassword: '135791' }
    return client.call('withdraw', { body })
  },
  withdrawalReport: () => client.call('withdrawalReport', { query: {} }),
  turnover: () => client.call('turnover'),
  transactionCodes: () => client.call('transactionCodes'),
  transactions: () => client.call('transactions', { query: {} }),
  transaction: async () => {
    const { transactions } = await client.call('transactions', { query: {} })
    return client.call('transaction', { query: { orderId: transactions[0]?.orderId ?? '' } })
  },
  accountRecord: () => client.call('accountRecord', { query: {} }),
  memberProfit: () => client.call('memberProfit', { query: { from: 0, to: readNow() } }),
  pointsBalance: () => client.call('pointsBalance'),
  mallGoods: () => client.call('mallGoods'),
  convertTerms: () => client.call('convertTerms'),
  redeemGood: () => redeemSpins(),
  convertPoints: () => client.call('convertPoints', { body: { points: 500 } }),
  mallOrders: () => client.call('mallOrders', { query: {} }),
  pointsRecord: () => client.call('pointsRecord', { query: {} }),
  cancelMallOrder: async () => {
    const delivery = { recipient: 'Maya Rangi', mobileNum: '0211234567', address: '1 Quay Street' }
    const body = { goodId: 'cup', quantity: 1, delivery, verifyPwd: demoPassword }
    const { orderId } = await client.call('redeemGood', { body })
    return client.call('cancelMallOrder', { body: { orderId } })
  },
  vipProgress: () => client.call('vipProgress'),
  identity: () => client.call('identity'),
  sendIdentityPicture: () =>
    client.call('sendIdentityPicture', {
      body: { documentType: 'passport', slot: 'front', picture: smallPng },
    }),
  playLimits: () => client.call('playLimits'),
  setPlayLimit: () =>
    client.call('setPlayLimit', { body: { kind: 'loss', period: 'day', amount: '500.00' } }),
  setRealityCheck: () => client.call('setRealityCheck', { body: { minutes: 60 } }),
  startTimeOut: () => client.call('startTimeOut', { body: { hours: 24 } }),
  startExclusion: () =>
    client.call('startExclusion', { body: { months: 6, verifyPwd: demoPassword } }),
  messages: () => client.call('messages', { query: { box: 'inbox' } }),
  sendMessage: () =>
    client.call('sendMessage', { body: { recipient: 'service', title: 'Hello', body: 'A word' } }),
  message: async () => {
    const { messages } = await client.call('messages', { query: { box: 'sent' } })
    return client.call('message', { query: { messageId: messages[0]?.messageId ?? '' } })
  },
  unreadMessages: () => client.call('unreadMessages'),
  readMessages: () => client.call('readMessages', { body: {} }),
  deleteMessages: () => client.call('deleteMessages', { body: { messageIds: [] } }),
  helpCenter: () => client.call('helpCenter', { query: { language: 'EN', merchantCode } }),
  voteHelp: () => client.call('voteHelp', { body: { topicId: 'register', helpful: true } }),
  feedback: () => client.call('feedback'),
  sendFeedback: () =>
    client.call('sendFeedback', { body: { type: 'game', content: 'The reels turn too slowly.' } }),
  launchChat: () => client.call('launchChat'),
  appDownloads: () => client.call('appDownloads'),
  changePassword: () =>
    client.call('changePassword', {
      body: {
        oldPassword: demoPassword,
        password: 'Livery-2027',
        confirmPassword: 'Livery-2027',
      },
    }),
  fundsConsolidated: () => asAgent(() => client.call('fundsConsolidated')),
  teamKpiA: () => asAgent(() => client.call('teamKpiA', { query: { period: 'today' } })),
  teamKpiB: () => asAgent(() => client.call('teamKpiB', { query: { period: 'month' } })),
  agentIncome: () => asAgent(() => client.call('agentIncome', { query: {} })),
  agentPayout: () =>
    asAgent(async () => {
      const { payouts } = await client.call('contractPayouts', { query: {} })
      return client.call('agentPayout', { query: { payoutId: payouts[0]?.payoutId ?? '' } })
    }),
  subordinates: () =>
    asAgent(() => client.call('subordinates', { query: { from: 0, to: readNow() } })),
  downlines: () => asAgent(() => client.call('downlines', { query: {} })),
  downline: () => asAgent(() => client.call('downline', { query: { username: agentNames.agent } })),
  registerDownline: async () =>
    asAgent(async () =>
      client.call('registerDownline', {
        body: { username: 'below77', password: 'Someone-2026', type: 'agent', rebates: [] },
      }),
    ),
  promoteDownline: () =>
    asAgent(() => client.call('promoteDownline', { body: { username: agentNames.member } })),
  updateDownlineRebates: () =>
    asAgent(() =>
      client.call('updateDownlineRebates', { body: { username: agentNames.agent, rebates: [] } }),
    ),
  transferDownline: () =>
    asAgent(() =>
      client.call('transferDownline', {
        body: { username: agentNames.agent, amount: '1.00', paymentPassword: '246810' },
      }),
    ),
  transferMultipleDownline: () =>
    asAgent(() =>
      client.call('transferMultipleDownline', {
        body: {
          rows: [
            { username: agentNames.agent, amount: '1.00' },
            { username: 'nobody', amount: '1.00' },
          ],
          paymentPassword: '246810',
        },
      }),
    ),
  teamTransactions: () => asAgent(() => client.call('teamTransactions', { query: {} })),
  teamOrders: () =>
    asAgent(() => client.call('teamOrders', { query: { username: agentNames.agent } })),
  rebateSettings: () => asAgent(() => client.call('rebateSettings')),
  agentQuotas: () => asAgent(() => client.call('agentQuotas')),
  affiliateLinks: () => asAgent(() => client.call('affiliateLinks')),
  createAffiliateLink: () =>
    asAgent(() =>
      client.call('createAffiliateLink', { body: { type: 'member', rebates: [], days: 7 } }),
    ),
  deleteAffiliateLink: () =>
    asAgent(async () => {
      const { links } = await client.call('affiliateLinks')
      return client.call('deleteAffiliateLink', { body: { linkId: links[0]?.linkId ?? '' } })
    }),
  registrationLink: () => asAgent(() => client.call('registrationLink')),
  currentDailySalary: () => asAgent(() => client.call('currentDailySalary')),
  dailySalaryInfo: () =>
    asAgent(async () => {
      const { current } = await client.call('currentDailySalary')
      return client.call('dailySalaryInfo', { query: { contractId: current?.id ?? '' } })
    }),
  currentContracts: () =>
    asAgent(() => client.call('currentContracts', { query: { kind: 'dividend' } })),
  contractInfo: () => asAgent(() => client.call('contractInfo', { query: { kind: 'dividend' } })),
  contractHistory: () => asAgent(() => client.call('contractHistory', { query: { side: 'mine' } })),
  contractPayouts: () => asAgent(() => client.call('contractPayouts', { query: {} })),
  proposeContract: () =>
    asAgent(async () => {
      const { subordinates } = await client.call('contractInfo', { query: { kind: 'dividend' } })
      return client.call('proposeContract', {
        body: {
          kind: 'dividend',
          username: subordinates[0] ?? '',
          tiers: [{ bets: '0', netLoss: '100', activeMember: 1, rate: '1' }],
          password: demoPassword,
        },
      })
    }),
  processContract: () =>
    asAgent(async () => {
      const { contract } = await client.call('dividendRequest')
      const contractId = contract?.contractId ?? ''
      return client.call('processContract', { body: { contractId, action: 'R' } })
    }),
  cancelContract: () =>
    asAgent(async () => {
      const { current } = await client.call('currentContracts', { query: { kind: 'dividend' } })
      return client.call('cancelContract', { body: { contractId: current?.contractId ?? '' } })
    }),
  contractRequestHistory: () =>
    asAgent(() => client.call('contractRequestHistory', { query: { side: 'downline' } })),
  dailySalaryRequest: () => asAgent(() => client.call('dailySalaryRequest')),
  dividendRequest: () => asAgent(() => client.call('dividendRequest')),
}
/** Refused without a provider, and without a code that was sent; journeys go through both. */
const refused: readonly string[] = ['socialLogin', 'confirmPasswordBySms']
const names = Object.keys(asks).filter((name) => name !== 'logout') as CallName[] // keys of a Record<CallName>

test.each([...names, 'logout' as const])('%s answers as its schema describes', async (name) => {
  if (refused.includes(name)) {
    const error: unknown = await asks[name]().catch((cause) => cause)
    expect(error).toBeInstanceOf(GatewayError)
    expect(error).toMatchObject({ kind: 'refused', code: expect.stringMatching(codes) })
    return
  }
  const value = await asks[name]()
  const check = ajv.getSchema(`validator#/definitions/${calls[name].value}`)
  expect(check?.(value), JSON.stringify(check?.errors)).toBe(true)
})

test('a token opens nothing after the logout', async () => {
  const answer = await sandbox.fetch(
    new Request(`${origin}/wps/member/info`, {
      headers: { Merchant: merchantCode, Authorization: token ?? '' },
    }),
    connection,
  )
  expect(answer.status).toBe(401)
})

const codes = new RegExp(`^(${[...Object.keys(errorNames), ...memberErrorCodes].join('|')})$`)

/** The accounts that calls of agents are about: an agent and a member directly below the demo agent. */
const agentNames = { agent: '', member: '' }

/** Asks as the demo agent, whose PIN is set. */
async function asAgent<Value>(ask: () => Promise<Value>): Promise<Value> {
  const member = token
  agentToken ??= await signInAgent()
  token = agentToken
  try {
    return await ask()
  } finally {
    token = member
  }
}

let agentToken: string | undefined

async function signInAgent(): Promise<string> {
  const body = { username: 'agent88', password: demoPassword, ...(await passHumanCheck('login')) }
  token = (await client.call('login', { body: { ...body, entry: 'agent' } })).token
  await client.call('setPaymentPassword', { body: { paymentPassword: '246810' } })
  const { downlines } = await client.call('downlines', { query: {} })
  for (const type of ['agent', 'member'] as const)
    agentNames[type] = downlines.find((one) => one.type === type)?.username ?? ''
  return token
}

async function passHumanCheck(type: 'login' | 'register') {
  const { challenge } = await client.call('humanCheck', { query: { type } })
  const position = Number(await readAnswer(challenge))
  const body = { challenge, position, duration: 800 }
  return client.call('humanCheckResult', { body })
}

function readGame() {
  const [game] = listGames('calls', merchant)
  return { vendor: game?.vendor ?? '', gameCode: game?.code ?? '' }
}

function launch(
  launchMode: 'GLS' | 'LOTT',
  { vendor, gameCode }: { readonly vendor: string; readonly gameCode: string },
) {
  const gameType = launchMode === 'LOTT' ? 'LOTT' : 'RNG'
  const asked = { gameType, vassalage: vendor, gameCode, launchMode, language: 'EN' }
  const query = { ...asked, platform: 'mobile', accountType: 1, backUrl: `${origin}/m/home` }
  return client.call('launchGame', { query })
}

/** Stakes on a draw and answers the order's number. */
async function buyTicket(key: string): Promise<string> {
  const [lottery] = (world.lotteries ?? []).filter(({ minutes }) => minutes === 60)
  const { content } = await launch('LOTT', {
    vendor: lottery?.vendor ?? '',
    gameCode: lottery?.code ?? '',
  })
  const stakes = [{ selection: 'big', stake: '1.00' }]
  const answer = await sandbox.games(
    new Request(`${content.game_url}/rounds`, {
      method: 'POST',
      headers: { origin: new URL(content.game_url).origin },
      body: JSON.stringify({ key, stakes }),
    }),
  )
  const { roundId }: { roundId: string } = await answer.json()
  return roundId
}

function redeemSpins() {
  const body = { goodId: 'spins', quantity: 1, verifyPwd: demoPassword }
  return client.call('redeemGood', { body })
}

/** Orders a deposit; one that waits for its payment is cancelled first, for there is only one at a time. */
async function orderDeposit(call: DepositCallName, methodId: string, more: object = {}) {
  const open = await findOpenDeposit()
  if (open !== undefined) await client.call('cancelDeposit', { body: { orderId: open } })
  return client.call(call, { body: { methodId, amount: '500', ...more } })
}

async function findOpenDeposit(): Promise<string | undefined> {
  const { orders } = await client.call('depositReport', { query: { open: true } })
  return orders.find(({ state }) => state === 'awaiting')?.orderId
}

/** Approves an order, as staff does. */
async function approve(orderId: string): Promise<void> {
  const address = `http://localhost:4173/sandbox/shop/members/member88/orders/${orderId}`
  const request = new Request(address, { method: 'PUT', body: '{"state":"success"}' })
  const answer = await sandbox.fetch(request, { ...connection, isOperator: true })
  expect(answer.status).toBe(204)
}

async function readCaptcha() {
  const { captchaId } = await client.call('captcha', { query: {} })
  return { captcha: await readAnswer(captchaId), captchaId }
}

async function readAnswer(challenge: string): Promise<string> {
  const request = new Request(`http://localhost:4173/sandbox/captcha/${challenge}`)
  const response = await sandbox.fetch(request, { ...connection, isOperator: true })
  const { answer }: { answer: string } = await response.json()
  return answer
}

/** Every definition of the gateway's schemas in one; references are within a file or by file name. */
function readSchemas(): Ajv2020 {
  const folder = join(import.meta.dirname, '../../schemas')
  const files = readdirSync(folder).filter((file) => file.startsWith('gateway.'))
  const definitions = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return JSON.parse(text.replaceAll(/"gateway\.\w+\.schema\.json#/g, '"#')).definitions
  })
  const validator = new Ajv2020({ strict: false })
  validator.addSchema({ $id: 'validator', definitions: Object.assign({}, ...definitions) })
  return validator
}
