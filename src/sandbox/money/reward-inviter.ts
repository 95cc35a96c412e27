import { findInvitingMember } from '../accounts/invite-codes.ts'
import type { Database } from '../database/open-database.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import { inviteOf, inviteTermsId, rewardFor } from '../world/invite.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { grantBonus } from './grant-bonus.ts'

export interface FriendDeposit {
  /** The account of the friend. */
  readonly accountId: string
  readonly merchant: SandboxMerchant
  /** The deposit, in the currency's smallest unit. */
  readonly minor: number
  /** Epoch milliseconds. */
  readonly at: number
}

/**
 * Rewards the member who invited the owner of a deposit, within the transaction that approves it: once for
 * each friend, for the first deposit of at least the minimum (SPEC §11.91).
 */
export async function rewardInviter(
  database: Database,
  { accountId, merchant, minor, at }: FriendDeposit,
): Promise<void> {
  const invite = inviteOf(merchant.world)
  const { digits } = currencyOf(merchant.world)
  if (minor < parseMinor(invite.minDeposit, digits)) return
  const { affiliateCode } = await database
    .selectFrom('account')
    .select('affiliateCode')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (affiliateCode === null) return
  const inviter = await findInvitingMember(database, merchant.code, affiliateCode)
  if (!inviter || inviter.id === accountId) return
  const earlier = await database
    .selectFrom('inviteReward')
    .select('friendId')
    .where('inviterId', '=', inviter.id)
    .execute()
  if (earlier.some(({ friendId }) => friendId === accountId)) return
  const amount = rewardFor(invite, earlier.length + 1)
  if (amount === undefined) return
  const reward = parseMinor(amount, digits)
  const order = await grantBonus(database, {
    accountId: inviter.id,
    merchant,
    promotionId: inviteTermsId,
    minor: reward,
    required: reward * (invite.turnover ?? 0),
    at,
  })
  await database
    .insertInto('inviteReward')
    .values({ friendId: accountId, inviterId: inviter.id, orderId: order.id, minor: reward })
    .execute()
}
