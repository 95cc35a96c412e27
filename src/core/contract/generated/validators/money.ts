/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'
import { isBank } from './account.ts'

export const isDepositProvider: Check = word("manualTransfer", "alipay", "qq", "paymentGateway", "weChat")
export const isDepositGroup: Check = word("bank", "qr", "wallet", "counter")
export const isDepositTag: Check = word("recommended", "hot", "new")
export const isDepositChannel: Check = record({ id: text, name: text, min: isDecimal, max: isDecimal }, { note: text })
export const isSlipRule: Check = word("none", "optional", "required")
export const isMethodMaintenance: Check = record({  }, { until: whole })
export const isDepositMethod: Check = record({ id: text, provider: isDepositProvider, group: isDepositGroup, name: text, min: isDecimal, max: isDecimal, fee: isDecimal, minutes: whole, amounts: listOf(isDecimal), slip: isSlipRule }, { logo: text, tags: listOf(isDepositTag), rebate: isDecimal, banks: listOf(isBank), needsDepositor: flag, channels: listOf(isDepositChannel), lastUsed: flag, maintenance: isMethodMaintenance })
export const isDepositMethods: Check = record({ methods: listOf(isDepositMethod), first: flag }, { holder: text, limitLeft: isDecimal })
export const isDepositPromotion: Check = record({ id: text, title: text, minDeposit: isDecimal, turnover: whole, days: whole, accepted: flag }, { summary: text, percent: isDecimal, bonus: isDecimal, maxBonus: isDecimal, maxCashOut: isDecimal, categories: listOf(text), endsAt: whole })
export const isDepositPromotions: Check = record({ promotions: listOf(isDepositPromotion) })
export const isDepositState: Check = word("created", "awaiting", "verifying", "success", "failed", "expired", "cancelled")
export const isOrderPromotion: Check = record({ id: text, title: text, bonus: isDecimal, turnover: isDecimal })
export const isPayee: Check = record({ bankName: text, holder: text, number: text })
export const isOrderReason: Check = word("amountMismatch", "nameMismatch", "notReceived", "duplicate", "accountClosed", "refused", "bonusForfeit", "bonusCap")
export const isOrderStep: Check = record({ state: text, at: whole })
export const isDepositOrder: Check = record({ orderId: text, methodId: text, methodName: text, provider: isDepositProvider, group: isDepositGroup, state: isDepositState, amount: isDecimal, payable: isDecimal, fee: isDecimal, minutes: whole, createdAt: whole, changedAt: whole, slip: isSlipRule, steps: listOf(isOrderStep) }, { logo: text, promotion: isOrderPromotion, expiresAt: whole, payee: isPayee, qr: text, pageUrl: text, slipSent: flag, reference: text, reason: isOrderReason, balanceAfter: isDecimal })
export const isDepositRefusal: Check = record({  }, { orderId: text, limitLeft: isDecimal, min: isDecimal, max: isDecimal })
export const isDepositPage: Check = record({ orders: listOf(isDepositOrder), pageNum: whole, totalPages: whole })
export const isServiceHours: Check = record({ from: text, to: text, zone: text }, { nextFrom: whole })
export const isTurnover: Check = record({ required: isDecimal, done: isDecimal, missing: isDecimal, checkedAt: whole })
export const isWithdrawalGate: Check = word("payeeName", "bankCard", "pin", "turnover", "hours", "count", "frozen", "open")
export const isCashOutCap: Check = record({ bonusId: text, title: text, maxCashOut: isDecimal, above: isDecimal })
export const isWithdrawalTerms: Check = record({ balance: isDecimal, locked: isDecimal, available: isDecimal, min: isDecimal, max: isDecimal, countMax: whole, countLeft: whole, fee: isDecimal, minutes: whole, turnover: isTurnover, gates: listOf(isWithdrawalGate) }, { hours: isServiceHours, capped: isDecimal, caps: listOf(isCashOutCap), openOrderId: text, holder: text })
export const isWithdrawalState: Check = word("submitted", "reviewing", "paying", "paid", "rejected")
export const isWithdrawalOrder: Check = record({ orderId: text, state: isWithdrawalState, amount: isDecimal, fee: isDecimal, net: isDecimal, bankName: text, number: text, holder: text, createdAt: whole, changedAt: whole, minutes: whole, balanceAfter: isDecimal, steps: listOf(isOrderStep) }, { reason: isOrderReason, refunded: flag })
export const isWithdrawalRefusal: Check = record({  }, { missing: isDecimal, available: isDecimal, capped: isDecimal, orderId: text, min: isDecimal, max: isDecimal })
export const isWithdrawalPage: Check = record({ orders: listOf(isWithdrawalOrder), pageNum: whole, totalPages: whole })
export const isTurnoverEntry: Check = record({ orderId: text, kind: word("deposit", "bonus"), title: text, amount: isDecimal, required: isDecimal, done: isDecimal, missing: isDecimal, createdAt: whole })
export const isTurnoverDetail: Check = record({ turnover: isTurnover, entries: listOf(isTurnoverEntry) })
export const isRecordCategory: Check = word("deposit", "withdrawal", "transfer", "bonus", "rebate", "adjustment", "agentTransfer", "agentIncome", "liveRoom")
export const isRecordState: Check = word("processing", "success", "failed", "expired", "cancelled")
export const isTransactionCode: Check = record({ category: isRecordCategory, states: listOf(isRecordState) })
export const isTransactionCodes: Check = record({ categories: listOf(isTransactionCode), maxDays: whole }, { earliest: whole })
export const isMoneyRecord: Check = record({ orderId: text, category: isRecordCategory, title: text, amount: isDecimal, state: isRecordState, createdAt: whole })
export const isTransactionPage: Check = record({ transactions: listOf(isMoneyRecord), totalIn: isDecimal, totalOut: isDecimal, totalCount: whole, pageNum: whole, totalPages: whole })
export const isTransactionDetail: Check = record({ orderId: text, category: isRecordCategory, title: text, amount: isDecimal, state: isRecordState, createdAt: whole, changedAt: whole, fee: isDecimal, net: isDecimal, steps: listOf(isOrderStep) }, { balanceAfter: isDecimal, account: text, holder: text, from: text, to: text, related: text, reason: isOrderReason })
export const isPostingKind: Check = word("opening", "deposit", "withdrawal", "withdrawalRefund", "transfer", "launch", "recall", "stake", "payout", "refund", "bonus", "bonusForfeit", "bonusCap", "rebate", "adjustment", "agentTransfer", "agentIncome", "liveRoom")
export const isPosting: Check = record({ id: text, kind: isPostingKind, amount: isDecimal, balanceAfter: isDecimal, wallet: text, createdAt: whole }, { walletName: text, orderId: text })
export const isPostingPage: Check = record({ postings: listOf(isPosting), totalIn: isDecimal, totalOut: isDecimal, totalCount: whole, pageNum: whole, totalPages: whole })
export const isProfitTotals: Check = record({ bets: isDecimal, payout: isDecimal, rebate: isDecimal, bonus: isDecimal, net: isDecimal, count: whole }, { rooms: isDecimal })
export const isProfitGame: Check = record({ gameCode: text, name: text, bets: isDecimal, payout: isDecimal, net: isDecimal, count: whole })
export const isProfitVendor: Check = record({ vendor: text, displayName: text, bets: isDecimal, payout: isDecimal, rebate: isDecimal, net: isDecimal, count: whole, games: listOf(isProfitGame) })
export const isProfitCategory: Check = record({ gameCategory: text, bets: isDecimal, payout: isDecimal, rebate: isDecimal, net: isDecimal, count: whole, vendors: listOf(isProfitVendor) })
export const isProfitDay: Check = record({ day: whole, net: isDecimal })
export const isProfitReport: Check = record({ totals: isProfitTotals, categories: listOf(isProfitCategory), days: listOf(isProfitDay), updatedAt: whole })
export const isBonusState: Check = word("active", "completed", "expired", "forfeited")
export const isBonus: Check = record({ bonusId: text, title: text, amount: isDecimal, state: isBonusState, receivedAt: whole, orderId: text, required: isDecimal, done: isDecimal, left: isDecimal }, { expiresAt: whole, endedAt: whole, maxCashOut: isDecimal, returned: isDecimal, categories: listOf(text) })
export const isBonusPage: Check = record({ bonuses: listOf(isBonus), active: whole, pageNum: whole, totalPages: whole })

/** Checks by the name of the shape. */
export const money: Readonly<Record<string, Check>> = {
  DepositMethods: isDepositMethods,
  DepositPromotions: isDepositPromotions,
  DepositOrder: isDepositOrder,
  DepositRefusal: isDepositRefusal,
  DepositPage: isDepositPage,
  WithdrawalTerms: isWithdrawalTerms,
  WithdrawalOrder: isWithdrawalOrder,
  WithdrawalRefusal: isWithdrawalRefusal,
  WithdrawalPage: isWithdrawalPage,
  TurnoverDetail: isTurnoverDetail,
  TransactionCodes: isTransactionCodes,
  TransactionPage: isTransactionPage,
  TransactionDetail: isTransactionDetail,
  PostingPage: isPostingPage,
  ProfitReport: isProfitReport,
  Bonus: isBonus,
  BonusPage: isBonusPage,
}
