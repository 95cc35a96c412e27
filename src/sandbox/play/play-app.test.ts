import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gamesWorld, openTestGame, signInTo } from '../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../tests/support/start-test-sandbox.ts'

const hour = 3_600_000
let now = Date.UTC(2026, 10, 21, 6, 0, 30)
/** Places in the shoe or on the strip that come next; any, when there are none. */
let next: number[] = []
let sandbox: TestSandbox
beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 6, 0, 30)
  next = []
  const chance = (below: number): number => next.shift() ?? Math.floor(Math.random() * below)
  sandbox = await startTestSandbox({ world: gamesWorld, now: () => now, chance })
  await signInTo(sandbox)
})
afterEach(() => sandbox.close())

const card = (rank: number): number => (rank - 1) * 4 + 52 * 5
const balance = async (): Promise<number> =>
  Number((await sandbox.client.call('walletBalance')).sumBalance)
const ask = (path: string, headers: Record<string, string>): Promise<Response> =>
  sandbox.games(path, { method: 'POST', headers, body: '{"key":"key-00000","stake":"1.00"}' })

describe('a ticket', () => {
  it('opens the page of its game under a policy of its own', async () => {
    const { path } = await openTestGame(sandbox, 'SPIN')
    const answer = await sandbox.games(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>Game</title>')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
    expect(policy).toContain('frame-ancestors http://test.localhost:4173;')
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('opens a page that explains an unknown ticket, in the browser’s language', async () => {
    const headers = { 'accept-language': 'fr, th;q=0.8' }
    const answer = await sandbox.games('/play/none', { headers })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<html lang="th">')
    expect((await sandbox.games('/play/none/table')).status).toBe(401)
  })

  it('ends after two hours, and with the session', async () => {
    const first = await openTestGame(sandbox, 'SPIN')
    now += 2 * hour
    expect((await sandbox.games(first.path)).status).toBe(410)
    expect(await first.play({ key: 'key-00000', stake: '1.00' })).toMatchObject({
      status: 401,
      error: 'ticket.ended',
    })
    const second = await openTestGame(sandbox, 'SPIN')
    await sandbox.client.call('logout')
    expect((await sandbox.games(second.path)).status).toBe(404)
  })

  it('answers its own page only', async () => {
    const { path } = await openTestGame(sandbox, 'SPIN')
    const rounds = `${path}/rounds`
    expect((await ask(rounds, { origin: 'http://test.localhost:4173' })).status).toBe(403)
    expect((await ask(rounds, { origin: 'null' })).status).toBe(403)
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect((await sandbox.games(`${path}/table`, { headers })).status).toBe(403)
    expect(await balance()).toBe(1000)
  })

  it('opens nothing of the gateway, and nothing under a merchant’s name', async () => {
    const { path } = await openTestGame(sandbox, 'SPIN')
    expect((await sandbox.games('/wps/system/status')).status).toBe(404)
    expect((await sandbox.games('/sandbox/test/settings')).status).toBe(404)
    expect((await sandbox.fetch(`${path}/table`)).status).toBe(404)
  })

  it('plays nothing while the platform is closed', async () => {
    const { path, play } = await openTestGame(sandbox, 'SPIN')
    await sandbox.control('/test/settings', 'PATCH', { regionRestriction: true })
    const order = { key: 'key-00001', stake: '1.00' }
    expect(await play(order)).toMatchObject({ status: 403, error: 'system.restricted' })
    expect((await sandbox.games(`${path}/table`)).status).toBe(403)
    await sandbox.control('/test/settings', 'PATCH', { maintenance: true })
    expect(await play(order)).toMatchObject({ status: 503, error: 'system.upgrading' })
  })

  it('appears in no line of the log', async () => {
    const { path } = await openTestGame(sandbox, 'SPIN')
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    await sandbox.control('/test/settings', 'PATCH', { maintenance: true })
    await ask(`${path}/rounds`, { origin: 'http://games.localhost:4173' })
    await sandbox.games(`${path}/rounds`, { method: 'POST', body: '{' })
    expect(JSON.stringify([logged.mock.calls, sandbox.reported])).not.toContain(path.slice(6))
  })
})

describe('a slot', () => {
  it('takes the stake and pays the lines in one round, and shows the balance of the wallet', async () => {
    const game = await openTestGame(sandbox, 'SPIN')
    const { kind, stakes, balance: before, slot, name } = await game.table()
    expect({ kind, before, name }).toEqual({ kind: 'slot', before: '1000.00', name: 'Spin' })
    expect(slot?.lines).toHaveLength(10)
    const stake = stakes[0] ?? ''
    // Every reel stops with a coin on top.
    next = [0, 0, 0, 0, 0]
    const { round } = await game.play({ key: 'key-00001', stake })
    expect(round.slot?.wins.find(({ line }) => line === 1)).toMatchObject({
      symbol: 'coin',
      count: 5,
    })
    const won = (round.slot?.wins ?? []).reduce((total, { amount }) => total + Number(amount), 0)
    expect(Number(round.payout)).toBeCloseTo(won, 2)
    expect(Number(round.balance)).toBeCloseTo(1000 - Number(stake) + won, 2)
    expect(await balance()).toBe(Number(round.balance))
    expect(await game.rounds()).toEqual([round])
  })

  it('is played once for each key, however often it is sent', async () => {
    const game = await openTestGame(sandbox, 'SPIN')
    const { stakes } = await game.table()
    const [stake = '', other = ''] = stakes
    const order = { key: 'key-00001', stake }
    const answers = await Promise.all([game.play(order), game.play(order), game.play(order)])
    expect(new Set(answers.map(({ round }) => JSON.stringify(round))).size).toBe(1)
    expect(await game.play({ ...order, stake: other })).toMatchObject({
      status: 422,
      error: 'idempotency.mismatch',
    })
    expect(await game.rounds()).toHaveLength(1)
  })

  it('never takes more than the balance, whoever plays at once', async () => {
    const game = await openTestGame(sandbox, 'SPIN')
    const { stakes } = await game.table()
    const stake = stakes.at(-1) ?? ''
    // No reels that pay: a seven and a crown at the sides of nothing alike.
    next = Array.from({ length: 20 }, () => [0, 5, 11, 17, 23]).flat()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) => game.play({ key: `key-${place}0000`, stake })),
    )
    expect(answers.some(({ error }) => error === 'balance.insufficient')).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 402)).toBe(true)
    expect(await balance()).toBeGreaterThanOrEqual(0)
    const rounds = await game.rounds()
    const change = rounds.reduce((sum, one) => sum + Number(one.payout) - Number(one.stake), 0)
    expect(await balance()).toBeCloseTo(1000 + change, 2)
  })

  it.each([
    [{ stake: '0.00' }],
    [{ stake: '-1.00' }],
    [{ stake: '1e3' }],
    [{ stake: '1.005' }],
    [{ stake: '999999.00' }],
    [{ stake: 1 }],
    [{ stakes: [] }],
    [{}],
  ])('refuses %o', async (body) => {
    const game = await openTestGame(sandbox, 'SPIN')
    expect(await game.play({ key: 'key-00001', ...body })).toMatchObject({ status: 400 })
    expect(await game.play({ stake: '1.00', ...body, key: 'no' })).toMatchObject({ status: 400 })
    expect(await balance()).toBe(1000)
  })
})

describe('a hand of cards', () => {
  it('stays open between steps, hides the dealer’s second card, and is paid once', async () => {
    const game = await openTestGame(sandbox, 'HAND')
    const [stake = ''] = (await game.table()).stakes
    next = [10, 9, 10, 8].map(card)
    const { round } = await game.play({ key: 'deal-0001', stake })
    expect(round).toMatchObject({
      state: 'open',
      cards: { player: ['10s', '9s'], dealer: ['10s'], playerTotal: 19, dealerTotal: 10 },
    })
    expect((await game.table()).open).toEqual(round)
    const again = await openTestGame(sandbox, 'HAND')
    expect((await again.table()).open?.roundId).toBe(round.roundId)
    expect(await again.play({ key: 'deal-0002', stake })).toMatchObject({
      status: 409,
      error: 'game.round.open',
    })
    const step = { key: 'step-0001', step: 'stand' }
    const [first, second] = await Promise.all([
      game.step(round.roundId, step),
      again.step(round.roundId, step),
    ])
    expect(first.round).toEqual(second.round)
    expect(first.round).toMatchObject({
      state: 'settled',
      cards: { outcome: 'won', dealerTotal: 18 },
    })
    expect(Number(first.round.payout)).toBe(2 * Number(stake))
    expect(await balance()).toBe(1000 + Number(stake))
    const late = await again.step(round.roundId, { key: 'step-0002', step: 'hit' })
    expect(late.round).toMatchObject({ state: 'settled', cards: { outcome: 'won' } })
  })

  it('that was refused once stays refused under its key, however late it is sent again', async () => {
    const game = await openTestGame(sandbox, 'HAND')
    const [stake = ''] = (await game.table()).stakes
    next = [10, 9, 10, 8].map(card)
    const { round } = await game.play({ key: 'deal-0001', stake })
    const second = { key: 'deal-0002', stake }
    expect((await game.play(second)).error).toBe('game.round.open')
    await game.step(round.roundId, { key: 'step-0001', step: 'stand' })
    expect((await game.play(second)).error).toBe('game.round.open')
    expect((await game.play({ ...second, key: 'deal-0003' })).status).toBe(200)
  })

  it('takes the stake a second time when it is doubled', async () => {
    const game = await openTestGame(sandbox, 'HAND')
    const [stake = ''] = (await game.table()).stakes
    next = [6, 5, 10, 7, 10].map(card)
    const { round } = await game.play({ key: 'deal-0001', stake })
    const done = await game.step(round.roundId, { key: 'step-0001', step: 'double' })
    expect(Number(done.round.stake)).toBe(2 * Number(stake))
    expect(Number(done.round.payout)).toBe(4 * Number(stake))
    const detail = await sandbox.client.call('orderDetail', { query: { orderId: round.roundId } })
    expect(detail.suborders.map(({ selection, state }) => [selection, state])).toEqual([
      ['hand', 'won'],
      ['double', 'won'],
    ])
    expect(detail.result).toEqual(['6s', '5s', '10s', '10s', '7s'])
    expect(await balance()).toBe(1000 + 2 * Number(stake))
  })

  it('is ended by the dealer after a day', async () => {
    const game = await openTestGame(sandbox, 'HAND')
    const [stake = ''] = (await game.table()).stakes
    next = [10, 6, 10, 9].map(card)
    const { round } = await game.play({ key: 'deal-0001', stake })
    now += 24 * hour
    await signInTo(sandbox)
    const { orders } = await sandbox.client.call('orders', { query: {} })
    expect(orders).toMatchObject([{ orderId: round.roundId, state: 'settled', payout: '0.00' }])
    const { postings } = await sandbox.client.call('accountRecord', { query: { kind: 'stake' } })
    expect(postings.map(({ orderId }) => orderId)).toEqual([round.roundId])
  })
})

describe('a draw', () => {
  const bets = [
    { selection: 'big', stake: '1.00' },
    { selection: 'small', stake: '2.00' },
    { selection: 'number:3', stake: '5.00' },
  ]

  it('pays by the lottery’s own result, when it is drawn', async () => {
    const game = await openTestGame(sandbox, 'DICE')
    const { draw, kind } = await game.table()
    expect(kind).toBe('draw')
    const { round } = await game.play({ key: 'ticket-01', stakes: bets })
    expect(round).toMatchObject({ state: 'open', stake: '8.00', balance: '992.00' })
    expect(round.draw?.issue).toBe(draw?.issue)
    now = draw?.drawsAt ?? 0
    const [settled] = await game.rounds()
    const lotteries = await sandbox.client.call('lotteries', { query: { type: 'Lott' } })
    const dice = lotteries.find(({ lotteryCode }) => lotteryCode === 'DICE')
    expect(dice?.lastIssue).toBe(draw?.issue)
    expect(settled).toMatchObject({ state: 'settled', draw: { result: dice?.lastResult } })
    const { size, result = [] } = { size: dice?.lastSummary?.size, result: dice?.lastResult }
    const comes = [size === 'big', size === 'small', result.includes('3')]
    expect(settled?.draw?.stakes.map(({ state }) => state === 'won')).toEqual(comes)
    const payouts = bets.map(({ selection, stake }, place) => {
      const pays = draw?.bets.find((bet) => bet.selection === selection)?.pays ?? 0
      return comes[place] ? (Number(stake) * pays).toFixed(2) : '0.00'
    })
    expect(settled?.draw?.stakes.map(({ payout }) => payout)).toEqual(payouts)
    expect(await balance()).toBe(Number(settled?.balance))
    const query = { orderId: round.roundId }
    expect(await sandbox.client.call('orderDetail', { query })).toMatchObject({
      issue: draw?.issue,
      result,
    })
  })

  it('gives stakes back until it closes', async () => {
    const game = await openTestGame(sandbox, 'DICE')
    const { draw } = await game.table()
    const { round } = await game.play({ key: 'ticket-01', stakes: bets })
    const { round: less } = await game.cancel(round.roundId, '3')
    expect(less).toMatchObject({ state: 'open', stake: '8.00', payout: '5.00', balance: '997.00' })
    expect((await game.cancel(round.roundId, '3')).round.balance).toBe('997.00')
    const body = { orderId: round.roundId, suborderId: '1' }
    expect(await sandbox.client.call('cancelSuborder', { body })).toMatchObject({ state: 'open' })
    now = draw?.closesAt ?? 0
    expect(await game.cancel(round.roundId, '2')).toMatchObject({
      status: 409,
      error: 'order.not.cancellable',
    })
    expect(await game.play({ key: 'ticket-02', stakes: bets })).toMatchObject({
      status: 409,
      error: 'draw.closed',
    })
  })

  it('is cancelled with its last stake', async () => {
    const game = await openTestGame(sandbox, 'DICE')
    const { round } = await game.play({ key: 'ticket-01', stakes: bets.slice(0, 1) })
    const { round: none } = await game.cancel(round.roundId, '1')
    expect(none).toMatchObject({ state: 'cancelled', balance: '1000.00' })
    now += hour
    expect((await game.rounds())[0]).toMatchObject({ state: 'cancelled', balance: '1000.00' })
  })

  it('is played by every title of a lottery category', async () => {
    const query = { gameType: 'LOTT', vassalage: 'BALLS', launchMode: 'GLS' }
    const game = await openTestGame(sandbox, 'BALLS-LOTT-1', query)
    expect((await game.table()).kind).toBe('draw')
  })
})

describe('orders', () => {
  it('are the player’s own, twenty a page, by category and time', async () => {
    const game = await openTestGame(sandbox, 'SPIN')
    const [stake = ''] = (await game.table()).stakes
    for (let place = 0; place < 21; place += 1) await game.play({ key: `key-${place}00000`, stake })
    const later = now + hour
    now = later
    const draw = await openTestGame(sandbox, 'DICE')
    await draw.play({ key: 'ticket-01', stakes: [{ selection: 'odd', stake: '1.00' }] })
    const read = (query: object) => sandbox.client.call('orders', { query })
    const first = await read({})
    expect(first.orders).toHaveLength(20)
    expect(first.totalPages).toBe(2)
    expect(first.orders[0]).toMatchObject({
      gameCategory: 'LOTT',
      gameName: 'Dice',
      vendorName: 'Balls',
    })
    expect((await read({ pageNum: 2 })).orders).toHaveLength(2)
    expect((await read({ gameCategory: 'LOTT' })).orders).toHaveLength(1)
    expect((await read({ from: later })).orders).toHaveLength(1)
    expect((await read({ to: later, pageNum: 2 })).orders).toHaveLength(1)
    const orderId = first.orders[0]?.orderId ?? ''
    expect(orderId).toMatch(/^261121-\d{7}$/)
    await signInTo(sandbox, 'newbie88')
    expect((await read({})).orders).toEqual([])
    const query = { orderId }
    await expect(sandbox.client.call('orderDetail', { query })).rejects.toThrow()
    const body = { orderId, suborderId: '1' }
    await expect(sandbox.client.call('cancelSuborder', { body })).rejects.toMatchObject({
      code: 'order.not.cancellable',
    })
  })
})
