import { dayMs } from '../../kit/durations.ts'
import { findBonusTerms } from '../../terms/bonus-terms.ts'
import type { Past, PastGift } from './past.ts'
import { requireTurnover } from './past-turnover.ts'

/** Adds a bonus without a deposit: a reward that was claimed, or one for a friend. */
export function addGift(past: Past, at: number, gift: PastGift): void {
  const { history, book } = past
  const { merchant, accountId } = history
  const { termsId, minor, required, claim, friendId } = gift
  const orderId = book.order('bonus', {
    minor,
    steps: [{ state: 'success', at }],
    detail: { promotionId: termsId },
    posting: { from: `bonus:${merchant.code}`, to: book.main, reason: 'bonus', at },
  })
  if (claim) book.rows.rewardClaim.push({ accountId, orderId, ...claim })
  if (friendId !== undefined)
    book.rows.inviteReward.push({ friendId, inviterId: accountId, orderId, minor })
  const days = findBonusTerms(merchant.world, termsId)?.days
  requireTurnover(past, {
    orderId,
    promotionId: termsId,
    locked: required > 0 ? minor : 0,
    bonus: minor,
    required,
    createdAt: at,
    expiresAt: days === undefined || required === 0 ? null : at + days * dayMs,
  })
}
