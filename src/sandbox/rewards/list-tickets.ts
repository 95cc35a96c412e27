import { parseMinor } from '../ledger/ledger.ts'
import { rewardsOf, termsIds } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import { type Claims, type DueReward, type RewardReader, stateOf } from './due-reward.ts'

/** Lists the tickets of a member. */
export async function listTickets(
  { database, merchant, account, now }: RewardReader,
  claims: Claims,
): Promise<readonly DueReward[]> {
  const { world } = merchant
  const { tickets = [] } = rewardsOf(world)
  const rows = await database
    .selectFrom('rewardTicket')
    .selectAll()
    .where('accountId', '=', account.id)
    .orderBy('expiresAt')
    .execute()
  return rows.flatMap(({ ticketId, expiresAt }) => {
    const terms = tickets.find(({ id }) => id === ticketId)
    if (!terms) return []
    const rewardId = `ticket:${ticketId}`
    const { title, note, amount, turnover = 1 } = terms
    return [
      {
        rewardId,
        kind: 'ticket' as const,
        termsId: termsIds.ticket(ticketId),
        title,
        ...(note !== undefined && { note }),
        minor: parseMinor(amount, currencyOf(world).digits),
        turnover,
        expiresAt,
        ...stateOf(claims.get(rewardId), expiresAt > now ? 'claimable' : 'expired'),
      },
    ]
  })
}
