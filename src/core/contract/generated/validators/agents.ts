/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'
import { isRecordCategory, isRecordState } from './money.ts'

export const isContractRequests: Check = record({ dailysalreqtype: whole, divtypecompperiodreq: whole, contracthoursalreq: whole })
export const isTeamPeriod: Check = word("today", "yesterday", "month")
export const isTeamFigures: Check = record({ period: isTeamPeriod, from: whole, to: whole, teamSize: whole, agents: whole, newMembers: whole, activeMembers: whole, deposits: isDecimal, withdrawals: isDecimal, validBets: isDecimal, profit: isDecimal, updatedAt: whole })
export const isIncomeSource: Check = word("rebate", "commission", "dailySalary", "hourlySalary", "dividend")
export const isSourceIncome: Check = record({ source: isIncomeSource, amount: isDecimal })
export const isDayIncome: Check = record({ day: whole, amount: isDecimal })
export const isIncomeFigures: Check = record({ period: isTeamPeriod, amount: isDecimal, sources: listOf(isSourceIncome), updatedAt: whole, nextUpdateAt: whole }, { expected: isDecimal, daysLeft: whole, days: listOf(isDayIncome) })
export const isCalculationItem: Check = word("validMembers", "validBets", "gameProfit", "rebatesIssued", "promotionsIssued", "deposits", "withdrawals", "platformFee", "carryOver", "base", "rateLevel", "earned", "givenOn", "shortfall", "rest", "income")
export const isCalculationUnit: Check = word("money", "count", "percent")
export const isCalculationRow: Check = record({ item: isCalculationItem, value: isDecimal, unit: isCalculationUnit })
export const isIncomeCalculation: Check = record({ source: isIncomeSource, amount: isDecimal, settled: flag, rows: listOf(isCalculationRow) }, { contractId: text })
export const isAgentIncome: Check = record({ month: text, from: whole, to: whole, daysLeft: whole, amount: isDecimal, paid: isDecimal, sources: listOf(isIncomeCalculation), updatedAt: whole, nextUpdateAt: whole })
export const isPayout: Check = record({ payoutId: text, orderId: text, source: isIncomeSource, amount: isDecimal, from: whole, to: whole, paidAt: whole })
export const isRateType: Check = word("percent", "fixed")
export const isPayoutReason: Check = record({ base: isDecimal, rate: isDecimal, rateType: isRateType, amount: isDecimal }, { item: isCalculationItem, username: text, product: text, contractId: text })
export const isPayoutDetail: Check = record({ payout: isPayout, reasons: listOf(isPayoutReason), reasonCount: whole, reasonsTotal: isDecimal, rows: listOf(isCalculationRow), pageNum: whole, totalPages: whole })
export const isDownlinePlace: Check = record({ username: text }, { nickname: text })
export const isDownlineType: Check = word("member", "agent")
export const isSubordinateFigures: Check = record({ username: text, type: isDownlineType, downlines: whole, betCount: whole, validBets: isDecimal, payout: isDecimal, rebate: isDecimal, bonus: isDecimal, profit: isDecimal })
export const isSubordinateTotals: Check = record({ betCount: whole, validBets: isDecimal, payout: isDecimal, rebate: isDecimal, bonus: isDecimal, profit: isDecimal })
export const isSubordinatePage: Check = record({ path: listOf(isDownlinePlace), rows: listOf(isSubordinateFigures), totals: isSubordinateTotals, totalCount: whole, pageNum: whole, totalPages: whole })
export const isDownlineState: Check = word("enabled", "frozen", "disabled")
export const isDownline: Check = record({ username: text, iconId: whole, type: isDownlineType, state: isDownlineState, level: whole, joinedAt: whole, balance: isDecimal, downlines: whole }, { nickname: text, lastLoginAt: whole })
export const isDownlineFigures: Check = record({ deposits: isDecimal, withdrawals: isDecimal, validBets: isDecimal, profit: isDecimal, activeMembers: whole, members: whole })
export const isDownlinePage: Check = record({ path: listOf(isDownlinePlace), downlines: listOf(isDownline), figures: isDownlineFigures, totalCount: whole, pageNum: whole, totalPages: whole })
export const isRateBounds: Check = record({ product: text, rate: isDecimal, min: isDecimal, max: isDecimal }, { next: isDecimal })
export const isContractKind: Check = word("dailySalary", "hourlySalary", "dividend")
export const isContractState: Check = word("P", "E", "V", "N", "X")
export const isDownlineContract: Check = record({ kind: isContractKind, contractId: text, status: isContractState })
export const isDownlineDetail: Check = record({ downline: isDownline, figures: isDownlineFigures, path: listOf(isDownlinePlace), rebates: listOf(isRateBounds), rebatePaid: isDecimal, direct: flag, canTransfer: flag, canPromote: flag, contracts: listOf(isDownlineContract) })
export const isUpdatedRebates: Check = record({ rebates: listOf(isRateBounds), effectiveAt: whole })
export const isTransferReceipt: Check = record({ orderId: text, username: text, amount: isDecimal, time: whole, balance: isDecimal }, { remark: text })
export const isTransferResult: Check = record({ username: text, amount: isDecimal, state: word("done", "failed") }, { orderId: text, errorCode: text })
export const isMultipleTransfer: Check = record({ rows: listOf(isTransferResult), total: isDecimal, balance: isDecimal })
export const isTeamTransaction: Check = record({ username: text, orderId: text, category: isRecordCategory, title: text, amount: isDecimal, state: isRecordState, createdAt: whole }, { remark: text })
export const isTeamTransactionPage: Check = record({ transactions: listOf(isTeamTransaction), totalIn: isDecimal, totalOut: isDecimal, totalCount: whole, pageNum: whole, totalPages: whole })
export const isRebateSettings: Check = record({ rebates: listOf(isRateBounds), step: isDecimal, effectiveAt: whole })
export const isUsedQuota: Check = record({ used: whole, max: whole })
export const isRebateQuota: Check = record({ rate: isDecimal, used: whole, max: whole })
export const isAgentQuotas: Check = record({ links: isUsedQuota, rebates: listOf(isRebateQuota) })
export const isProductRate: Check = record({ product: text, rate: isDecimal })
export const isAffiliateLink: Check = record({ linkId: text, code: text, url: text, type: isDownlineType, rebates: listOf(isProductRate), visits: whole, registrations: whole, deposits: whole, createdAt: whole, state: word("active", "expired") }, { remark: text, expiresAt: whole })
export const isAffiliateLinks: Check = record({ links: listOf(isAffiliateLink), quota: isUsedQuota })
export const isRegistrationLink: Check = record({ code: text, url: text })
export const isSalaryTier: Check = record({ betVolume: isDecimal, activeMember: whole, rateType: isRateType, rate: isDecimal })
export const isContractStep: Check = record({ status: isContractState, at: whole })
export const isContractTerms: Check = record({ upline: text, subordinate: text, proposedAt: whole, text: text, aboveOwn: flag, steps: listOf(isContractStep) }, { answerUntil: whole, effectiveFrom: whole, endsAt: whole, days: whole, endedAt: whole, askedBy: word("upline", "subordinate"), product: text })
export const isDailySalaryContract: Check = record({ id: text, status: isContractState, details: listOf(isSalaryTier), terms: isContractTerms })
export const isDailySalaryContracts: Check = record({  }, { current: isDailySalaryContract, offer: isDailySalaryContract })
export const isDividendRow: Check = record({ minimumBet: isDecimal, netLoss: isDecimal, activeMember: whole, contractRate: isDecimal, status: isContractState })
export const isHourSalaryRate: Check = record({ betVolume: isDecimal, activeMember: whole, rateType: isRateType, rate: isDecimal })
export const isAnyContract: Check = record({ kind: isContractKind, contractId: text, status: isContractState, terms: isContractTerms }, { rows: listOf(isDividendRow), details: listOf(isSalaryTier), hourSalaryRates: listOf(isHourSalaryRate) })
export const isContracts: Check = record({  }, { current: isAnyContract, offer: isAnyContract })
export const isContractLimits: Check = record({ kind: isContractKind, maxRate: isDecimal, rateType: isRateType, maxTiers: whole, products: listOf(text), subordinates: listOf(text), answerDays: whole })
export const isContractPage: Check = record({ contracts: listOf(isAnyContract), pageNum: whole, totalPages: whole })
export const isPayoutPage: Check = record({ payouts: listOf(isPayout), total: isDecimal, pageNum: whole, totalPages: whole })
export const isContractRequest: Check = record({ waiting: flag }, { contract: isAnyContract })

/** Checks by the name of the shape. */
export const agents: Readonly<Record<string, Check>> = {
  ContractRequests: isContractRequests,
  TeamFigures: isTeamFigures,
  IncomeFigures: isIncomeFigures,
  AgentIncome: isAgentIncome,
  PayoutDetail: isPayoutDetail,
  SubordinatePage: isSubordinatePage,
  Downline: isDownline,
  DownlinePage: isDownlinePage,
  DownlineDetail: isDownlineDetail,
  UpdatedRebates: isUpdatedRebates,
  TransferReceipt: isTransferReceipt,
  MultipleTransfer: isMultipleTransfer,
  TeamTransactionPage: isTeamTransactionPage,
  RebateSettings: isRebateSettings,
  AgentQuotas: isAgentQuotas,
  AffiliateLink: isAffiliateLink,
  AffiliateLinks: isAffiliateLinks,
  RegistrationLink: isRegistrationLink,
  DailySalaryContract: isDailySalaryContract,
  DailySalaryContracts: isDailySalaryContracts,
  AnyContract: isAnyContract,
  Contracts: isContracts,
  ContractLimits: isContractLimits,
  ContractPage: isContractPage,
  PayoutPage: isPayoutPage,
  ContractRequest: isContractRequest,
}
