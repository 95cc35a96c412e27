import { isOwnPageId, type OwnPageId } from '../../../core/contract/own-pages.ts'
import type { RouteId } from '../../../core/contract/pages.ts'
import { loadWithAreas } from '../../i18n/start-i18n.ts'
import type { CommonPageId, LoadPage, PageModule } from '../load-page.ts'
import { loadPage } from '../use-page.ts'
import { PageOrnaments } from './PageOrnaments.tsx'
import { giveOrnaments, loadOrnaments } from './WithOrnaments.tsx'

/** The route of a page whose import is here, or the notice in its place that the page needs another account. */
export type LaterPageId = Exclude<RouteId, CommonPageId> | 'needsAccount'

/** One page for the three routes of a contract that waits for an answer. */
const contractReview = page(
  () => import('../../areas/agents/pages/contracts/ContractReview.tsx'),
  ['contracts', 'money'],
)

/**
 * The pages that few visits open. Their imports and their message areas are apart from the first bundle. A route
 * without a page does not compile.
 */
const laterPages: { readonly [Id in LaterPageId]: LoadPage } = {
  accountRecord: page(
    () => import('../../areas/money/pages/account-record/AccountRecord.tsx'),
    ['money', 'records'],
  ),
  activity: page(
    () => import('../../areas/rewards/pages/promotions/Activity.tsx'),
    ['form', 'money', 'promotions'],
  ),
  agentHome: page(
    () => import('../../areas/agents/pages/home/AgentHome.tsx'),
    ['agents', 'agentMoney', 'inbox', 'money'],
  ),
  agentIncome: page(
    () => import('../../areas/agents/pages/income/Income.tsx'),
    ['agentMoney', 'money', 'records'],
  ),
  agentLinks: page(
    () => import('../../areas/agents/pages/links/Links.tsx'),
    ['agentMoney', 'form', 'money'],
  ),
  agentLogin: page(() => import('../../areas/sign-in/pages/SignInPage.tsx'), ['account', 'form']),
  agentRebates: page(() => import('../../areas/agents/pages/rebates/Rebates.tsx'), ['agentMoney']),
  bankCards: page(
    () => import('../../areas/member/pages/bank-cards/BankCards.tsx'),
    ['form', 'member'],
  ),
  bets: page(() => import('../../areas/money/pages/bets/Bets.tsx'), ['money', 'records']),
  bonus: page(() => import('../../areas/money/pages/bonus/Bonuses.tsx'), ['money', 'records']),
  changePassword: page(
    () => import('../../areas/sign-in/pages/password/ChangePassword.tsx'),
    ['form', 'member'],
  ),
  contracts: page(
    () => import('../../areas/agents/pages/contracts/Contracts.tsx'),
    ['contracts', 'agentMoney', 'form', 'money'],
  ),
  dailySalaryContract: contractReview,
  dividendContract: contractReview,
  deposit: page(
    () => import('../../areas/lobby/pages/BlockPage.tsx'),
    ['form', 'money', 'deposit'],
  ),
  download: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['help']),
  feedback: page(() => import('../../areas/help/pages/feedback/Feedback.tsx'), ['form', 'help']),
  forgot: page(
    () => import('../../areas/sign-in/pages/forgot/ForgotPassword.tsx'),
    ['form', 'member'],
  ),
  help: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['help']),
  hourlySalaryContract: contractReview,
  identity: page(
    () => import('../../areas/member/pages/identity/Identity.tsx'),
    ['form', 'member'],
  ),
  mall: page(() => import('../../areas/rewards/pages/mall/Mall.tsx'), ['mall']),
  memberHome: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['home', 'member']),
  messages: page(() => import('../../areas/member/pages/messages/Messages.tsx'), ['form', 'inbox']),
  moreLotteries: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['home', 'lobby']),
  needsAccount: () => import('../../areas/help/pages/system/NeedsAccount.tsx'),
  notice: page(() => import('../../areas/help/pages/notice/Notice.tsx'), ['inbox']),
  playSafely: page(
    () => import('../../areas/member/pages/play-safely/PlaySafely.tsx'),
    ['form', 'member'],
  ),
  pointsRecord: page(
    () => import('../../areas/rewards/pages/mall/record/PointsRecord.tsx'),
    ['mall', 'money', 'records'],
  ),
  profit: page(() => import('../../areas/money/pages/profit/Profit.tsx'), ['money', 'records']),
  records: page(() => import('../../areas/money/pages/records/Records.tsx'), ['money', 'records']),
  rewards: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['money', 'rewards']),
  invite: page(() => import('../../areas/rewards/pages/invite/Invite.tsx'), ['invite', 'money']),
  winners: page(() => import('../../areas/home/pages/winners/Winners.tsx'), ['home', 'winners']),
  redEnvelope: page(
    () => import('../../areas/rewards/pages/envelope/RedEnvelope.tsx'),
    ['envelope', 'money'],
  ),
  security: page(
    () => import('../../areas/member/pages/security/Security.tsx'),
    ['form', 'member'],
  ),
  service: page(() => import('../../areas/lobby/pages/BlockPage.tsx'), ['help']),
  settings: page(
    () => import('../../areas/member/pages/settings/Settings.tsx'),
    ['form', 'member'],
  ),
  team: page(
    () => import('../../areas/agents/pages/team/Team.tsx'),
    ['agents', 'money', 'records'],
  ),
  teamBets: page(
    () => import('../../areas/agents/pages/bets/TeamBets.tsx'),
    ['agents', 'money', 'records'],
  ),
  teamTransfer: page(
    () => import('../../areas/agents/pages/transfer/TeamTransfer.tsx'),
    ['agentMoney', 'money'],
  ),
  transfer: page(
    () => import('../../areas/money/pages/transfer/Transfer.tsx'),
    ['form', 'home', 'money', 'withdraw'],
  ),
  userAgreement: page(() => import('../../areas/help/pages/documents/Documents.tsx'), ['legal']),
  vip: page(() => import('../../areas/rewards/pages/vip/Vip.tsx'), ['money', 'rewards']),
  withdraw: page(
    () => import('../../areas/money/pages/withdraw/Withdraw.tsx'),
    ['form', 'money', 'withdraw'],
  ),
}

/** Every own page. Its blocks load their messages themselves. */
const ownPage = page(() => import('../../areas/lobby/pages/BlockPage.tsx'), [])

/** Loads a page with its messages. Its ornaments are ready with it, so that they do not mount it anew. */
export async function loadLaterPage(id: LaterPageId | OwnPageId): Promise<PageModule> {
  giveOrnaments(PageOrnaments)
  const [page] = await Promise.all([
    (isOwnPageId(id) ? ownPage : laterPages[id])(),
    loadPage(loadOrnaments),
  ])
  return page
}

function page(...[load, areas]: Parameters<typeof loadWithAreas<PageModule>>): LoadPage {
  return () => loadWithAreas(load, areas)
}
