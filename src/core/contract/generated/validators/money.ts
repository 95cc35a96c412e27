/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isBank } from './account.ts'

export const isDepositProvider: Check = word("manualTransfer", "alipay", "qq", "paymentGateway", "weChat")
export const isDepositGroup: Check = word("bank", "qr", "wallet", "counter")
export const isDepositTag: Check = word("recommended", "hot", "new")
export const isDepositChannel: Check = record({ id: text, name: text, min: text, max: text }, { note: text })
export const isSlipRule: Check = word("none", "optional", "required")
export const isMethodMaintenance: Check = record({  }, { until: whole })
export const isDepositMethod: Check = record({ id: text, provider: isDepositProvider, group: isDepositGroup, name: text, min: text, max: text, fee: text, minutes: whole, amounts: listOf(text), slip: isSlipRule }, { logo: text, tags: listOf(isDepositTag), rebate: text, banks: listOf(isBank), needsDepositor: flag, channels: listOf(isDepositChannel), lastUsed: flag, maintenance: isMethodMaintenance })
export const isDepositMethods: Check = record({ methods: listOf(isDepositMethod), first: flag }, { holder: text, limitLeft: text })
export const isDepositPromotion: Check = record({ id: text, title: text, minDeposit: text, turnover: whole, days: whole, accepted: flag }, { summary: text, percent: text, bonus: text, maxBonus: text, maxCashOut: text, categories: listOf(text), endsAt: whole })
export const isDepositPromotions: Check = record({ promotions: listOf(isDepositPromotion) })
export const isDepositState: Check = word("created", "awaiting", "verifying", "success", "failed", "expired", "cancelled")
export const isOrderPromotion: Check = record({ id: text, title: text, bonus: text, turnover: text })
export const isPayee: Check = record({ bankName: text, holder: text, number: text })
export const isOrderReason: Check = word("amountMismatch", "nameMismatch", "notReceived", "duplicate", "accountClosed", "refused")
export const isOrderStep: Check = record({ state: text, at: whole })
export const isDepositOrder: Check = record({ orderId: text, methodId: text, methodName: text, provider: isDepositProvider, group: isDepositGroup, state: isDepositState, amount: text, payable: text, fee: text, minutes: whole, createdAt: whole, changedAt: whole, slip: isSlipRule, steps: listOf(isOrderStep) }, { logo: text, promotion: isOrderPromotion, expiresAt: whole, payee: isPayee, qr: text, pageUrl: text, slipSent: flag, reference: text, reason: isOrderReason, balanceAfter: text })
export const isDepositPage: Check = record({ orders: listOf(isDepositOrder), pageNum: whole, totalPages: whole })
export const isServiceHours: Check = record({ from: text, to: text, zone: text }, { nextFrom: whole })
export const isTurnover: Check = record({ required: text, done: text, missing: text, checkedAt: whole })
export const isWithdrawalGate: Check = word("payeeName", "bankCard", "pin", "turnover", "hours", "count", "frozen", "open")
export const isWithdrawalTerms: Check = record({ balance: text, locked: text, available: text, min: text, max: text, countMax: whole, countLeft: whole, fee: text, minutes: whole, turnover: isTurnover, gates: listOf(isWithdrawalGate) }, { hours: isServiceHours, openOrderId: text, holder: text })
export const isWithdrawalState: Check = word("submitted", "reviewing", "paying", "paid", "rejected")
export const isWithdrawalOrder: Check = record({ orderId: text, state: isWithdrawalState, amount: text, fee: text, net: text, bankName: text, number: text, holder: text, createdAt: whole, changedAt: whole, minutes: whole, balanceAfter: text, steps: listOf(isOrderStep) }, { reason: isOrderReason, refunded: flag })
export const isWithdrawalPage: Check = record({ orders: listOf(isWithdrawalOrder), pageNum: whole, totalPages: whole })
export const isTurnoverEntry: Check = record({ orderId: text, kind: word("deposit", "bonus"), title: text, amount: text, required: text, done: text, missing: text, createdAt: whole })
export const isTurnoverDetail: Check = record({ turnover: isTurnover, entries: listOf(isTurnoverEntry) })
export const isRecordCategory: Check = word("deposit", "withdrawal", "transfer", "bonus", "rebate", "adjustment", "agentTransfer", "agentIncome")
export const isRecordState: Check = word("processing", "success", "failed", "expired", "cancelled")
export const isTransactionCode: Check = record({ category: isRecordCategory, states: listOf(isRecordState) })
export const isTransactionCodes: Check = record({ categories: listOf(isTransactionCode), maxDays: whole }, { earliest: whole })
export const isMoneyRecord: Check = record({ orderId: text, category: isRecordCategory, title: text, amount: text, state: isRecordState, createdAt: whole })
export const isTransactionPage: Check = record({ transactions: listOf(isMoneyRecord), totalIn: text, totalOut: text, totalCount: whole, pageNum: whole, totalPages: whole })
export const isTransactionDetail: Check = record({ orderId: text, category: isRecordCategory, title: text, amount: text, state: isRecordState, createdAt: whole, changedAt: whole, fee: text, net: text, steps: listOf(isOrderStep) }, { balanceAfter: text, account: text, holder: text, from: text, to: text, related: text, reason: isOrderReason })
export const isPostingKind: Check = word("opening", "deposit", "withdrawal", "withdrawalRefund", "transfer", "launch", "recall", "stake", "payout", "refund", "bonus", "bonusForfeit", "rebate", "adjustment", "agentTransfer", "agentIncome", "liveRoom")
export const isPosting: Check = record({ id: text, kind: isPostingKind, amount: text, balanceAfter: text, wallet: text, createdAt: whole }, { walletName: text, orderId: text })
export const isPostingPage: Check = record({ postings: listOf(isPosting), totalIn: text, totalOut: text, totalCount: whole, pageNum: whole, totalPages: whole })
export const isProfitTotals: Check = record({ bets: text, payout: text, rebate: text, bonus: text, net: text, count: whole })
export const isProfitGame: Check = record({ gameCode: text, name: text, bets: text, payout: text, net: text, count: whole })
export const isProfitVendor: Check = record({ vendor: text, displayName: text, bets: text, payout: text, rebate: text, net: text, count: whole, games: listOf(isProfitGame) })
export const isProfitCategory: Check = record({ gameCategory: text, bets: text, payout: text, rebate: text, net: text, count: whole, vendors: listOf(isProfitVendor) })
export const isProfitDay: Check = record({ day: whole, net: text })
export const isProfitReport: Check = record({ totals: isProfitTotals, categories: listOf(isProfitCategory), days: listOf(isProfitDay), updatedAt: whole })
export const isBonusState: Check = word("active", "completed", "expired", "forfeited")
export const isBonus: Check = record({ bonusId: text, title: text, amount: text, state: isBonusState, receivedAt: whole, orderId: text, required: text, done: text, left: text }, { expiresAt: whole, endedAt: whole, maxCashOut: text, categories: listOf(text) })
export const isBonusPage: Check = record({ bonuses: listOf(isBonus), active: whole, pageNum: whole, totalPages: whole })

/** Checks by the name of the shape. */
export const money: Readonly<Record<string, Check>> = {
  DepositMethods: isDepositMethods,
  DepositPromotions: isDepositPromotions,
  DepositOrder: isDepositOrder,
  DepositPage: isDepositPage,
  WithdrawalTerms: isWithdrawalTerms,
  WithdrawalOrder: isWithdrawalOrder,
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
