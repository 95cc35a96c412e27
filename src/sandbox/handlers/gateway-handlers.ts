import type { CallName } from '../../core/contract/calls.ts'
import type { Handler } from '../requests/sandbox.ts'
import { bankCardHandlers } from './account/bank-cards.ts'
import { helpHandlers } from './account/help.ts'
import { identityHandlers } from './account/identity.ts'
import { messageHandlers } from './account/messages.ts'
import { passwordBySmsHandlers } from './account/password-by-sms.ts'
import { playLimitHandlers } from './account/play-limits.ts'
import { profileHandlers } from './account/profile.ts'
import { securityHandlers } from './account/security.ts'
import { contractHandlers } from './agents/contracts.ts'
import { downlineHandlers } from './agents/downlines.ts'
import { incomeHandlers } from './agents/income.ts'
import { linkHandlers } from './agents/links.ts'
import { rebateHandlers } from './agents/rebates.ts'
import { teamHandlers } from './agents/team.ts'
import { teamRecordHandlers } from './agents/team-records.ts'
import { transferHandlers } from './agents/transfers.ts'
import { contentHandlers } from './content.ts'
import { redEnvelopeHandlers } from './envelope/red-envelope.ts'
import { gameListHandlers } from './game-list.ts'
import { gameHandlers } from './games.ts'
import { humanCheckHandlers } from './human-checks.ts'
import { invitationHandlers } from './invite/invitation.ts'
import { launchHandlers } from './launch.ts'
import { liveRoomHandlers } from './live-rooms/live-rooms.ts'
import { lobbyNewsHandlers } from './lobby-news.ts'
import { mallHandlers } from './mall/mall.ts'
import { pointsRecordHandlers } from './mall/points-record.ts'
import { memberHandlers } from './member.ts'
import { memberInfoHandlers } from './member-info.ts'
import { bonusHandlers } from './money/bonuses.ts'
import { depositOfferHandlers } from './money/deposit-offers.ts'
import { depositHandlers } from './money/deposits.ts'
import { orderDepositHandlers } from './money/order-deposit.ts'
import { profitHandlers } from './money/profit.ts'
import { recordHandlers } from './money/records.ts'
import { withdrawalHandlers } from './money/withdrawals.ts'
import { orderHandlers } from './orders.ts'
import { ownGameHandlers } from './own-games.ts'
import { passwordByEmailHandlers } from './password-by-email.ts'
import { promotionHandlers } from './promotion/promotions.ts'
import { takePromotionHandlers } from './promotion/take-promotion.ts'
import { registrationHandlers } from './registration.ts'
import { rewardHandlers } from './rewards/rewards.ts'
import { vipHandlers } from './rewards/vip.ts'
import { sessionHandlers } from './session.ts'
import { socialLoginHandlers } from './social-login.ts'
import { systemHandlers } from './system.ts'
import { walletHandlers } from './wallets.ts'
import { winnerHandlers } from './winners.ts'

type Handlers = { readonly [N in CallName]: Handler<N> }

/** One handler for every call of the contract: a call without one does not compile. */
export const gatewayHandlers: Handlers = {
  ...bankCardHandlers,
  ...helpHandlers,
  ...identityHandlers,
  ...messageHandlers,
  ...passwordBySmsHandlers,
  ...playLimitHandlers,
  ...profileHandlers,
  ...securityHandlers,
  ...contractHandlers,
  ...downlineHandlers,
  ...incomeHandlers,
  ...linkHandlers,
  ...rebateHandlers,
  ...teamHandlers,
  ...teamRecordHandlers,
  ...transferHandlers,
  ...contentHandlers,
  ...redEnvelopeHandlers,
  ...gameListHandlers,
  ...gameHandlers,
  ...humanCheckHandlers,
  ...invitationHandlers,
  ...launchHandlers,
  ...liveRoomHandlers,
  ...lobbyNewsHandlers,
  ...mallHandlers,
  ...pointsRecordHandlers,
  ...memberHandlers,
  ...memberInfoHandlers,
  ...bonusHandlers,
  ...depositOfferHandlers,
  ...depositHandlers,
  ...orderDepositHandlers,
  ...profitHandlers,
  ...recordHandlers,
  ...withdrawalHandlers,
  ...orderHandlers,
  ...ownGameHandlers,
  ...passwordByEmailHandlers,
  ...promotionHandlers,
  ...takePromotionHandlers,
  ...registrationHandlers,
  ...rewardHandlers,
  ...vipHandlers,
  ...sessionHandlers,
  ...socialLoginHandlers,
  ...systemHandlers,
  ...walletHandlers,
  ...winnerHandlers,
}
