/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isPromotionCategory: Check = record({ id: text, name: text })
export const isPromotionStatus: Check = word("comingSoon", "join", "signed", "process", "applying", "issued", "claim", "claimed", "rejected", "close")
export const isPromotionReason: Check = word("unreadable", "incomplete", "notEligible", "duplicate", "refused")
export const isPromotionTarget: Check = record({ kind: word("deposit", "bets"), goal: isDecimal, done: isDecimal }, { settlesAt: whole })
export const isPromotion: Check = record({ promotionId: text, title: text, category: text, from: whole, until: whole, status: isPromotionStatus, application: flag, mayReapply: flag }, { summary: text, image: text, square: text, ink: text, changedAt: whole, reason: isPromotionReason, amount: isDecimal, percent: isDecimal, maxAmount: isDecimal, due: isDecimal, target: isPromotionTarget })
export const isPromotionList: Check = record({ categories: listOf(isPromotionCategory), promotions: listOf(isPromotion) })
export const isPromotionCondition: Check = record({ kind: word("level", "bankCard", "realName") }, { least: text, have: text, met: flag })
export const isPromotionApplication: Check = record({ sentAt: whole, pictures: whole }, { comment: text })
export const isPromotionDetail: Check = record({ promotion: isPromotion, rules: text, turnover: whole, days: whole, conditions: listOf(isPromotionCondition) }, { minDeposit: isDecimal, maxCashOut: isDecimal, games: listOf(text), sent: isPromotionApplication })
export const isPromotionClaim: Check = record({ promotion: isPromotion, orderId: text, amount: isDecimal, required: isDecimal })

/** Checks by the name of the shape. */
export const promotions: Readonly<Record<string, Check>> = {
  Promotion: isPromotion,
  PromotionList: isPromotionList,
  PromotionDetail: isPromotionDetail,
  PromotionClaim: isPromotionClaim,
}
