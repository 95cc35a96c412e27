import type { CallDeclaration } from '../call-declaration.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of agents: team, income, rebates, links, transfers and contracts. They load with all others of `member-calls.ts`. */
export const agentCalls = {
  fundsConsolidated: read('/wps/member/info/funds/consolidated', 'agentInfo', {
    value: 'ContractRequests',
  }),
  teamKpiA: read('/wps/relay/ODSFE2_TeamKPIA', 'agentInfo', {
    query: 'TeamPeriodQuery',
    value: 'TeamFigures',
  }),
  teamKpiB: read('/wps/relay/ODSFE2_TeamKPIB', 'agentInfo', {
    query: 'TeamPeriodQuery',
    value: 'IncomeFigures',
  }),
  agentIncome: read('/wps/agent/income', 'agentInfo', {
    query: 'IncomeQuery',
    value: 'AgentIncome',
  }),
  agentPayout: read('/wps/agent/income/payout', 'agentInfo', {
    query: 'PayoutQuery',
    value: 'PayoutDetail',
  }),
  subordinates: read('/wps/relay/ODSFE2_Subordinate', 'agentDownline', {
    query: 'SubordinateQuery',
    value: 'SubordinatePage',
  }),
  downlines: read('/wps/agent/downlines', 'agentDownline', {
    query: 'DownlinesQuery',
    value: 'DownlinePage',
  }),
  downline: read('/wps/agent/downline', 'agentDownline', {
    query: 'DownlineQuery',
    value: 'DownlineDetail',
  }),
  registerDownline: effect('/wps/agent/downline', 'agentDownline', {
    method: 'PUT',
    changes: ['downlines', 'agentQuotas', 'teamKpiA'],
    body: 'RegisterDownlineBody',
    value: 'Downline',
  }),
  promoteDownline: effect('/wps/agent/downline/promote', 'agentDownline', {
    changes: ['downlines', 'downline'],
    body: 'PromoteBody',
    value: 'Downline',
  }),
  updateDownlineRebates: effect('/wps/agent/updateDownlineRebates', 'agentDownline', {
    changes: ['downline', 'agentQuotas', 'rebateSettings'],
    body: 'UpdateRebatesBody',
    value: 'UpdatedRebates',
  }),
  transferDownline: effect('/wps/agent/transferDownline', 'agentDownline', {
    changes: ['downline', 'withdrawalTerms', ...moneyReads],
    body: 'DownlineTransferBody',
    value: 'TransferReceipt',
  }),
  transferMultipleDownline: effect('/wps/agent/transferMultipleDownline', 'agentDownline', {
    changes: ['downline', 'withdrawalTerms', ...moneyReads],
    body: 'MultipleTransferBody',
    value: 'MultipleTransfer',
  }),
  teamTransactions: read('/wps/agent/downline/transactions', 'agentDownline', {
    query: 'TeamTransactionsQuery',
    value: 'TeamTransactionPage',
  }),
  teamOrders: read('/wps/agent/downline/orders', 'agentDownline', {
    query: 'TeamOrdersQuery',
    value: 'OrderPage',
  }),
  rebateSettings: read('/wps/agent/rebateSettings', 'agentInfo', { value: 'RebateSettings' }),
  agentQuotas: read('/wps/agent/quotas', 'agentInfo', { value: 'AgentQuotas' }),
  affiliateLinks: read('/wps/agent/affiliateUrl', 'agentInfo', { value: 'AffiliateLinks' }),
  createAffiliateLink: effect('/wps/agent/affiliateUrl', 'agentInfo', {
    changes: ['affiliateLinks', 'agentQuotas'],
    body: 'NewLinkBody',
    value: 'AffiliateLink',
  }),
  deleteAffiliateLink: effect('/wps/agent/affiliateUrl', 'agentInfo', {
    method: 'DELETE',
    changes: ['affiliateLinks', 'agentQuotas'],
    body: 'LinkBody',
    value: 'Done',
  }),
  registrationLink: read('/wps/agent/downlineRegistrationLink', 'agentInfo', {
    value: 'RegistrationLink',
  }),
  currentDailySalary: read('/wps/relay/CurrentDailySalary', 'agentInfo', {
    value: 'DailySalaryContracts',
  }),
  dailySalaryInfo: read('/wps/relay/MCS2_getContractDailySalInfo', 'agentInfo', {
    query: 'ContractQuery',
    value: 'DailySalaryContract',
  }),
  currentContracts: read('/wps/relay/MCS2_getContractCurrent', 'agentInfo', {
    query: 'ContractKindQuery',
    value: 'Contracts',
  }),
  contractInfo: read('/wps/relay/MCS2_getContractInfo', 'agentInfo', {
    query: 'ContractKindQuery',
    value: 'ContractLimits',
  }),
  contractHistory: read('/wps/relay/MCS2_getContractHistory', 'agentInfo', {
    query: 'DownlineContractsQuery',
    value: 'ContractPage',
  }),
  contractPayouts: read('/wps/relay/MCS2_getContractPayout', 'agentInfo', {
    query: 'PayoutsQuery',
    value: 'PayoutPage',
  }),
  proposeContract: effect('/wps/relay/MCS2_applyContract', 'agentInfo', {
    changes: ['contractHistory', 'downline', 'contractInfo'],
    body: 'ProposeContractBody',
    value: 'AnyContract',
  }),
  processContract: effect('/wps/relay/MCS2_processContract', 'agentInfo', {
    changes: [
      'currentDailySalary',
      'dailySalaryInfo',
      'currentContracts',
      'contractHistory',
      'fundsConsolidated',
      'dailySalaryRequest',
      'dividendRequest',
      'contractRequestHistory',
    ],
    body: 'ProcessContractBody',
    value: 'AnyContract',
  }),
  cancelContract: effect('/wps/relay/MCS2_requestContract', 'agentInfo', {
    changes: [
      'currentDailySalary',
      'dailySalaryInfo',
      'currentContracts',
      'contractHistory',
      'downline',
      'contractRequestHistory',
    ],
    body: 'CancelContractBody',
    value: 'AnyContract',
  }),
  contractRequestHistory: read('/wps/relay/MCS2_getContractRequestHistory', 'agentInfo', {
    query: 'DownlineContractsQuery',
    value: 'ContractPage',
  }),
  dailySalaryRequest: read('/wps/agent/contract/dailySalaryRequest', 'agentInfo', {
    value: 'ContractRequest',
  }),
  dividendRequest: read('/wps/agent/contract/dividendRequest', 'agentInfo', {
    value: 'ContractRequest',
  }),
} satisfies Record<string, CallDeclaration>
