import type { ErrorCode } from '../../../core/contract/error-codes.ts'
import type {
  Delivery,
  MallGood,
  MallGoods,
  MallRefusal,
} from '../../../core/contract/generated/gateway.ts'
import type { WorldGood } from '../../../core/contract/generated/world.ts'
import type { Database } from '../../database/open-database.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import { grantBonus } from '../../money/grant-bonus.ts'
import { refusePaused } from '../../play/enforce-limits.ts'
import {
  cancellableStates,
  describeMallOrder,
  findMallOrder,
  insertMallOrder,
  moveMallOrder,
} from '../../points/mall-orders.ts'
import { loadOwned, loadTaken, takeStock } from '../../points/mall-stock.ts'
import { findExpiring, loadPoints, sumPoints } from '../../points/points.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { nameLevel, readLevelNumber } from '../../terms/level-terms.ts'
import {
  betPerPointOf,
  convertOf,
  goodsOf,
  nameMallBonus,
  spinsOf,
} from '../../terms/mall-terms.ts'
import { artAddress } from '../../world/art-address.ts'
import { currencyOf } from '../../world/currency.ts'
import type { SandboxMerchant } from '../../world/sandbox-merchant.ts'
import { endOfDayAt, startOfDayAt, startOfMonthAt, zoneOf } from '../../world/zone-days.ts'
import { verifyPassword } from '../account/verify-password.ts'
import { refuseFrozen } from '../member.ts'
import { enterMall, type MallVisit } from './enter-mall.ts'

const pointsBalance: Handler<'pointsBalance'> = async (request) => {
  const { sandbox, merchant } = request
  const { id, level } = await enterMall(request)
  const { world } = merchant
  const expiring = await findExpiring(request, id)
  return {
    points: await loadPoints(sandbox.database, id),
    level,
    earnedThisMonth: await sumPoints(sandbox.database, id, {
      reasons: ['pointsOpening', 'pointsEarned'],
      from: startOfMonthAt(zoneOf(world), sandbox.now()),
    }),
    betPerPoint: formatAmount(merchant, betPerPointOf(world)),
    ...(expiring && { expiring }),
  }
}

/** Writes an amount of the world with the currency's digits. */
function formatAmount({ world }: SandboxMerchant, amount: string): string {
  const { digits } = currencyOf(world)
  return formatMinor(parseMinor(amount, digits), digits)
}

const mallGoods: Handler<'mallGoods'> = async (request): Promise<MallGoods> => {
  const { sandbox, merchant } = request
  const account = await enterMall(request)
  const taken = await loadTaken(sandbox.database, merchant)
  const owned = await loadOwned(sandbox.database, account.id)
  return {
    goods: goodsOf(merchant.world).map((good) =>
      describeGood(request, good, {
        level: account.level,
        taken: taken.get(good.id) ?? 0,
        owned: owned.get(good.id) ?? 0,
      }),
    ),
  }
}

interface GoodStanding {
  readonly level: string
  readonly taken: number
  readonly owned: number
}

function describeGood(
  { merchant, language }: Pick<MallVisit, 'merchant' | 'language'>,
  good: WorldGood,
  { level, taken, owned }: GoodStanding,
): MallGood {
  const { id, name, note, art, points, stock, limit, days = 7 } = good
  const spins = spinsOf(good)
  return {
    id,
    kind: spins ? 'freeSpins' : 'goods',
    name: formatText(name, language),
    ...(note !== undefined && { note: formatText(note, language) }),
    ...(art !== undefined && { picture: artAddress(merchant, art) }),
    points,
    stock: Math.max(0, stock - taken),
    ...(good.level !== undefined && {
      level: nameLevel(good.level),
      locked: (readLevelNumber(level) ?? 0) < good.level,
    }),
    ...(limit !== undefined && { limit, limitLeft: Math.max(0, limit - owned) }),
    ...(spins
      ? {
          spins: {
            ...spins,
            value: formatAmount(merchant, spins.value),
            game: formatText(spins.game, language),
          },
        }
      : { days }),
  }
}

const convertTerms: Handler<'convertTerms'> = async (request) => {
  const { sandbox, merchant } = request
  const { id } = await enterMall(request)
  const { amount, ...convert } = convertOf(merchant.world)
  return {
    ...convert,
    amount: formatAmount(merchant, amount),
    doneToday: await loadConverted(request, sandbox.database, id),
    balance: await loadPoints(sandbox.database, id),
    resetsAt: endOfDayAt(zoneOf(merchant.world), sandbox.now()),
  }
}

/** Returns the points that a member has converted today. */
async function loadConverted(
  { sandbox, merchant }: Pick<MallVisit, 'sandbox' | 'merchant'>,
  database: Database,
  accountId: string,
): Promise<number> {
  const row = await database
    .selectFrom('mallOrder')
    .select((select) => select.fn.sum<number | null>('points').as('points'))
    .where('accountId', '=', accountId)
    .where('kind', '=', 'cash')
    .where('createdAt', '>=', startOfDayAt(zoneOf(merchant.world), sandbox.now()))
    .executeTakeFirst()
  return row?.points ?? 0
}

/** Spends points on an item. Goods wait for staff; free spins are credited at once as a bonus. */
const redeemGood: Handler<'redeemGood'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId, level } = await enterMall(request)
  await verifyPassword(request, { password: body.verifyPwd })
  const { goodId, quantity } = body
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    await refusePaused({ database, accountId, now: sandbox.now() })
    const good = goodsOf(merchant.world).find(({ id }) => id === goodId)
    if (!good) throw new GatewayRefusal('good.gone', { status: 404 })
    const at = sandbox.now()
    const spins = spinsOf(good)
    const delivery = spins ? undefined : await findDelivery(database, request)
    await refuseGood(database, { good, quantity, accountId, level, merchant })
    const points = good.points * quantity
    await refusePoor(database, accountId, points)
    const { name, art, days = 7 } = good
    const shared = { accountId, merchant, goodId, quantity, points, at }
    const detail = { name, ...(art !== undefined && { art }) }
    if (!spins) {
      const goods = { ...detail, days, ...(delivery && { delivery }) }
      const order = { ...shared, kind: 'goods', state: 'processing', detail: goods } as const
      return describeMallOrder(request, await insertMallOrder(database, order))
    }
    const count = spins.count * quantity
    const minor = parseMinor(spins.value, currencyOf(merchant.world).digits) * count
    await grantBonus(database, {
      accountId,
      merchant,
      promotionId: nameMallBonus(goodId),
      minor,
      required: minor * spins.turnover,
      at,
    })
    const credited = { ...detail, spins: count, minor }
    const order = { ...shared, kind: 'freeSpins', state: 'done', detail: credited } as const
    return describeMallOrder(request, await insertMallOrder(database, order))
  })
}

function refuse(code: ErrorCode, value?: MallRefusal): never {
  throw new GatewayRefusal(code, { status: 409, ...(value && { value }) })
}

interface Wanted {
  readonly good: WorldGood
  readonly quantity: number
  readonly accountId: string
  readonly level: string
  readonly merchant: SandboxMerchant
}

/** Refuses an item that the member cannot have, and takes it from the stock. */
async function refuseGood(
  database: Database,
  { good, quantity, accountId, level, merchant }: Wanted,
): Promise<void> {
  if (good.level !== undefined && (readLevelNumber(level) ?? 0) < good.level)
    refuse('level.locked', { level: nameLevel(good.level) })
  const owned = (await loadOwned(database, accountId)).get(good.id) ?? 0
  if (good.limit !== undefined && owned + quantity > good.limit)
    refuse('good.limit', { left: Math.max(0, good.limit - owned) })
  if (await takeStock(database, merchant, { ...good, quantity })) return
  const taken = (await loadTaken(database, merchant)).get(good.id) ?? 0
  refuse('good.outOfStock', { stock: Math.max(0, good.stock - taken) })
}

async function refusePoor(database: Database, accountId: string, points: number): Promise<void> {
  const missing = points - (await loadPoints(database, accountId))
  if (missing > 0) refuse('points.insufficient', { missing })
}

/** Returns where goods are sent: what was typed, or what the profile has. */
async function findDelivery(
  database: Database,
  { account, body }: Pick<SandboxRequest<'redeemGood'>, 'account' | 'body'>,
): Promise<Delivery> {
  if (body.delivery) return body.delivery
  const row = await database
    .selectFrom('profileField')
    .select('value')
    .where('accountId', '=', account?.id ?? '')
    .where('name', '=', 'address')
    .executeTakeFirst()
  const recipient = account?.payeeName
  const mobileNum = account?.mobileNum
  if (!recipient || !mobileNum || !row) return refuse('delivery.missing')
  return { recipient, mobileNum, address: row.value }
}

/** Turns points into money at once, which is credited as a bonus with its turnover. */
const convertPoints: Handler<'convertPoints'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId } = await enterMall(request)
  const { points } = body
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    await refusePaused({ database, accountId, now: sandbox.now() })
    const terms = convertOf(merchant.world)
    if (points < terms.min) refuse('points.least', { min: terms.min })
    if (points % terms.points !== 0) throw new GatewayRefusal('request_param_err')
    const left = terms.dailyCap - (await loadConverted(request, database, accountId))
    if (points > left) refuse('points.cap', { left: Math.max(0, left) })
    await refusePoor(database, accountId, points)
    const at = sandbox.now()
    const unit = parseMinor(terms.amount, currencyOf(merchant.world).digits)
    const minor = unit * (points / terms.points)
    await grantBonus(database, {
      accountId,
      merchant,
      promotionId: nameMallBonus(),
      minor,
      required: minor * terms.turnover,
      at,
    })
    const order = await insertMallOrder(database, {
      accountId,
      merchant,
      kind: 'cash',
      goodId: null,
      quantity: 1,
      points,
      state: 'done',
      at,
      detail: { minor },
    })
    return describeMallOrder(request, order)
  })
}

const pageSize = 20

const mallOrders: Handler<'mallOrders'> = async (request) => {
  const { sandbox, query } = request
  const { id: accountId } = await enterMall(request)
  const { orderId, pageNum } = query
  const { database } = sandbox
  if (orderId !== undefined) {
    const order = await findMallOrder(database, accountId, orderId)
    if (!order) throw new GatewayRefusal('order.notFound', { status: 404 })
    return { orders: [describeMallOrder(request, order)], pageNum: 1, totalPages: 1 }
  }
  const own = database.selectFrom('mallOrder').where('accountId', '=', accountId)
  const { rows, page } = await loadPage(
    own.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'),
    {
      pageNum,
      pageSize,
    },
  )
  return {
    orders: rows.map((row) => describeMallOrder(request, row)),
    ...page,
  }
}

/** Cancels an order that was not sent yet. The points come back once. */
const cancelMallOrder: Handler<'cancelMallOrder'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId } = await enterMall(request)
  return request.commit(async (database) => {
    const order = await findMallOrder(database, accountId, body.orderId)
    if (!order) throw new GatewayRefusal('order.notFound', { status: 404 })
    const move = { from: cancellableStates, to: 'cancelled', at: sandbox.now(), merchant } as const
    const moved = await moveMallOrder(database, order, move)
    if (!moved) return refuse('order.sent')
    return describeMallOrder(request, moved)
  })
}

export const mallHandlers = {
  cancelMallOrder,
  convertPoints,
  convertTerms,
  mallGoods,
  mallOrders,
  pointsBalance,
  redeemGood,
}
