import type { MoneyOrderRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { loadHolderBalance } from '../ledger/ledger.ts'
import { readMoneyDetail } from './money-detail.ts'
import { nameRebate } from './money-orders.ts'

/**
 * Returns the main wallet after an order: what the ledger held after the order's last posting there, in the order of
 * the account record. Undefined for an order that moved nothing.
 */
export function loadBalanceAfter(
  database: Database,
  order: Pick<MoneyOrderRow, 'id' | 'accountId' | 'category' | 'detail'>,
): Promise<number | undefined> {
  return loadHolderBalance(database, `member:${order.accountId}:main`, listTransactions(order))
}

function listTransactions(
  order: Pick<MoneyOrderRow, 'id' | 'accountId' | 'category' | 'detail'>,
): string[] {
  if (order.category === 'rebate')
    return [nameRebate(order.accountId, readMoneyDetail(order, 'rebate'))]
  const posting = `money:${order.id}`
  return [posting, `${posting}:refund`, `${posting}:end`]
}
