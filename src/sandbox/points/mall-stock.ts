import type { WorldGood } from '../../core/contract/generated/world.ts'
import type { Database } from '../database/open-database.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { returnedStates } from './mall-orders.ts'

/** Returns how many of each item are sold, by its id. */
export async function loadTaken(
  database: Database,
  { code }: SandboxMerchant,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('mallStock')
    .select(['goodId', 'taken'])
    .where('merchant', '=', code)
    .execute()
  return new Map(rows.map(({ goodId, taken }) => [goodId, taken]))
}

/** Returns how many of each item a member has, by its id; those that were given back do not count. */
export async function loadOwned(
  database: Database,
  accountId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .selectFrom('mallOrder')
    .select((select) => ['goodId', select.fn.sum<number>('quantity').as('count')])
    .where('accountId', '=', accountId)
    .where('goodId', 'is not', null)
    .where('state', 'not in', [...returnedStates])
    .groupBy('goodId')
    .execute()
  return new Map(rows.map(({ goodId, count }) => [goodId ?? '', count]))
}

/** Takes some of an item within a transaction. Returns false if fewer are left; then nothing is taken. */
export async function takeStock(
  database: Database,
  { code }: SandboxMerchant,
  { id, stock, quantity }: Pick<WorldGood, 'id' | 'stock'> & { readonly quantity: number },
): Promise<boolean> {
  await database
    .insertInto('mallStock')
    .values({ merchant: code, goodId: id, taken: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = await database
    .updateTable('mallStock')
    .set((set) => ({ taken: set('taken', '+', quantity) }))
    .where('merchant', '=', code)
    .where('goodId', '=', id)
    .where('taken', '<=', stock - quantity)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}
