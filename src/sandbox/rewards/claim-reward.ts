import type { ErrorCode } from '../../core/contract/error-codes.ts'
import type { MoneyOrderRow } from '../database/money-tables.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { grantBonus } from '../money/grant-bonus.ts'
import type { DueReward, RewardReader } from './due-reward.ts'

/** A reward that was credited, with the order of its bonus. */
export interface Claimed {
  readonly reward: DueReward
  readonly order: MoneyOrderRow
}

/**
 * Credits a reward within a transaction, once: of several claims, those after the first find its row.
 * Refused with `reward.claimed`, `reward.expired`, `reward.notReady` or `reward.notFound`.
 */
export async function claimReward(
  reader: RewardReader,
  rewards: readonly DueReward[],
  rewardId: string,
): Promise<Claimed> {
  const { database, merchant, account, now } = reader
  const reward = rewards.find((one) => one.rewardId === rewardId)
  if (!reward) throw await refuseUnknown(reader, rewards, rewardId)
  if (reward.state === 'claimed') throw refuse('reward.claimed')
  if (reward.state === 'expired') throw refuse('reward.expired')
  if (reward.state === 'progress') throw refuse('reward.notReady')
  const { kind, termsId, minor, turnover } = reward
  const inserted = await database
    .insertInto('rewardClaim')
    .values({ accountId: account.id, rewardId, kind, termsId, minor, orderId: null, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw refuse('reward.claimed')
  const order = await grantBonus(database, {
    accountId: account.id,
    merchant,
    promotionId: termsId,
    minor,
    required: minor * turnover,
    at: now,
  })
  await database
    .updateTable('rewardClaim')
    .set({ orderId: order.id })
    .where('accountId', '=', account.id)
    .where('rewardId', '=', rewardId)
    .execute()
  return { reward, order }
}

/** Returns the refusal of a reward that is not listed: of a period that is over, or of none. */
async function refuseUnknown(
  { database, account }: RewardReader,
  rewards: readonly DueReward[],
  rewardId: string,
): Promise<GatewayRefusal> {
  const claim = await database
    .selectFrom('rewardClaim')
    .select('id')
    .where('accountId', '=', account.id)
    .where('rewardId', '=', rewardId)
    .executeTakeFirst()
  if (claim) return refuse('reward.claimed')
  const series = seriesOf(rewardId)
  const isPast =
    series !== undefined &&
    rewards.some((one) => seriesOf(one.rewardId) === series && one.rewardId > rewardId)
  return isPast ? refuse('reward.expired') : new GatewayRefusal('reward.notFound', { status: 404 })
}

/** Returns the id of a reward without its period; undefined if it has none. */
function seriesOf(rewardId: string): string | undefined {
  return /^(.+):\d{4}(-\d\d){0,2}$/.exec(rewardId)?.[1]
}

function refuse(code: ErrorCode): GatewayRefusal {
  return new GatewayRefusal(code, { status: 409 })
}
