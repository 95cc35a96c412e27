import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { post } from '../ledger/ledger.ts'
import { insertMoneyOrder, nameRebate } from '../money/money-orders.ts'
import { validBet } from '../play/orders.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import { loadRates, shareOf } from './rates.ts'

/** Pays the rebates of the days before today (UTC) that have none at the account's own rates, each once. */
export async function payRebates(
  { sandbox, merchant }: Pick<MoneyScope, 'sandbox' | 'merchant'>,
  accountId: string,
): Promise<void> {
  const today = Math.floor(sandbox.now() / dayMs) * dayMs
  const since = await findUnpaid(sandbox.database, accountId)
  if (since === undefined || since >= today) return
  const rows = await sandbox.database
    .selectFrom('gameOrder')
    .select(({ fn, eb }) => [
      'vendor',
      'category',
      fn.sum<number>(validBet).as('bets'),
      eb('settledAt', '-', eb('settledAt', '%', dayMs)).as('day'),
    ])
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where('settledAt', '>=', since)
    .where('settledAt', '<', today)
    .groupBy(['vendor', 'category', 'day'])
    .orderBy('day')
    .execute()
  await sandbox.database.transaction().execute(async (database) => {
    const rates = await loadRates(database, merchant, accountId)
    for (const { vendor, category, bets, day } of rows) {
      const minor = shareOf(bets, rates.at(Number(day))[category] ?? 0)
      if (minor > 0)
        await payRebate(database, {
          accountId,
          merchant: merchant.code,
          vendor,
          category,
          minor,
          day: Number(day),
          at: sandbox.now(),
        })
    }
  })
}

/** Finds the start of the first day that may lack its rebate: the day of the first bet after the last rebate. */
async function findUnpaid(database: Database, accountId: string): Promise<number | undefined> {
  const last = await database
    .selectFrom('moneyOrder')
    .select('detail')
    .where('accountId', '=', accountId)
    .where('category', '=', 'rebate')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const paidTo = last ? Number(JSON.parse(last.detail).day) + dayMs : 0
  const next = await database
    .selectFrom('gameOrder')
    .select((select) => select.fn.min<number | null>('settledAt').as('at'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where('settledAt', '>=', paidTo)
    .executeTakeFirst()
  return next?.at == null ? undefined : Math.floor(next.at / dayMs) * dayMs
}

interface Rebate {
  readonly accountId: string
  readonly merchant: string
  readonly vendor: string
  readonly category: string
  readonly minor: number
  readonly day: number
  readonly at: number
}

async function payRebate(
  database: Database,
  { accountId, merchant, vendor, category, minor, day, at }: Rebate,
): Promise<void> {
  const transactionId = nameRebate(accountId, { day, vendor, category })
  const paid = await database
    .selectFrom('ledger')
    .select('id')
    .where('transactionId', '=', transactionId)
    .executeTakeFirst()
  if (paid) return
  await insertMoneyOrder(database, {
    accountId,
    merchant,
    category: 'rebate',
    state: 'success',
    minor,
    createdAt: at,
    detail: { day, vendor, category },
  })
  await post(database, {
    from: `bonus:${merchant}`,
    to: `member:${accountId}:main`,
    minor,
    reason: 'rebate',
    createdAt: at,
    transactionId,
  })
}
