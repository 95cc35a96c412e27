import type { CallDeclaration } from '../call-declaration.ts'
import { publicRead } from '../public-read.ts'
import { effect } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of promotions (SPEC §11.42 to §11.44). They load with all others of `member-calls.ts`. */
export const promotionCalls = {
  promotions: publicRead('/wps/relay/MCS2_promotionList', 'announcements', {
    sendsToken: true,
    value: 'PromotionList',
  }),
  promotion: publicRead('/wps/relay/MCS2_promotionDetail', 'announcements', {
    sendsToken: true,
    query: 'PromotionQuery',
    value: 'PromotionDetail',
  }),
  movePromotion: effect('/wps/relay/MCS2_promotionMove', 'member', {
    changes: ['promotions', 'promotion'],
    body: 'MovePromotionBody',
    value: 'Promotion',
  }),
  applyPromotion: effect('/wps/relay/MCS2_promotionApply', 'member', {
    changes: ['promotions', 'promotion'],
    body: 'ApplyPromotionBody',
    value: 'Promotion',
  }),
  claimPromotion: effect('/wps/relay/MCS2_promotionClaim', 'member', {
    changes: ['promotions', 'promotion', 'bonuses', 'turnover', 'withdrawalTerms', ...moneyReads],
    body: 'ClaimPromotionBody',
    value: 'PromotionClaim',
  }),
} satisfies Record<string, CallDeclaration>
