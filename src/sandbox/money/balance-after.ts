import type { MoneyOrderRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { readMoneyDetail } from './money-detail.ts'

/** Returns the transaction of a rebate, by which the same one is paid only once. */
export function nameRebate(
  accountId: string,
  { day, vendor, category }: { day: number; vendor: string; category: string },
): string {
  return `rebate:${accountId}:${day}:${vendor}:${category}`
}

/**
 * Returns the main wallet after an order: what the ledger held after the order's last posting there, in the order of
 * the account record. Undefined for an order that moved nothing.
 */
export async function loadBalanceAfter(
  database: Database,
  order: Pick<MoneyOrderRow, 'id' | 'accountId' | 'category' | 'detail'>,
): Promise<number | undefined> {
  const ofMain = database
    .selectFrom('ledger')
    .where('holder', '=', `member:${order.accountId}:main`)
  const last = await ofMain
    .select(['id', 'createdAt'])
    .where('transactionId', 'in', listTransactions(order))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  const { total } = await ofMain
    .select(({ fn }) => fn.sum<number>('minor').as('total'))
    .where('createdAt', '<=', last.createdAt)
    .where(({ not, and, eb }) =>
      not(and([eb('createdAt', '=', last.createdAt), eb('id', '>', last.id)])),
    )
    .executeTakeFirstOrThrow()
  return total
}

function listTransactions(
  order: Pick<MoneyOrderRow, 'id' | 'accountId' | 'category' | 'detail'>,
): string[] {
  if (order.category === 'rebate')
    return [nameRebate(order.accountId, readMoneyDetail(order, 'rebate'))]
  const posting = `money:${order.id}`
  return [posting, `${posting}:refund`, `${posting}:end`]
}
