import type { WorldGood } from '../../core/contract/generated/world.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { insertMallOrder, moveMallOrder } from '../points/mall-orders.ts'
import { takeStock } from '../points/mall-stock.ts'
import { advancePoints, loadPoints, postPoints } from '../points/points.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { goodsOf, spinsOf } from '../terms/mall-terms.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfMonthAt, startOfYearAt, zoneOf } from '../world/zone-days.ts'

/** The points that the demo accounts start with. */
const openingPoints: Readonly<Record<string, number>> = {
  member88: 8420,
  agent88: 26_500,
  newbie88: 120,
}

/** The parts of them that were earned last year, and this month by an account without records. */
const parts = { lastYear: 0.064, thisMonth: 0.046 } as const

/**
 * Gives a demo account its points: those of the bets of its records, and before them what it carries over, so that it
 * has at least the points that the world says. member88 has orders of the past too.
 */
export async function givePoints(
  sandbox: Pick<Sandbox, 'database' | 'now'>,
  merchant: SandboxMerchant,
  { id: accountId, username, days }: PointsOwner,
): Promise<void> {
  const { database } = sandbox
  const now = sandbox.now()
  const { mall } = merchant.world
  const isFilled = days > 0 && username === 'member88'
  const past = isFilled ? pickPast(goodsOf(merchant.world)) : []
  const spent = past.reduce((sum, { good, to }) => sum + (to === 'refused' ? 0 : good.points), 0)
  await advancePoints({ sandbox, merchant }, accountId)
  const earned = await loadPoints(database, accountId)
  const points = Math.max(0, ((mall?.openingPoints ?? openingPoints)[username] ?? 0) - earned)
  const lastYear = Math.floor(points * parts.lastYear) + spent
  const thisMonth = days > 0 ? 0 : Math.floor(points * parts.thisMonth)
  const zone = zoneOf(merchant.world)
  const since = days > 0 ? now - days * dayMs : startOfMonthAt(zone, now) - dayMs
  const gains = [
    [lastYear, startOfYearAt(zone, now) - 40 * dayMs],
    [points + spent - lastYear - thisMonth, Math.min(since, now)],
    [thisMonth, now],
  ] as const
  await database.transaction().execute(async (within) => {
    for (const [place, [gained, at]] of gains.entries())
      await postPoints(within, {
        accountId,
        merchant,
        points: gained,
        reason: 'pointsOpening',
        at,
        transactionId: `points:${accountId}:opening:${place}`,
      })
    for (const order of past) await addPastOrder(within, { merchant, accountId, now }, order)
  })
}

interface PointsOwner extends Pick<AccountRow, 'id' | 'username'> {
  /** The days of its records. */
  readonly days: number
}

interface PastOrder {
  readonly good: WorldGood
  readonly to: 'done' | 'shipped' | 'refused' | 'processing'
  readonly daysAgo: number
}

/** Chooses what a member has ordered before: goods without a level and with some room, in each state. */
function pickPast(goods: readonly WorldGood[]): readonly PastOrder[] {
  const open = goods.filter(
    (good) => !spinsOf(good) && good.level === undefined && (good.limit ?? 9) > 4 && good.stock > 9,
  )
  const ends = [
    ['done', 41],
    ['refused', 19],
    ['shipped', 3],
    ['processing', 1],
  ] as const
  return ends.flatMap(([to, daysAgo], place) => {
    const good = open.at(-1 - (place % open.length))
    return good ? [{ good, to, daysAgo }] : []
  })
}

interface Owner {
  readonly merchant: SandboxMerchant
  readonly accountId: string
  readonly now: number
}

async function addPastOrder(
  database: Database,
  { merchant, accountId, now }: Owner,
  { good, to, daysAgo }: PastOrder,
): Promise<void> {
  const { id, name, art, points, days = 7 } = good
  const at = now - daysAgo * dayMs
  await takeStock(database, merchant, { ...good, quantity: 1 })
  const order = await insertMallOrder(database, {
    accountId,
    merchant,
    kind: 'goods',
    goodId: id,
    quantity: 1,
    points,
    state: 'processing',
    at,
    detail: { name, ...(art !== undefined && { art }), days },
  })
  if (to === 'processing') return
  const move = { from: ['processing', 'shipped'], merchant } as const
  const shipped = await moveMallOrder(database, order, {
    ...move,
    to: to === 'refused' ? 'refused' : 'shipped',
    at: at + 2 * dayMs,
    ...(to !== 'refused' && { note: `LV${String(order.id).padStart(8, '4')}` }),
  })
  if (shipped && to === 'done')
    await moveMallOrder(database, shipped, { ...move, to, at: at + 6 * dayMs })
}
