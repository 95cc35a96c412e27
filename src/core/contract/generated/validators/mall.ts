/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isExpiringPoints: Check = record({ points: whole, at: whole })
export const isPointsBalance: Check = record({ points: whole, level: text, earnedThisMonth: whole, betPerPoint: isDecimal }, { expiring: isExpiringPoints })
export const isGoodKind: Check = word("goods", "freeSpins")
export const isFreeSpins: Check = record({ count: whole, value: isDecimal, game: text, turnover: whole, categories: listOf(text) }, { days: whole })
export const isMallGood: Check = record({ id: text, kind: isGoodKind, name: text, points: whole, stock: whole }, { note: text, picture: text, level: text, locked: flag, limit: whole, limitLeft: whole, days: whole, spins: isFreeSpins })
export const isMallGoods: Check = record({ goods: listOf(isMallGood) })
export const isConvertTerms: Check = record({ points: whole, amount: isDecimal, min: whole, dailyCap: whole, doneToday: whole, balance: whole, turnover: whole, resetsAt: whole }, { days: whole })
export const isMallOrderKind: Check = word("goods", "freeSpins", "cash")
export const isMallOrderState: Check = word("processing", "shipped", "done", "refused", "cancelled")
export const isMallStep: Check = record({ state: isMallOrderState, at: whole })
export const isMallOrder: Check = record({ orderId: text, kind: isMallOrderKind, name: text, quantity: whole, points: whole, state: isMallOrderState, createdAt: whole, changedAt: whole, pointsAfter: whole, steps: listOf(isMallStep) }, { goodId: text, picture: text, amount: isDecimal, spins: whole, days: whole, recipient: text, mobileNum: text, address: text, tracking: text, reason: text })
export const isMallRefusal: Check = record({  }, { missing: whole, stock: whole, level: text, min: whole, left: whole })
export const isMallOrderPage: Check = record({ orders: listOf(isMallOrder), pageNum: whole, totalPages: whole })
export const isPointsKind: Check = word("opening", "earned", "order", "orderRefund", "liveRoom", "expired")
export const isPointsPosting: Check = record({ id: text, kind: isPointsKind, points: whole, pointsAfter: whole, createdAt: whole }, { orderId: text, title: text })
export const isPointsRecordPage: Check = record({ postings: listOf(isPointsPosting), totalIn: whole, totalOut: whole, totalCount: whole, pageNum: whole, totalPages: whole })

/** Checks by the name of the shape. */
export const mall: Readonly<Record<string, Check>> = {
  PointsBalance: isPointsBalance,
  MallGoods: isMallGoods,
  ConvertTerms: isConvertTerms,
  MallOrder: isMallOrder,
  MallRefusal: isMallRefusal,
  MallOrderPage: isMallOrderPage,
  PointsRecordPage: isPointsRecordPage,
}
