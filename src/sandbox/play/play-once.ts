import type { Database } from '../database/open-database.ts'
import type { KeyedRequest } from '../secrets/mark-request.ts'
import { loadOrder, type WholeOrder } from './orders.ts'
import type { Seat } from './seat.ts'

/**
 * Moves an order in one transaction, once for its key. Who asks again is answered with the order
 * that the first one made or moved, as it is by then, or with the first one's refusal.
 */
export async function playOnce(
  { sandbox, accountId }: Pick<Seat, 'sandbox' | 'accountId'>,
  asked: Omit<KeyedRequest, 'caller'>,
  work: (database: Database) => Promise<WholeOrder>,
): Promise<WholeOrder> {
  const orderId = await sandbox.answerOnce<number>({ ...asked, caller: accountId }, (commit) =>
    commit(async (database) => (await work(database)).order.id),
  )
  return loadOrder(sandbox.database, orderId)
}
