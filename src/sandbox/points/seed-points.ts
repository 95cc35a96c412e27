import type { WorldGood } from '../../core/contract/generated/world.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { Sandbox } from '../sandbox.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfMonthAt, startOfYearAt, zoneOf } from '../world/zone-days.ts'
import { insertMallOrder, moveMallOrder } from './mall-orders.ts'
import { takeStock } from './mall-stock.ts'
import { spinsOf } from './mall-world.ts'
import { countStakes, postPoints } from './points.ts'

const dayMs = 24 * 3_600_000

/** The points that the demo accounts start with. */
const openingPoints: Readonly<Record<string, number>> = {
  member88: 8420,
  agent88: 26_500,
  newbie88: 120,
}

/** The parts of them that were earned last year and this month. */
const parts = { lastYear: 0.064, thisMonth: 0.046 } as const

/**
 * Gives a demo account its points in place of those of the bets that its records begin with, and member88 the
 * orders that led there.
 */
export async function givePoints(
  { database, now }: Pick<Sandbox, 'database' | 'now'>,
  merchant: SandboxMerchant,
  { id: accountId, username }: Pick<AccountRow, 'id' | 'username'>,
): Promise<void> {
  const { mall } = merchant.world
  const points = (mall?.openingPoints ?? openingPoints)[username] ?? 0
  const past = username === 'member88' ? pickPast(mall?.goods ?? []) : []
  const spent = past.reduce((sum, { good, to }) => sum + (to === 'refused' ? 0 : good.points), 0)
  const zone = zoneOf(merchant.world)
  const month = startOfMonthAt(zone, now())
  const lastYear = Math.floor(points * parts.lastYear) + spent
  const thisMonth = Math.floor(points * parts.thisMonth)
  const gains = [
    [lastYear, startOfYearAt(zone, now()) - 40 * dayMs],
    [points + spent - lastYear - thisMonth, Math.min(month - dayMs, now())],
    [thisMonth, now()],
  ] as const
  await database.transaction().execute(async (within) => {
    await countStakes(within, accountId)
    for (const [place, [gained, at]] of gains.entries())
      await postPoints(within, {
        accountId,
        merchant,
        points: gained,
        reason: 'pointsOpening',
        at,
        transactionId: `points:${accountId}:opening:${place}`,
      })
    for (const order of past) await addPastOrder(within, { merchant, accountId, now: now() }, order)
  })
}

interface PastOrder {
  readonly good: WorldGood
  readonly to: 'done' | 'shipped' | 'refused'
  readonly daysAgo: number
}

/** Chooses what a member has ordered before: goods without a level or a limit, in each ended state. */
function pickPast(goods: readonly WorldGood[]): readonly PastOrder[] {
  const open = goods.filter(
    (good) =>
      !spinsOf(good) && good.level === undefined && good.limit === undefined && good.stock > 9,
  )
  const ends = [
    ['done', 41],
    ['refused', 19],
    ['shipped', 3],
  ] as const
  return ends.flatMap(([to, daysAgo], place) => {
    const good = open.at(-1 - place)
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
