import type { Database } from '../database/open-database.ts'
import { Refusal } from '../refusal.ts'
import { loadOrder, type WholeOrder } from './orders.ts'

export interface Wish {
  readonly accountId: string
  /** The player's own, one for each wish. */
  readonly key: string
  /** What was asked with it. */
  readonly request: string
}

/**
 * Does a wish in one transaction, once for its key: who asks again is answered as the first time,
 * refused or not, however late the request arrives. The work refuses before it writes anything.
 */
export async function answerOnce(
  database: Database,
  wish: Wish,
  work: (database: Database) => Promise<WholeOrder>,
): Promise<WholeOrder> {
  const answer = await database.transaction().execute(async (within) => {
    const done = await findAnswer(within, wish)
    if (done) return done
    const fresh = await work(within).catch(keepRefusal)
    await keepAnswer(within, wish, fresh)
    return fresh
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

async function findAnswer(
  database: Database,
  { accountId, key, request }: Wish,
): Promise<WholeOrder | Refusal | undefined> {
  const row = await database
    .selectFrom('playWish')
    .select(['request', 'orderId', 'refusal', 'status'])
    .where('accountId', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.request !== request)
    throw new Refusal('request_param_err', { message: 'The key was used for another request' })
  const { orderId, refusal, status } = row
  if (orderId !== null) return loadOrder(database, orderId)
  return new Refusal(refusal ?? 'request_param_err', { status: status ?? 409 })
}

async function keepAnswer(
  database: Database,
  wish: Wish,
  answer: WholeOrder | Refusal,
): Promise<void> {
  const outcome =
    answer instanceof Refusal
      ? { orderId: null, refusal: answer.code, status: readStatus(answer) ?? null }
      : { orderId: answer.order.id, refusal: null, status: null }
  await database
    .insertInto('playWish')
    .values({ ...wish, ...outcome })
    .execute()
}

/** A refusal that is an answer; what is wrong with the request, or with this machine, is none. */
function keepRefusal(cause: unknown): Refusal {
  if (cause instanceof Refusal && readStatus(cause) !== undefined) return cause
  throw cause
}

function readStatus({ facts }: Refusal): 402 | 409 | undefined {
  return facts.status === 402 || facts.status === 409 ? facts.status : undefined
}
