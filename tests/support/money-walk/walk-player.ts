import { randomUUID } from 'node:crypto'
import type { CallName } from '../../../src/core/contract/calls.ts'
import type { GameRound, GameTable } from '../../../src/core/contract/game-table.ts'
import type {
  DepositOrder,
  WalletTransferBody,
} from '../../../src/core/contract/generated/gateway.ts'
import { pick, type Random } from '../mutate-text.ts'
import { launchQuery } from '../play-games.ts'
import { smallPng } from '../small-png.ts'
import type { Outcome, Sender } from './send-until-answered.ts'
import { type WalkAccount, walkHolder } from './walk-world.ts'

/** An order that a player got an answer about. */
export interface KnownOrder {
  readonly orderId: string
  readonly category: 'deposit' | 'withdrawal' | 'transfer'
  /** The last state that was told. */
  readonly state: string
  /** As it was told: what is to pay, to withdraw or to transfer. */
  readonly amount: string
}

export interface WalkPlayer {
  readonly account: WalkAccount
  readonly sender: Sender
  /** The orders that were answered, by number. */
  readonly orders: Map<string, KnownOrder>
  /** The numbers of the rounds that were answered. */
  readonly rounds: Set<string>
  /** True while an action may have made something that is not answered yet. */
  readonly isBusy: () => boolean
  /** How often each action was answered. */
  readonly answered: Map<string, number>
  /** Does one random action until it is answered. */
  readonly act: () => Promise<void>
}

export interface PlayerOptions {
  readonly account: WalkAccount
  readonly sender: Sender
  readonly random: Random
  /** True for a player of small deposits with promotions, who plays their turnover with stakes of one size. */
  readonly collectsBonuses: boolean
  /** Hears what no sandbox may do. */
  readonly blame: (fault: string) => void
}

/** The states that an order may be in after each state. */
const followers: Readonly<Record<string, readonly string[]>> = {
  created: ['awaiting', 'verifying', 'success', 'failed', 'expired', 'cancelled'],
  awaiting: ['verifying', 'success', 'failed', 'expired', 'cancelled'],
  verifying: ['success', 'failed'],
  expired: ['success'],
  submitted: ['reviewing', 'paying', 'paid', 'rejected'],
  reviewing: ['paying', 'paid', 'rejected'],
  paying: ['paid', 'rejected'],
  processing: ['success'],
}

/** Returns true if an order of one state may be in another later. */
export function canBecome(before: string, after: string): boolean {
  return before === after || (followers[before]?.includes(after) ?? false)
}

const gameCodes = ['SPIN', 'HAND', 'DICE'] as const
type GameCode = (typeof gameCodes)[number]
const methods = ['qr', 'page', 'bank', 'alipay', 'weChat', 'qq'] as const
type Method = (typeof methods)[number]
const vendors = ['REELS', 'TABLES', 'BALLS'] as const
const promotions = ['reload-200', 'large-600', 'free-20'] as const

/** How many rounds a player of bonuses plays in a row. */
const roundsInARow = 10

export function createWalkPlayer(options: PlayerOptions): WalkPlayer {
  const { account, sender, random, collectsBonuses, blame } = options
  const orders = new Map<string, KnownOrder>()
  const rounds = new Set<string>()
  const answered = new Map<string, number>()
  let busy = false
  const name = account.username
  const amountUpTo = (most: number): string => (random() * most + 0.01).toFixed(2)
  const note = (what: string): void => void answered.set(what, (answered.get(what) ?? 0) + 1)

  function learn(order: KnownOrder, isNew: boolean): void {
    const before = orders.get(order.orderId)
    if (before && isNew) blame(`${name}: ${order.orderId} was answered to two keys`)
    if (before && !canBecome(before.state, order.state))
      blame(`${name}: ${order.orderId} went from ${before.state} to ${order.state}`)
    if (before && before.amount !== order.amount)
      blame(`${name}: ${order.orderId} was of ${before.amount} and is of ${order.amount}`)
    orders.set(order.orderId, order)
  }

  function learnDeposit({ orderId, state, payable }: DepositOrder, isNew: boolean): void {
    learn({ orderId, state, amount: payable, category: 'deposit' }, isNew)
  }

  function count<N extends CallName>(call: N, outcome: Outcome<N>): Outcome<N> {
    note(outcome.value === undefined ? `${call} ${outcome.code}` : call)
    return outcome
  }

  const known = (category: KnownOrder['category'], states?: readonly string[]): KnownOrder[] =>
    [...orders.values()].filter(
      (one) => one.category === category && (!states || states.includes(one.state)),
    )

  async function order(wanted: Method = pick(methods, random)): Promise<void> {
    const body = await chooseDeposit()
    const outcome = await orderBy(wanted, body)
    note(outcome.value === undefined ? `order ${outcome.code}` : `order ${wanted}`)
    if (!outcome.value) return
    learnDeposit(outcome.value, true)
    const { pageUrl, orderId } = outcome.value
    if (pageUrl && random() < 0.8) await payPage(orderId, new URL(pageUrl).pathname)
  }

  async function chooseDeposit(): Promise<{ amount: string; promotionId?: string }> {
    const amountOf = (most: number): string => (100 + random() * most).toFixed(pick([0, 2], random))
    if (!collectsBonuses && random() >= 0.4) return { amount: amountOf(3000) }
    const promotionId = pick(promotions, random)
    if (random() < 0.7) await accept(promotionId)
    // The turnover of a small deposit can be played.
    const isSmall = collectsBonuses || random() < 0.7
    return { amount: amountOf(isSmall ? 100 : 3000), promotionId }
  }

  function orderBy(methodId: Method, more: { readonly amount: string }) {
    const body = { methodId, ...more }
    if (methodId === 'alipay') return sender.call('depositByAlipay', { body })
    if (methodId === 'weChat') return sender.call('depositByWeChat', { body })
    if (methodId === 'qq') return sender.call('depositByQq', { body })
    if (methodId === 'qr') return sender.call('depositByGateway', { body })
    if (methodId === 'page')
      return sender.call('depositByGateway', { body: { ...body, channelId: 'fast' } })
    const depositor = { bankCode: 'HARB', depositor: walkHolder }
    return sender.call('depositByTransfer', { body: { ...body, ...depositor } })
  }

  async function payPage(orderId: string, path: string): Promise<void> {
    await sender.ask('games', path)
    const decision = random() < 0.75 ? 'pay' : 'decline'
    const type = 'application/x-www-form-urlencoded'
    const press = () =>
      sender.ask('games', path, { method: 'POST', body: `decision=${decision}`, type })
    await (random() < 0.4 ? Promise.all([press(), press()]) : press())
    note(`page ${decision}`)
    await readDeposit(orderId)
  }

  async function readDeposit(orderId: string): Promise<void> {
    const outcome = await sender.call('depositReport', { query: { orderId } })
    const [order] = outcome.value?.orders ?? []
    if (order) learnDeposit(order, false)
    else blame(`${name}: ${orderId} is gone`)
  }

  async function confirmOrCancel(call: 'confirmDeposit' | 'cancelDeposit'): Promise<void> {
    const open = known('deposit', ['created', 'awaiting'])
    const some = open.length > 0 && random() < 0.9 ? open : known('deposit')
    if (some.length === 0) return order()
    const { orderId } = pick(some, random)
    const outcome =
      call === 'cancelDeposit'
        ? await sender.call(call, { body: { orderId } })
        : await sender.call(call, { body: { orderId, ...(random() < 0.9 && { slip: smallPng }) } })
    count(call, outcome)
    if (outcome.value) learnDeposit(outcome.value, false)
  }

  async function decide(): Promise<void> {
    const some = [...known('deposit'), ...known('withdrawal')].slice(-8)
    if (some.length === 0) return order()
    const { orderId, category } = pick(some, random)
    const state = pick(
      category === 'deposit'
        ? (['success', 'success', 'failed', 'expired', 'cancelled'] as const)
        : (['reviewing', 'paying', 'paid', 'rejected'] as const),
      random,
    )
    const path = `/sandbox/walk/members/${name}/orders/${orderId}`
    const press = () =>
      sender.ask('localhost', path, { method: 'PUT', body: JSON.stringify({ state }) })
    const answers = await (random() < 0.4 ? Promise.all([press(), press()]) : [await press()])
    for (const { status } of answers) {
      note(`staff ${status}`)
      if (status !== 204 && status !== 409) blame(`${name}: staff were answered ${status}`)
    }
    if (category === 'deposit') await readDeposit(orderId)
    else await readWithdrawal(orderId)
  }

  async function readWithdrawal(orderId: string): Promise<void> {
    const outcome = await sender.call('withdrawalReport', { query: { orderId } })
    const [found] = outcome.value?.orders ?? []
    if (!found) return blame(`${name}: ${orderId} is gone`)
    learn({ orderId, state: found.state, amount: found.amount, category: 'withdrawal' }, false)
  }

  async function withdraw(): Promise<void> {
    const { cardId } = account
    const body = { cardId, amount: amountUpTo(600) }
    const outcome = count('withdraw', await sender.call('withdraw', { body }))
    if (!outcome.value) return
    const { orderId, state, amount } = outcome.value
    learn({ orderId, state, amount, category: 'withdrawal' }, true)
  }

  async function transfer(): Promise<void> {
    const vendor = pick(vendors, random)
    const [from, to] = random() < 0.6 ? ['main', vendor] : [vendor, 'main']
    const body =
      random() < 0.4
        ? ({ action: 'recall' } as const)
        : ({ action: 'move', from, to, amount: amountUpTo(300) } as const)
    await sendTransfer(body)
  }

  async function sendTransfer(body: WalletTransferBody): Promise<void> {
    const outcome = count('walletTransfer', await sender.call('walletTransfer', { body }))
    const states = { done: 'success', unknown: 'processing', failed: 'failed', maintenance: '' }
    for (const { orderId, amount, state } of outcome.value?.transfers ?? [])
      if (orderId)
        learn({ orderId, state: states[state], amount: amount ?? '', category: 'transfer' }, true)
  }

  async function forfeit(): Promise<void> {
    const listed = await sender.call('bonuses', { query: {} })
    const active = (listed.value?.bonuses ?? []).filter(({ state }) => state === 'active')
    if (active.length === 0) return accept()
    const { bonusId } = pick(active, random)
    count('forfeitBonus', await sender.call('forfeitBonus', { body: { bonusId } }))
  }

  async function accept(promotionId: string = pick(promotions, random)): Promise<void> {
    const body = { promotionId }
    count('acceptPromotion', await sender.call('acceptPromotion', { body }))
  }

  /** Enters a room that is paid with money or with points. */
  async function enterRoom(): Promise<void> {
    const { value } = await sender.call('liveRooms')
    const paid = (value?.rooms ?? []).filter(
      ({ access, state }) => access === 'payPerView' && state === 'online',
    )
    if (paid.length === 0) return blame(`${name}: no room is paid`)
    const { roomId, unit } = pick(paid, random)
    const outcome = await sender.call('enterLiveRoom', { body: { roomId } })
    const what = outcome.value ? (outcome.value.paid ? 'pays' : 'is open') : outcome.code
    note(`room for ${unit} ${what}`)
  }

  async function play(): Promise<void> {
    const gameCode = pick(gameCodes, random)
    const path = await launch(gameCode)
    if (!path) return
    const read = await sender.ask('games', `${path}/table`)
    if (read?.status !== 200) return
    const table: GameTable = await read.json()
    for (let left = collectsBonuses ? roundsInARow : 1; left > 0; left -= 1)
      await playRound(gameCode, path, table)
    // A bonus is not done while its money is in games.
    if (collectsBonuses) await sendTransfer({ action: 'recall' })
  }

  async function playRound(gameCode: GameCode, path: string, table: GameTable): Promise<void> {
    const round = await post(gameCode, { path, rest: '/rounds', content: betOn(table) })
    if (!round) return
    rounds.add(round.roundId)
    note(`play ${gameCode}`)
    const rest = `/rounds/${round.roundId}`
    const step = round.cards?.steps.at(-1)
    if (step) await post(gameCode, { path, rest: `${rest}/steps`, content: { step } })
    const suborderId = round.draw?.stakes[0]?.suborderId
    if (suborderId && random() < 0.4)
      await post(gameCode, { path, rest: `${rest}/cancel`, content: { suborderId } })
  }

  /** Earns a bonus, and plays what it asks. */
  async function collect(): Promise<void> {
    // A payment page credits at once.
    await order('page')
    await play()
  }

  async function launch(gameCode: string): Promise<string | undefined> {
    const { value, code } = await sender.call('launchGame', { query: launchQuery(gameCode) })
    note(`launch ${code ?? ''}`)
    return value && new URL(value.content.game_url).pathname
  }

  function betOn({ draw, stakes }: GameTable): object {
    const stake = (collectsBonuses && stakes.at(2)) || pick(stakes, random)
    if (!draw) return { stake }
    const bets = [pick(draw.bets, random), pick(draw.bets, random)]
    return { stakes: bets.map(({ selection }) => ({ selection, stake })) }
  }

  /** Sends what a game does under a key of its own, twice at once at times. */
  async function post(
    gameCode: string,
    {
      path,
      rest,
      content,
    }: { readonly path: string; readonly rest: string; readonly content: object },
  ): Promise<GameRound | undefined> {
    const body = JSON.stringify({ key: randomUUID(), ...content })
    for (let at: string | undefined = path; at; at = await launch(gameCode)) {
      const asked = at + rest
      const send = () => sender.ask('games', asked, { method: 'POST', body })
      const answers = await (random() < 0.3 ? Promise.all([send(), send()]) : [await send()])
      const accepted = answers.filter(({ status }) => status === 200)
      const made: GameRound[] = await Promise.all(accepted.map((answer) => answer.json()))
      if (new Set(made.map(({ roundId }) => roundId)).size > 1)
        blame(`${name}: one key played ${made.map(({ roundId }) => roundId).join(' and ')}`)
      if (made[0]) return made[0]
      // A ticket that ended tells nothing of the round: it is asked for again with a new one.
      if (answers.every(({ status }) => status !== 401)) return undefined
    }
    return undefined
  }

  async function change(): Promise<void> {
    const change = pick(
      [
        { cashier: 'approve' },
        { cashier: 'approve' },
        { cashier: 'reject' },
        { cashier: 'forget' },
        { transferFailures: { REELS: 'failed', TABLES: 'unknown' } },
        { transferFailures: {} },
        { cashierSeconds: 0 },
        { cashierSeconds: 1 },
      ],
      random,
    )
    const body = JSON.stringify(change)
    await sender.ask('localhost', '/sandbox/walk/settings', { method: 'PATCH', body })
    note('settings')
  }

  /** Compares what the calls say of the balance. A step of the cashier may come between two of them. */
  async function look(): Promise<void> {
    const lines: string[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const record = await sender.call('accountRecord', { query: { pageSize: 1 } })
      const balance = await sender.call('walletBalance')
      if (!record.value || !balance.value) return blame(`${name}: the balance is refused`)
      const { totalIn, totalOut } = record.value
      const posted = (minorOf(totalIn) + minorOf(totalOut)) / 100
      note('look')
      if (posted.toFixed(2) === balance.value.sumBalance) return
      lines.push(`${posted.toFixed(2)} and ${balance.value.sumBalance}`)
    }
    blame(`${name}: postings and balance differ: ${lines.join(', ')}`)
  }

  const actions: readonly (readonly [weight: number, action: () => Promise<void>])[] = [
    [5, () => order()],
    [4, () => confirmOrCancel('confirmDeposit')],
    [1, () => confirmOrCancel('cancelDeposit')],
    [3, decide],
    [3, withdraw],
    [3, transfer],
    [1, () => accept()],
    [1, forfeit],
    [collectsBonuses ? 8 : 0, collect],
    [4, play],
    [1, enterRoom],
    [1, change],
    [2, look],
  ]
  const drawn = actions.flatMap(([weight, action]) => Array.from({ length: weight }, () => action))

  return {
    account,
    sender,
    orders,
    rounds,
    answered,
    isBusy: () => busy,
    act: async () => {
      busy = true
      await pick(drawn, random)()
      busy = false
    },
  }
}

/** Returns the smallest units of an amount of two digits. */
export function minorOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}
