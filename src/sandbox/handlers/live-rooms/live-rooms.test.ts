import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { launchQuery } from '../../../../tests/support/play-games.ts'
import { startTestSandbox, type TestSandbox } from '../../../../tests/support/start-test-sandbox.ts'
import type { Game, LiveRoom, MoneyRecord } from '../../../core/contract/generated/gateway.ts'
import { demoPassword } from '../../demo/demo-accounts.ts'
import { createDefaultWorld } from '../../world/default-world.ts'

const base = createDefaultWorld('rooms')
const world = {
  ...base,
  mall: { openingPoints: { member88: 8420, newbie88: 10 } },
  settings: {
    ...base.settings,
    humanCheck: false,
    whitelabel: { CAPTCHA3: false, PTSYS3: true },
  },
}
let time = 0
let sandbox: TestSandbox

beforeEach(async () => {
  time = Date.UTC(2026, 4, 12, 9)
  sandbox = await startTestSandbox({ world, now: () => time })
  await logIn('member88')
})
afterEach(() => sandbox.close())

async function logIn(username: string): Promise<void> {
  const body = { username, password: demoPassword }
  sandbox.signIn((await sandbox.client.call('login', { body })).token)
}
async function find(isWanted: (room: LiveRoom) => boolean): Promise<LiveRoom> {
  const room = (await sandbox.client.call('liveRooms')).rooms.find(isWanted)
  if (!room) throw new Error('The sandbox has no such room')
  return room
}
const enter = ({ roomId }: LiveRoom) => sandbox.client.call('enterLiveRoom', { body: { roomId } })
const main = async () => Number((await sandbox.client.call('walletBalance')).totalBalance)
/** With each property absent or undefined. */
type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined }
const isPaid = ({ access, unit, state }: LiveRoom) =>
  access === 'payPerView' && unit === 'money' && state === 'online'

describe('the rooms of the live casino', () => {
  it('have a table, a dealer, viewers and a mark, and some are offline', async () => {
    const { rooms } = await sandbox.client.call('liveRooms')
    expect(new Set(rooms.map(({ access }) => access))).toEqual(
      new Set(['free', 'vip', 'payPerView']),
    )
    expect(new Set(rooms.map(({ state }) => state))).toEqual(new Set(['online', 'offline']))
    expect(rooms.every(({ table, dealer }) => table !== '' && dealer !== '')).toBe(true)
  })

  it('let a member into a free room, and refuse an offline one', async () => {
    const before = await main()
    const free = await find(({ access, state }) => access === 'free' && state === 'online')
    expect(await enter(free)).toEqual({ roomId: free.roomId, paid: false })
    const offline = await find(({ state }) => state === 'offline')
    await expect(enter(offline)).rejects.toMatchObject({ code: 'room.offline' })
    expect(await main()).toBe(before)
  })

  it('open a VIP room from its level on', async () => {
    const vip = await find(({ access, level }) => access === 'vip' && level === 3)
    expect(vip.allowed).toBe(true)
    expect(await enter(vip)).toMatchObject({ paid: false })
    await logIn('newbie88')
    expect((await find(({ roomId }) => roomId === vip.roomId)).allowed).toBe(false)
    await expect(enter(vip)).rejects.toMatchObject({ code: 'room.level' })
  })

  it('open the table of a VIP or paid room to nobody who has not entered it, whichever way it is launched', async () => {
    const launch = ({ vendor, gameCode, gameCategory }: LiveRoom) =>
      sandbox.client.call('launchGame', {
        query: {
          ...launchQuery(gameCode),
          vassalage: vendor,
          gameType: gameCategory,
        },
      })
    const [free, paid] = [await find(({ access }) => access === 'free'), await find(isPaid)]
    const vip = await find(({ access, level }) => access === 'vip' && level === 3)
    await expect(launch(paid)).rejects.toMatchObject({ code: 'room.unpaid', status: 402 })
    await enter(paid)
    expect(await launch(paid)).toHaveProperty('content.game_url')
    expect(await launch(vip)).toHaveProperty('content.game_url')
    time += 24 * 3_600_000
    await logIn('member88')
    await expect(launch(paid)).rejects.toMatchObject({ code: 'room.unpaid' })
    await logIn('newbie88')
    await expect(launch(vip)).rejects.toMatchObject({ code: 'room.level', status: 403 })
    expect(await launch(free)).toHaveProperty('content.game_url')
    expect(await launch({ ...vip, gameCode: '' })).toHaveProperty('content.game_url')
  })

  it('give their level or their price to the tiles of their tables, and to who is refused', async () => {
    const { rooms } = await sandbox.client.call('liveRooms')
    const page = { merchant: 'test', merchantCode: 'test', clientType: 2, typeId: 1, pageSize: 60 }
    const listPage = (pageNum: number) =>
      sandbox.client.call('gameList', { query: { ...page, gameType: 'LIVE', pageNum } })
    const pages = await Promise.all([1, 2, 3].map(listPage))
    const games = pages.flatMap((one) => one.games)
    const termsOf = ({
      level,
      price,
      points,
    }: Loose<Pick<Game, 'level' | 'price' | 'points'>> = {}) => ({ level, price, points })
    const tiles = rooms.map(({ gameCode, vendor }) =>
      termsOf(games.find((game) => game.gameCode === gameCode && game.vendor === vendor)),
    )
    const shown = rooms.map(({ level, price, unit }) =>
      termsOf(unit === 'points' ? { points: Number(price) } : { level, price }),
    )
    expect(tiles).toEqual(shown)
    expect(tiles).toEqual(
      expect.arrayContaining([{ level: 3 }, { price: '20.00' }, { points: 50 }, {}]),
    )
    const rest = games.filter(({ gameCode }) => rooms.every((room) => room.gameCode !== gameCode))
    expect(rest.map(termsOf)).toEqual(rest.map(() => ({})))
    const paid = await find(isPaid)
    await expect(
      sandbox.client.call('launchGame', {
        query: { ...launchQuery(paid.gameCode), vassalage: paid.vendor, gameType: 'LIVE' },
      }),
    ).rejects.toMatchObject({ code: 'room.unpaid', value: { price: '20.00' } })
  })

  it('take the price of a paid room once a day, whatever comes in parallel', async () => {
    const before = await main()
    const room = await find(isPaid)
    const entries = await Promise.all(Array.from({ length: 10 }, () => enter(room)))
    expect(entries.filter(({ paid }) => paid)).toHaveLength(1)
    expect(await main()).toBe(before - 20)
    const { paidUntil } = await find(({ roomId }) => roomId === room.roomId)
    expect(paidUntil).toBe(Date.UTC(2026, 4, 13))
    const { orderId = '' } = entries.find(({ paid }) => paid) ?? {}
    const detail = await sandbox.client.call('transaction', { query: { orderId } })
    expect(detail.amount).toBe('-20.00')
    time = Date.UTC(2026, 4, 13, 0, 1)
    await logIn('member88')
    expect(await enter(await find(isPaid))).toMatchObject({ paid: true, price: '20.00' })
    expect(await main()).toBe(before - 40)
  })

  it('stand in the records as live rooms, named in the language of the reader, and count as a loss', async () => {
    const body = { username: 'member88', password: demoPassword }
    const { token } = await sandbox.client.call('login', { body })
    sandbox.signIn(token)
    const query = { from: Date.UTC(2026, 4, 12), to: Date.UTC(2026, 4, 13) }
    const { totals } = await sandbox.client.call('memberProfit', { query })
    const room = await find(isPaid)
    await enter(room)
    const after = (await sandbox.client.call('memberProfit', { query })).totals
    expect(after.rooms).toBe('-20.00')
    expect(Number(after.net) - Number(totals.net)).toBeCloseTo(-20, 2)
    const inThai = async <Value>(path: string): Promise<Value> => {
      const headers = { Merchant: 'test', Language: 'TH', Authorization: token }
      const answer = await sandbox.fetch(path, { headers })
      const { value }: { value: Value } = await answer.json()
      return value
    }
    const { rooms } = await inThai<{ rooms: LiveRoom[] }>('/wps/relay/MCS2_liveRooms')
    const { transactions } = await inThai<{ transactions: MoneyRecord[] }>(
      '/wps/relay/ODS2_MemberTransaction?category=liveRoom',
    )
    const { table } = rooms.find(({ roomId }) => roomId === room.roomId) ?? {}
    expect(transactions).toMatchObject([{ category: 'liveRoom', title: table, amount: '-20.00' }])
  })

  it('take points for a room that is paid with points, which the record of points names', async () => {
    const points = async () => (await sandbox.client.call('pointsBalance')).points
    const before = await points()
    const room = await find(({ unit, state }) => unit === 'points' && state === 'online')
    const { price = '' } = await enter(room)
    expect(before - (await points())).toBe(Number(price))
    const { postings } = await sandbox.client.call('pointsRecord', { query: { kind: 'liveRoom' } })
    expect(postings).toMatchObject([
      { points: -Number(price), pointsAfter: await points(), title: room.table },
    ])
  })

  it('say when the day of a payment ends', async () => {
    expect((await find(isPaid)).dayEndsAt).toBe(Date.UTC(2026, 4, 13))
  })

  it('take nothing from a member who may not play, and nothing for a table of a blocked region', async () => {
    const before = await main()
    const room = await find(isPaid)
    await sandbox.control('/test/settings', 'PATCH', { regionBlockedVendors: [room.vendor] })
    await expect(enter(room)).rejects.toMatchObject({ code: 'game.region.restricted' })
    await sandbox.control('/test/settings', 'PATCH', { regionBlockedVendors: [] })
    await sandbox.client.call('startTimeOut', { body: { hours: 24 } })
    await expect(enter(room)).rejects.toMatchObject({ code: 'play.timeOut' })
    expect(await main()).toBe(before)
  })

  it('have none for points where the merchant has no points', async () => {
    const room = await find(({ unit }) => unit === 'points')
    await sandbox.control('/test/settings', 'PATCH', { whitelabel: { PTSYS3: false } })
    const { rooms } = await sandbox.client.call('liveRooms')
    expect(rooms.filter(({ unit }) => unit === 'points')).toEqual([])
    await expect(enter(room)).rejects.toMatchObject({ code: 'room.offline' })
  })

  it('refuse a room that is paid with points to a member without points, and let nobody in', async () => {
    await logIn('newbie88')
    const room = await find(({ unit, state }) => unit === 'points' && state === 'online')
    await expect(enter(room)).rejects.toMatchObject({ code: 'room.points' })
    expect(await find(({ roomId }) => roomId === room.roomId)).not.toHaveProperty('paidUntil')
  })
})
