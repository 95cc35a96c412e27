import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../src/core/gateway-client/client-options.ts'
import { createRandom } from '../../../src/sandbox/kit/random.ts'
import { signInAt } from '../../support/host-client.ts'
import { gamesWorld } from '../../support/play-games.ts'
import { prepareLives } from './host-lives.ts'
import { type BookedOrder, readBooks } from './read-books.ts'
import { playRestlessly, type Record, type Tab } from './restless-tab.ts'

const wanted = process.env['LIVERY_SOAK'] ? 1000 : 500
const minute = 60_000
const lives = prepareLives({
  ...gamesWorld,
  openingBalance: '4000.00',
  // A rebate would be money that no round explains.
  rebatePercent: '0',
  lotteries: gamesWorld.lotteries.map((lottery) => ({ ...lottery, minutes: 1 })),
})
const record: Record = {
  roundsOf: new Map(),
  codes: new Map(),
  placed: new Set(),
  counts: { doubled: 0, dropped: 0, reloaded: 0, retried: 0 },
}

beforeAll(() => lives.startProcess())
afterAll(() => lives.remove())

const signIn = (username: string): Promise<Client> =>
  signInAt({ origin: `http://bank.localhost:${lives.port()}`, merchantCode: 'bank', username })

/** Two tabs of one player on each game, and two of one who plays high until nothing is left. */
async function openTabs(): Promise<Tab[]> {
  const [member, high] = [await signIn('member88'), await signIn('agent88')]
  const seats = [
    ...['SPIN', 'HAND', 'DICE'].map((gameCode) => ({ client: member, gameCode, stake: 0 })),
    { client: high, gameCode: 'SPIN', stake: 6 },
  ]
  return [...seats, ...seats].map((seat, place) => ({
    ...seat,
    record,
    random: createRandom(`tab ${place}`),
  }))
}

it(`${wanted} rounds of dropped, repeated and killed requests lose nothing and double nothing`, async () => {
  const began = performance.now()
  const tabs = await openTabs()
  const goesOn = ({ stake }: Tab): boolean =>
    record.placed.size < wanted || (stake > 0 && !record.codes.has('balance.insufficient'))
  const playing = Promise.all(tabs.map((tab) => playRestlessly(tab, () => goesOn(tab))))
  const until = async (part: number): Promise<void> => {
    while (record.placed.size < wanted * part) await sleep(10)
  }
  // Amid it the host is killed once and closed three times, and draws fall due in between.
  await until(0.25)
  await lives.kill()
  for (const life of [1, 2, 3]) {
    // At another part of the minute too, for in one part of it no draw takes a bet.
    await lives.start((2 + 1 / 3) * life * minute)
    await until(0.25 * (life + 1))
    if (life === 3) await playing
    await lives.close()
  }
  // A day later every hand that was left is stood, and every draw was drawn.
  await lives.start(25 * 60 * minute)
  const member = await signIn('member88')
  const { sumBalance } = await member.call('walletBalance')
  const orders = await readOrders(member)
  await lives.close()

  const books = readBooks(lives.data)
  const { counts, codes, placed, roundsOf } = record
  process.stdout.write(
    `${placed.size} rounds in ${Math.round(performance.now() - began)} ms: ${JSON.stringify({ ...counts, ...Object.fromEntries(codes) })}\n`,
  )
  expect(books.sum).toBe(0)
  expect(books.lowest).toBeGreaterThanOrEqual(0)
  expect(books.orders).toHaveLength(placed.size)
  for (const rounds of roundsOf.values()) expect(rounds.size).toBe(1)
  const answered = [...placed].flatMap((key) => [...(roundsOf.get(key) ?? [])])
  expect(new Set(answered).size).toBe(placed.size)
  expect(new Set(books.orders.map(({ kind }) => kind))).toEqual(new Set(['slot', 'cards', 'draw']))
  for (const order of books.orders) expect(agree(order)).toEqual([])
  for (const { opening, change, balance } of books.accounts) expect(balance).toBe(opening + change)
  const changes = orders.reduce((sum, one) => sum + cents(one.payout) - cents(one.stake), 0)
  expect(cents(sumBalance)).toBe(400_000 + changes)
  for (const happened of Object.values(counts)) expect(happened).toBeGreaterThan(wanted / 100)
  expect(codes.get('balance.insufficient')).toBeGreaterThan(0)
})

/** Lists the disagreements of an order with the rest of the books. */
function agree({ id, state, stake, payout, moved, staked, paid }: BookedOrder): string[] {
  return [
    ...(state === 'open' ? [`${id} is open`] : []),
    ...(moved === payout - stake ? [] : [`${id} moved ${moved}, not ${payout} less ${stake}`]),
    ...(staked === stake && paid === payout ? [] : [`the stakes of ${id} say otherwise`]),
  ]
}

async function readOrders(client: Client) {
  const first = await client.call('orders', { query: {} })
  const orders = [...first.orders]
  for (let pageNum = 2; pageNum <= first.totalPages; pageNum += 1)
    orders.push(...(await client.call('orders', { query: { pageNum } })).orders)
  expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(orders.length)
  expect(orders[0]?.orderId).toMatch(/^\d{6}-\d{7}$/)
  return orders
}

const cents = (amount: string): number => Math.round(Number(amount) * 100)
