import { sql } from 'kysely'
import type { Bonus } from '../../../core/contract/generated/gateway.ts'
import type { TurnoverEntryRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { loadPage } from '../../kit/load-page.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { maxCashOutOf } from '../../money/cash-out.ts'
import { loadMoneyOrder, nameMoneyOrder } from '../../money/money-orders.ts'
import { endBonus } from '../../money/turnover.ts'
import { settleDue } from '../../play/move-round.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { findBonusTerms, nameBonus } from '../../terms/bonus-terms.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'

const pageSize = 20

const bonuses: Handler<'bonuses'> = async (request) => {
  const { sandbox, query } = request
  const { database } = sandbox
  const { id: accountId } = signedInMember(request)
  const { state, pageNum } = query
  await settleDue(sandbox)
  await advanceMoney(request, accountId)
  const own = database
    .selectFrom('turnoverEntry')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'bonus')
  // A bonus that was forfeited is listed with those that expired.
  const states = state === 'expired' ? (['expired', 'forfeited'] as const) : state && [state]
  const wanted = states ? own.where('state', 'in', [...states]) : own
  const active = await own
    .where('state', '=', 'active')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const { rows, page } = await loadPage(wanted.selectAll().orderBy('id', 'desc'), {
    pageNum,
    pageSize,
  })
  return {
    bonuses: await Promise.all(rows.map((row) => describeBonus(request, database, row))),
    active: active.count,
    ...page,
  }
}

const forfeitBonus: Handler<'forfeitBonus'> = async (request) => {
  const { sandbox, merchant, body } = request
  const { id: accountId } = signedInMember(request)
  await advanceMoney(request, accountId)
  return request.commit(async (database) => {
    const entry = await database
      .selectFrom('turnoverEntry')
      .selectAll()
      .where('accountId', '=', accountId)
      .where('id', '=', Number(body.bonusId))
      .where('kind', '=', 'bonus')
      .executeTakeFirst()
    if (!entry) throw new GatewayRefusal('order.notFound', { status: 404 })
    if (entry.state === 'forfeited') return describeBonus(request, database, entry)
    const now = sandbox.now()
    const end = { state: 'forfeited', merchant: merchant.code, at: now, now } as const
    const ended = await endBonus(database, entry, end)
    if (ended === 'elsewhere') throw new GatewayRefusal('bonus.elsewhere', { status: 409 })
    if (!ended) throw new GatewayRefusal('bonus.ended', { status: 409 })
    return describeBonus(request, database, ended)
  })
}

export const bonusHandlers = { bonuses, forfeitBonus }

async function describeBonus(
  { merchant, language }: Pick<SandboxRequest<'bonuses'>, 'merchant' | 'language'>,
  database: Database,
  entry: TurnoverEntryRow,
): Promise<Bonus> {
  const { world } = merchant
  const { digits } = currencyOf(world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const promotionId = entry.promotionId ?? ''
  const { categories } = findBonusTerms(world, promotionId) ?? {}
  const most = maxCashOutOf(merchant, promotionId)
  const returned = await sumReturned(database, entry)
  return {
    bonusId: String(entry.id),
    title: nameBonus(world, promotionId, language),
    amount: write(entry.bonus),
    state: entry.state,
    receivedAt: entry.createdAt,
    orderId: nameMoneyOrder(await loadMoneyOrder(database, entry.orderId)),
    required: write(entry.required),
    done: write(entry.done),
    left: write(entry.required - entry.done),
    ...(entry.expiresAt !== null && { expiresAt: entry.expiresAt }),
    ...(entry.endedAt !== null && { endedAt: entry.endedAt }),
    ...(most !== undefined && { maxCashOut: write(most) }),
    ...(returned > 0 && { returned: write(returned) }),
    ...(categories && { categories: [...categories] }),
  }
}

/** Returns what of a bonus went back when it ended, in the currency's smallest unit. */
async function sumReturned(database: Database, entry: TurnoverEntryRow): Promise<number> {
  const { sum } = await database
    .selectFrom('moneyOrder')
    .select(({ fn }) => fn.sum<number | null>('minor').as('sum'))
    .where('accountId', '=', entry.accountId)
    .where('category', '=', 'bonus')
    .where('minor', '<', 0)
    .where(sql<number>`json_extract(detail, '$.relatedId')`, '=', entry.orderId)
    .executeTakeFirstOrThrow()
  return -(sum ?? 0)
}
