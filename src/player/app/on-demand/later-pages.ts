import type { RouteId } from '../../../core/contract/pages.ts'
import { loadWithAreas } from '../../i18n/start-i18n.ts'
import type { CommonPageId, LoadPage, PageModule } from '../load-page.ts'

/** The route of a page whose import is here, or the notice in its place that the page needs another account. */
export type LaterPageId = Exclude<RouteId, CommonPageId> | 'needsAccount'

/** One page for the three routes of a contract that waits for an answer. */
const contractReview = page(
  () => import('../../pages/agents/contracts/ContractReview.tsx'),
  ['contracts', 'money'],
)

/**
 * The pages that few visits open. Their imports and their message areas are apart from the first bundle. A route
 * without a page does not compile.
 */
const laterPages: { readonly [Id in LaterPageId]: LoadPage } = {
  accountRecord: page(
    () => import('../../pages/money/account-record/AccountRecord.tsx'),
    ['money', 'records'],
  ),
  activity: page(
    () => import('../../pages/promotions/Activity.tsx'),
    ['form', 'money', 'promotions'],
  ),
  agentHome: page(
    () => import('../../pages/agents/home/AgentHome.tsx'),
    ['agents', 'agentMoney', 'inbox', 'money'],
  ),
  agentIncome: page(
    () => import('../../pages/agents/income/Income.tsx'),
    ['agentMoney', 'money', 'records'],
  ),
  agentLinks: page(
    () => import('../../pages/agents/links/Links.tsx'),
    ['agentMoney', 'form', 'money'],
  ),
  agentLogin: page(() => import('../../pages/account/SignInPage.tsx'), ['account', 'form']),
  agentRebates: page(() => import('../../pages/agents/rebates/Rebates.tsx'), ['agentMoney']),
  bankCards: page(() => import('../../pages/member/bank-cards/BankCards.tsx'), ['form', 'member']),
  bets: page(() => import('../../pages/money/bets/Bets.tsx'), ['money', 'records']),
  bonus: page(() => import('../../pages/money/bonus/Bonuses.tsx'), ['money', 'records']),
  changePassword: page(
    () => import('../../pages/account/password/ChangePassword.tsx'),
    ['form', 'member'],
  ),
  contracts: page(
    () => import('../../pages/agents/contracts/Contracts.tsx'),
    ['contracts', 'agentMoney', 'form', 'money'],
  ),
  dailySalaryContract: contractReview,
  dividendContract: contractReview,
  deposit: page(() => import('../../pages/lobby/BlockPage.tsx'), ['form', 'money', 'deposit']),
  download: page(() => import('../../pages/lobby/BlockPage.tsx'), ['help']),
  feedback: page(() => import('../../pages/content/feedback/Feedback.tsx'), ['form', 'help']),
  forgot: page(() => import('../../pages/account/forgot/ForgotPassword.tsx'), ['form', 'member']),
  help: page(() => import('../../pages/lobby/BlockPage.tsx'), ['help']),
  hourlySalaryContract: contractReview,
  identity: page(() => import('../../pages/member/identity/Identity.tsx'), ['form', 'member']),
  mall: page(() => import('../../pages/mall/Mall.tsx'), ['mall']),
  memberHome: page(() => import('../../pages/lobby/BlockPage.tsx'), ['home', 'member']),
  messages: page(() => import('../../pages/member/messages/Messages.tsx'), ['form', 'inbox']),
  moreLotteries: page(() => import('../../pages/lobby/BlockPage.tsx'), ['home', 'lobby']),
  needsAccount: () => import('../../pages/system/NeedsAccount.tsx'),
  notice: page(() => import('../../pages/content/notice/Notice.tsx'), ['inbox']),
  playSafely: page(
    () => import('../../pages/member/play-safely/PlaySafely.tsx'),
    ['form', 'member'],
  ),
  pointsRecord: page(
    () => import('../../pages/mall/record/PointsRecord.tsx'),
    ['mall', 'money', 'records'],
  ),
  profit: page(() => import('../../pages/money/profit/Profit.tsx'), ['money', 'records']),
  records: page(() => import('../../pages/money/records/Records.tsx'), ['money', 'records']),
  rewards: page(() => import('../../pages/lobby/BlockPage.tsx'), ['money', 'rewards']),
  invite: page(() => import('../../pages/invite/Invite.tsx'), ['invite', 'money']),
  winners: page(() => import('../../pages/winners/Winners.tsx'), ['home', 'winners']),
  redEnvelope: page(() => import('../../pages/envelope/RedEnvelope.tsx'), ['envelope', 'money']),
  security: page(() => import('../../pages/member/security/Security.tsx'), ['form', 'member']),
  service: page(() => import('../../pages/lobby/BlockPage.tsx'), ['help']),
  settings: page(() => import('../../pages/member/settings/Settings.tsx'), ['form', 'member']),
  team: page(() => import('../../pages/agents/team/Team.tsx'), ['agents', 'money', 'records']),
  teamBets: page(
    () => import('../../pages/agents/bets/TeamBets.tsx'),
    ['agents', 'money', 'records'],
  ),
  teamTransfer: page(
    () => import('../../pages/agents/transfer/TeamTransfer.tsx'),
    ['agentMoney', 'money'],
  ),
  transfer: page(
    () => import('../../pages/money/transfer/Transfer.tsx'),
    ['form', 'home', 'money', 'withdraw'],
  ),
  userAgreement: page(() => import('../../pages/content/documents/Documents.tsx'), ['legal']),
  vip: page(() => import('../../pages/rewards/vip/Vip.tsx'), ['money', 'rewards']),
  withdraw: page(
    () => import('../../pages/money/withdraw/Withdraw.tsx'),
    ['form', 'money', 'withdraw'],
  ),
}

/** Loads a page with its messages. */
export function loadLaterPage(id: LaterPageId): Promise<PageModule> {
  return laterPages[id]()
}

function page(...[load, areas]: Parameters<typeof loadWithAreas<PageModule>>): LoadPage {
  return () => loadWithAreas(load, areas)
}
