import type { LiveRoom, LiveRoomEntry } from '../../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../gateway-refusal.ts'
import { formatMinor, post } from '../../ledger.ts'
import { insertMoneyOrder, nameMoneyOrder, setBalanceAfter } from '../../money/money-orders.ts'
import { readLevelNumber } from '../../rewards/level-terms.ts'
import type { Handler, SandboxRequest } from '../../sandbox.ts'
import { gamePicture } from '../../world/art-address.ts'
import { currencyOf } from '../../world/currency.ts'
import { formatText } from '../../world/format-text.ts'
import { listRooms, type WorldRoom } from '../../world/live-rooms.ts'
import { endOfDayAt, startOfDayAt, zoneOf } from '../../world/zone-days.ts'
import { refuseFrozen, signedIn, signedInMember } from '../member.ts'

type Request = Pick<SandboxRequest<'liveRooms'>, 'sandbox' | 'merchant' | 'language'>

export const liveRooms: Handler<'liveRooms'> = async (request) => {
  const { sandbox, merchant } = request
  const account = signedIn(request)
  const now = sandbox.now()
  const zone = zoneOf(merchant.world)
  const passes = await sandbox.database
    .selectFrom('livePass')
    .select('roomId')
    .where('accountId', '=', account.id)
    .where('day', '=', startOfDayAt(zone, now))
    .execute()
  const paid = new Set(passes.map(({ roomId }) => roomId))
  return {
    rooms: listRooms(sandbox.seed, merchant, now).map((room) => ({
      ...describeRoom(request, room, account),
      ...(paid.has(room.roomId) && { paidUntil: endOfDayAt(zone, now) }),
    })),
  }
}

/** Lets a member into a room; one that is paid by the day takes its price once. */
export const enterLiveRoom: Handler<'enterLiveRoom'> = (request) => {
  const { sandbox, merchant, body } = request
  const account = signedInMember(request)
  const now = sandbox.now()
  const room = listRooms(sandbox.seed, merchant, now).find(({ roomId }) => roomId === body.roomId)
  if (room?.state !== 'online') throw new GatewayRefusal('room.offline', { status: 409 })
  if (room.access === 'vip' && (readLevelNumber(account.level) ?? 0) < (room.level ?? 0))
    throw new GatewayRefusal('room.level', { status: 403 })
  return request.commit(async (database) => {
    await refuseFrozen(database, account.id)
    const { roomId } = room
    if (room.access !== 'payPerView') return { roomId, paid: false }
    const zone = zoneOf(merchant.world)
    const day = startOfDayAt(zone, now)
    const paidUntil = endOfDayAt(zone, now)
    const added = await database
      .insertInto('livePass')
      .values({ accountId: account.id, roomId, day })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows !== 1n) return { roomId, paid: false, paidUntil }
    return { ...(await payRoom(request, database, { room, account })), paidUntil }
  })
}

interface RoomVisit {
  readonly room: WorldRoom
  readonly account: AccountRow
}

/** Posts the price of a room: from the main wallet as an order of the records, or from the points. */
async function payRoom(
  { sandbox, merchant, language }: Request,
  database: Database,
  { room, account }: RoomVisit,
): Promise<LiveRoomEntry> {
  const { roomId, price = 0, unit = 'money' } = room
  const { digits } = currencyOf(merchant.world)
  const byPoints = unit === 'points'
  const minor = byPoints ? price : price * 10 ** digits
  const holder = byPoints ? `points:${account.id}` : `member:${account.id}:main`
  if ((await readHolder(database, holder)) < minor)
    throw byPoints
      ? new GatewayRefusal('room.points', { status: 402 })
      : new GatewayRefusal('balance.insufficient', {
          status: 402,
          value: { required: formatMinor(minor, digits) },
        })
  const createdAt = sandbox.now()
  const shared = { roomId, paid: true, unit }
  if (byPoints) {
    const to = `pointsBank:${merchant.code}`
    await post(database, { from: holder, to, minor, reason: 'liveRoom', createdAt })
    return { ...shared, price: String(price) }
  }
  const order = await insertMoneyOrder(database, {
    accountId: account.id,
    merchant: merchant.code,
    category: 'adjustment',
    state: 'success',
    minor: -minor,
    createdAt,
    detail: { note: formatText(room.game.name, language) },
  })
  await post(database, {
    from: holder,
    to: `platform:${merchant.code}`,
    minor,
    reason: 'liveRoom',
    createdAt,
    transactionId: `money:${order.id}`,
  })
  await setBalanceAfter(database, order)
  return { ...shared, price: formatMinor(minor, digits), orderId: nameMoneyOrder(order) }
}

async function readHolder(database: Database, holder: string): Promise<number> {
  const { sum } = await database
    .selectFrom('ledger')
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow()
  return sum ?? 0
}

function describeRoom(
  { merchant, language }: Request,
  { game, price, ...room }: WorldRoom,
  account: AccountRow,
): LiveRoom {
  const { digits } = currencyOf(merchant.world)
  return {
    ...room,
    vendor: game.vendor,
    gameCode: game.code,
    gameCategory: game.category,
    table: formatText(game.name, language),
    picture: gamePicture(merchant, game, { place: 'game', language }).address,
    ...(room.level !== undefined && {
      allowed: (readLevelNumber(account.level) ?? 0) >= room.level,
    }),
    ...(price !== undefined && {
      price: room.unit === 'points' ? String(price) : formatMinor(price * 10 ** digits, digits),
    }),
  }
}
