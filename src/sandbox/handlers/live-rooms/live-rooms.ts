import type { Game, LiveRoom, LiveRoomEntry } from '../../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, post } from '../../ledger/ledger.ts'
import { insertMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { refuseBeyondLimits } from '../../play/enforce-limits.ts'
import { loadFunds, payingWallet } from '../../play/paying-wallet.ts'
import { findPlayed } from '../../play/played-game.ts'
import { advancePoints, loadPoints, postPoints } from '../../points/points.ts'
import { nameRoomPayment } from '../../points/room-payment.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { withPresentLevel } from '../../rewards/advance-level.ts'
import { readLevelNumber } from '../../terms/level-terms.ts'
import { gamePicture } from '../../world/art-address.ts'
import { currencyOf } from '../../world/currency.ts'
import { listRooms, nameRoom, type WorldRoom } from '../../world/live-rooms.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { endOfDayAt, startOfDayAt, zoneOf } from '../../world/zone-days.ts'
import { refuseFrozen, signedIn, signedInMember } from '../member.ts'

type Request = Pick<
  SandboxRequest<'liveRooms' | 'enterLiveRoom'>,
  'sandbox' | 'merchant' | 'settings' | 'language'
>

const liveRooms: Handler<'liveRooms'> = async (request) => {
  const { sandbox, merchant } = request
  const account = await withPresentLevel(request, signedIn(request))
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
    rooms: findRooms(request).map((room) => ({
      ...describeRoom(request, room, account),
      ...(room.access === 'payPerView' && { dayEndsAt: endOfDayAt(zone, now) }),
      ...(paid.has(room.roomId) && { paidUntil: endOfDayAt(zone, now) }),
    })),
  }
}

/** Lets a member into a room; one that is paid by the day takes its price once. */
const enterLiveRoom: Handler<'enterLiveRoom'> = async (request) => {
  const { sandbox, merchant, settings, body } = request
  const account = await withPresentLevel(request, signedInMember(request))
  const now = sandbox.now()
  const room = findRooms(request).find(({ roomId }) => roomId === body.roomId)
  if (room?.state !== 'online') throw new GatewayRefusal('room.offline', { status: 409 })
  if (room.access === 'vip') refuseLevel(room, account)
  // Nothing is taken for a table that would not open.
  if (settings.regionBlockedVendors.includes(room.game.vendor))
    throw new GatewayRefusal('game.region.restricted', { status: 451 })
  if (room.unit === 'points') await advancePoints(request, account.id)
  return request.commit(async (database) => {
    await refuseFrozen(database, account.id)
    await refuseBeyondLimits({ database, accountId: account.id, now }, 0)
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

export const liveRoomHandlers = { enterLiveRoom, liveRooms }

type Table = Pick<WorldRoom['game'], 'vendor' | 'code'>

/** Returns the room whose table a game is. */
export function findRoom(request: Request, { vendor, code }: Table): WorldRoom | undefined {
  return findRooms(request).find(({ game }) => game.vendor === vendor && game.code === code)
}

/**
 * Refuses a game that is the table of a room whose level the member has not reached, or whose day is not
 * paid, whichever way it is launched (SPEC §4.26).
 */
export async function refuseClosedTable(
  request: SandboxRequest<'launchGame'>,
  table: Table,
): Promise<void> {
  const room = findRoom(request, table)
  if (!room || room.access === 'free') return
  const account = await withPresentLevel(request, signedInMember(request))
  if (room.access === 'vip') return refuseLevel(room, account)
  const day = startOfDayAt(zoneOf(request.merchant.world), request.sandbox.now())
  const pass = await request.sandbox.database
    .selectFrom('livePass')
    .select('roomId')
    .where('accountId', '=', account.id)
    .where('roomId', '=', room.roomId)
    .where('day', '=', day)
    .executeTakeFirst()
  if (!pass)
    throw new GatewayRefusal('room.unpaid', {
      status: 402,
      value: describeTerms(request, room),
    })
}

function refuseLevel({ level = 0 }: WorldRoom, account: AccountRow): void {
  if ((readLevelNumber(account.level) ?? 0) < level)
    throw new GatewayRefusal('room.level', { status: 403, value: { level } })
}

/** Returns the rooms of now; those that are paid with points exist only where the merchant has points. */
function findRooms({ sandbox, merchant, settings }: Request): WorldRoom[] {
  const hasPoints = isFlagOn(settings, 'PTSYS3')
  return listRooms(sandbox.seed, merchant, sandbox.now()).filter(
    ({ unit }) => hasPoints || unit !== 'points',
  )
}

interface RoomVisit {
  readonly room: WorldRoom
  readonly account: AccountRow
}

/** Posts the price of a room: from the main wallet as an order of the records, or from the points. */
async function payRoom(
  { sandbox, merchant, settings }: Request,
  database: Database,
  { room, account }: RoomVisit,
): Promise<LiveRoomEntry> {
  const { roomId, game, price = 0, unit = 'money' } = room
  const { digits } = currencyOf(merchant.world)
  const byPoints = unit === 'points'
  const minor = byPoints ? price : price * 10 ** digits
  const createdAt = sandbox.now()
  const shared = { roomId, paid: true, unit }
  if (byPoints) {
    if ((await loadPoints(database, account.id)) < price)
      throw new GatewayRefusal('room.points', { status: 402 })
    await postPoints(database, {
      accountId: account.id,
      merchant,
      points: price,
      reason: 'pointsRoom',
      at: createdAt,
      transactionId: nameRoomPayment(roomId, account.id, createdAt),
    })
    return { ...shared, price: String(price) }
  }
  const least = findPlayed(sandbox.seed, merchant, game)?.least ?? 0
  // The table takes its stakes from the same wallet.
  const needed = payingWallet(settings, game.vendor) === 'main' ? minor + least : minor
  if ((await loadFunds(database, account.id, 'main')) < needed)
    throw new GatewayRefusal('balance.insufficient', {
      status: 402,
      value: { required: formatMinor(needed, digits) },
    })
  const order = await insertMoneyOrder(database, {
    accountId: account.id,
    merchant: merchant.code,
    category: 'liveRoom',
    state: 'success',
    minor: -minor,
    createdAt,
    detail: { name: game.name },
  })
  await post(database, {
    from: `member:${account.id}:main`,
    to: `platform:${merchant.code}`,
    minor,
    reason: 'liveRoom',
    createdAt,
    transactionId: `money:${order.id}`,
  })
  return { ...shared, price: formatMinor(minor, digits), orderId: nameMoneyOrder(order) }
}

type TableTerms = Pick<Game, 'level' | 'price' | 'points'>

/** Returns a function that says what the table of a game asks of a member, as its room does; nothing for other games. */
export function createTableTerms(request: Request): (table: Table) => TableTerms {
  const terms = new Map(
    findRooms(request).map((room) => [room.roomId, describeTerms(request, room)]),
  )
  return (table) => terms.get(nameRoom(table)) ?? {}
}

function describeTerms(
  { merchant }: Pick<Request, 'merchant'>,
  { level, price, unit }: WorldRoom,
): TableTerms {
  if (price === undefined) return level === undefined ? {} : { level }
  return unit === 'points' ? { points: price } : { price: formatPrice(merchant, price) }
}

function formatPrice({ world }: Request['merchant'], price: number): string {
  const { digits } = currencyOf(world)
  return formatMinor(price * 10 ** digits, digits)
}

function describeRoom(
  { merchant, language }: Pick<Request, 'merchant' | 'language'>,
  { game, price, ...room }: WorldRoom,
  account: AccountRow,
): LiveRoom {
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
      price: room.unit === 'points' ? String(price) : formatPrice(merchant, price),
    }),
  }
}
