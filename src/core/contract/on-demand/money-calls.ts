import type { CallDeclaration } from '../call-declaration.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of money: deposits, withdrawals, records and bonuses. They load with all others of `member-calls.ts`. */
export const moneyCalls = {
  depositMethods: read('/wps/relay/MCS2_bankListByVendor', 'member', { value: 'DepositMethods' }),
  depositPromotions: read('/wps/relay/MCS2_depositPromoList', 'member', {
    value: 'DepositPromotions',
  }),
  acceptPromotion: effect('/wps/relay/MCS2_acceptDepositPromo', 'member', {
    changes: ['depositPromotions'],
    body: 'AcceptPromotionBody',
    value: 'Done',
  }),
  depositByTransfer: declareDeposit('/wps/relay/MCS2_manualTransfer'),
  depositByAlipay: declareDeposit('/wps/relay/MCS2_depositAlipay'),
  depositByQq: declareDeposit('/wps/relay/MCS2_depositQQ'),
  depositByGateway: declareDeposit('/wps/relay/MCS2_depositPaymentGateway'),
  depositByWeChat: declareDeposit('/wps/relay/MCS2_depositWeChat'),
  depositReport: read('/wps/relay/MCS2_DepositTransactionReport', 'memberTransactionReport', {
    query: 'DepositReportQuery',
    value: 'DepositPage',
  }),
  confirmDeposit: effect('/wps/transaction/deposit/confirm', 'member', {
    changes: ['depositReport', ...moneyReads],
    body: 'ConfirmDepositBody',
    value: 'DepositOrder',
  }),
  cancelDeposit: effect('/wps/transaction/deposit/cancel', 'member', {
    changes: ['depositReport', ...moneyReads],
    body: 'DepositOrderBody',
    value: 'DepositOrder',
  }),
  withdrawalTerms: read('/wps/transaction/withdraw', 'member', { value: 'WithdrawalTerms' }),
  withdraw: effect('/wps/transaction/withdraw', 'member', {
    encrypted: true,
    changes: ['withdrawalTerms', 'withdrawalReport', 'turnover', ...moneyReads],
    body: 'WithdrawBody',
    value: 'WithdrawalOrder',
    refusal: 'WithdrawalRefusal',
  }),
  withdrawalReport: read('/wps/relay/MCS2_WithdrawTransactionReport', 'memberTransactionReport', {
    query: 'WithdrawalReportQuery',
    value: 'WithdrawalPage',
  }),
  turnover: read('/wps/transaction/turnover', 'member', { value: 'TurnoverDetail' }),
  transactionCodes: read('/wps/relay/GLS2_TxCodeList', 'memberTransactionReport', {
    value: 'TransactionCodes',
  }),
  transactions: read('/wps/relay/ODS2_MemberTransaction', 'memberTransactionReport', {
    query: 'TransactionsQuery',
    value: 'TransactionPage',
  }),
  transaction: read('/wps/transaction/detail', 'memberTransactionReport', {
    query: 'TransactionQuery',
    value: 'TransactionDetail',
  }),
  accountRecord: read('/wps/wallets/postings', 'memberTransactionReport', {
    query: 'AccountRecordQuery',
    value: 'PostingPage',
  }),
  memberProfit: read('/wps/relay/ODSFE2_MemPNL', 'personalReport', {
    query: 'ProfitQuery',
    value: 'ProfitReport',
  }),
  bonuses: read('/wps/member/bonuses', 'member', { query: 'BonusesQuery', value: 'BonusPage' }),
  forfeitBonus: effect('/wps/member/bonuses/forfeit', 'member', {
    changes: ['bonuses', 'withdrawalTerms', 'turnover', ...moneyReads],
    body: 'BonusBody',
    value: 'Bonus',
  }),
} satisfies Record<string, CallDeclaration>

function declareDeposit(path: string) {
  return effect(path, 'member', {
    changes: ['depositMethods', 'depositReport', 'transactions'],
    body: 'DepositBody',
    value: 'DepositOrder',
    refusal: 'DepositRefusal',
  })
}
