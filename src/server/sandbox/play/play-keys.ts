import type { Database } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import { loadOrder, type WholeOrder } from './orders.ts'

export interface Asked {
  readonly accountId: string
  /** The player's own, one for each wish. */
  readonly key: string
  /** What was asked with it. */
  readonly request: string
}

/** What a key already did; refuses a key that was used for something else. */
export async function findDone(
  database: Database,
  { accountId, key, request }: Asked,
): Promise<WholeOrder | undefined> {
  const row = await database
    .selectFrom('playKey')
    .select(['request', 'orderId'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.request !== request)
    throw new Refusal('request_param_err', { message: 'The key was used for another request' })
  return loadOrder(database, row.orderId)
}

export async function keepKey(
  database: Database,
  done: Asked & { readonly orderId: number },
): Promise<void> {
  await database.insertInto('playKey').values(done).execute()
}
