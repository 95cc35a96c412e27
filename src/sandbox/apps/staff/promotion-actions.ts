import type { PromotionReason } from '../../../core/contract/generated/gateway.ts'
import { computeReward, loadEntries, moveEntry } from '../../promotions/promotion-entries.ts'
import { findPromotion } from '../../terms/list-promotions.ts'
import { currencyOf } from '../../world/currency.ts'
import { answerDone, answerUnfit, answerValue, missing, type StaffActions } from './staff-action.ts'

const reasons: readonly PromotionReason[] = [
  'unreadable',
  'incomplete',
  'notEligible',
  'duplicate',
  'refused',
]

/** The applications for promotions, and a decision on one of them. */
export const promotionActions: StaffActions = {
  'GET /promotions': async ({ sandbox, account }) => {
    const entries = await loadEntries(sandbox.database, account.id)
    return answerValue(
      [...entries.values()].map(({ promotionId, status, comment, pictures, sentAt }) => ({
        promotionId,
        status,
        comment,
        pictures,
        sentAt,
      })),
    )
  },
  'PUT /promotions/:promotion': async ({ sandbox, merchant, account, param, body }) => {
    const { state, reason } = body
    const promotion = findPromotion(merchant.world, param('promotion'))
    if (!promotion) return missing
    if (state !== 'issued' && state !== 'rejected') return answerUnfit('Not a decision')
    const { digits } = currencyOf(merchant.world)
    const step =
      state === 'issued'
        ? { move: 'issue' as const, set: { reward: computeReward(promotion, 0, digits) } }
        : { move: 'reject' as const, set: { reason: readReason(reason) } }
    const decided = await sandbox.database.transaction().execute(async (within) => {
      const entry = (await loadEntries(within, account.id)).get(param('promotion'))
      return entry && moveEntry(within, entry, { promotion, at: sandbox.now(), ...step })
    })
    return answerDone(decided !== undefined, `The application cannot become ${state}`)
  },
}

function readReason(reason: unknown): PromotionReason {
  return reasons.find((known) => known === reason) ?? 'refused'
}
