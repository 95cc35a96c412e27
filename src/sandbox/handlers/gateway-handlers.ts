import type { CallName } from '../../core/contract/calls.ts'
import type { Handler } from '../requests/sandbox.ts'
import { addBankCard, bankCards } from './account/bank-cards.ts'
import {
  appDownloads,
  feedback,
  helpCenter,
  launchChat,
  sendFeedback,
  voteHelp,
} from './account/help.ts'
import { identity, sendIdentityPicture } from './account/identity.ts'
import {
  deleteMessages,
  message,
  messages,
  readMessages,
  sendMessage,
  unreadMessages,
} from './account/messages.ts'
import { confirmPasswordBySms, passwordBySms } from './account/password-by-sms.ts'
import {
  playLimits,
  setPlayLimit,
  setRealityCheck,
  startExclusion,
  startTimeOut,
} from './account/play-limits.ts'
import { profile, setEmail, setNickname, setPayeeName, setProfile } from './account/profile.ts'
import {
  changePassword,
  customerSecurityQuestions,
  endOtherSignIns,
  hasWithdrawalPassword,
  resetPaymentPassword,
  securityConfig,
  securityQuestions,
  setLanguage,
  setPaymentPassword,
  setSecurityQuestions,
  signIns,
} from './account/security.ts'
import {
  cancelContract,
  contractHistory,
  contractInfo,
  contractRequestHistory,
  currentContracts,
  currentDailySalary,
  dailySalaryInfo,
  dailySalaryRequest,
  dividendRequest,
  fundsConsolidated,
  processContract,
  proposeContract,
} from './agents/contracts.ts'
import { promoteDownline, registerDownline } from './agents/downlines.ts'
import { agentIncome, agentPayout, contractPayouts, teamKpiB } from './agents/income.ts'
import {
  affiliateLinks,
  createAffiliateLink,
  deleteAffiliateLink,
  registrationLink,
} from './agents/links.ts'
import { agentQuotas, rebateSettings, updateDownlineRebates } from './agents/rebates.ts'
import { downline, downlines, subordinates, teamKpiA } from './agents/team.ts'
import { teamOrders, teamTransactions } from './agents/team-records.ts'
import { transferDownline, transferMultipleDownline } from './agents/transfers.ts'
import { announcements } from './content.ts'
import { openRedEnvelope, redEnvelope, redEnvelopeHistory } from './envelope/red-envelope.ts'
import { gameList } from './game-list.ts'
import { hotGames, lotteries, popularGames, vendors } from './games.ts'
import { captcha, humanCheck, humanCheckResult } from './human-checks.ts'
import { invitation, inviteHistory } from './invite/invitation.ts'
import { launchGame } from './launch.ts'
import { enterLiveRoom, liveRooms } from './live-rooms/live-rooms.ts'
import { lobbyNews } from './lobby-news.ts'
import {
  cancelMallOrder,
  convertPoints,
  convertTerms,
  mallGoods,
  mallOrders,
  pointsBalance,
  redeemGood,
} from './mall/mall.ts'
import { pointsRecord } from './mall/points-record.ts'
import { headIcon, setHeadIcon } from './member.ts'
import { memberInfo } from './member-info.ts'
import { bonuses, forfeitBonus } from './money/bonuses.ts'
import { acceptPromotion, depositMethods, depositPromotions } from './money/deposit-offers.ts'
import { cancelDeposit, confirmDeposit, depositReport } from './money/deposits.ts'
import {
  depositByAlipay,
  depositByGateway,
  depositByQq,
  depositByTransfer,
  depositByWeChat,
} from './money/order-deposit.ts'
import { memberProfit } from './money/profit.ts'
import { accountRecord, transaction, transactionCodes, transactions } from './money/records.ts'
import { turnover, withdraw, withdrawalReport, withdrawalTerms } from './money/withdrawals.ts'
import { cancelSuborder, orderDetail, orders } from './orders.ts'
import {
  addFavourite,
  addRecentGame,
  favouriteKeys,
  favourites,
  recentGames,
  removeFavourite,
} from './own-games.ts'
import { passwordByEmail } from './password-by-email.ts'
import { promotion, promotions } from './promotion/promotions.ts'
import { applyPromotion, claimPromotion, movePromotion } from './promotion/take-promotion.ts'
import {
  affiliate,
  register,
  registerPatterns,
  registerSettings,
  usernameCheck,
} from './registration.ts'
import {
  claimAllRewards,
  claimReward,
  rewardCenter,
  rewardCount,
  rewardHistory,
  signInToday,
} from './rewards/rewards.ts'
import { claimLevelGift, levelGifts, vipLevels, vipProgress } from './rewards/vip.ts'
import { login, logout, testPlay, trialUser } from './session.ts'
import { socialLogin } from './social-login.ts'
import {
  consolidatedSettings,
  customerService,
  domainRoute,
  systemStatus,
  templates,
  whitelabel,
} from './system.ts'
import { walletBalance, walletTransfer } from './wallets.ts'
import { winnerBoard } from './winners.ts'

type Handlers = { readonly [N in CallName]: Handler<N> }

/** One handler for every call of the contract: a call without one does not compile. */
export const gatewayHandlers: Handlers = {
  systemStatus,
  whitelabel,
  templates,
  consolidatedSettings,
  domainRoute,
  registerSettings,
  registerPatterns,
  captcha,
  humanCheck,
  humanCheckResult,
  affiliate,
  usernameCheck,
  register,
  login,
  testPlay,
  trialUser,
  socialLogin,
  logout,
  passwordByEmail,
  announcements,
  customerService,
  winnerBoard,
  lobbyNews,
  popularGames,
  hotGames,
  vendors,
  gameList,
  lotteries,
  favourites,
  favouriteKeys,
  addFavourite,
  removeFavourite,
  recentGames,
  addRecentGame,
  launchGame,
  orders,
  orderDetail,
  cancelSuborder,
  memberInfo,
  headIcon,
  setHeadIcon,
  walletBalance,
  walletTransfer,
  securityConfig,
  changePassword,
  hasWithdrawalPassword,
  setPaymentPassword,
  resetPaymentPassword,
  passwordBySms,
  confirmPasswordBySms,
  setLanguage,
  signIns,
  endOtherSignIns,
  securityQuestions,
  customerSecurityQuestions,
  setSecurityQuestions,
  bankCards,
  addBankCard,
  profile,
  setProfile,
  setEmail,
  setPayeeName,
  setNickname,
  vipProgress,
  identity,
  sendIdentityPicture,
  playLimits,
  setPlayLimit,
  setRealityCheck,
  startTimeOut,
  startExclusion,
  messages,
  message,
  unreadMessages,
  sendMessage,
  readMessages,
  deleteMessages,
  helpCenter,
  voteHelp,
  feedback,
  sendFeedback,
  launchChat,
  appDownloads,
  depositMethods,
  depositPromotions,
  acceptPromotion,
  depositByTransfer,
  depositByAlipay,
  depositByQq,
  depositByGateway,
  depositByWeChat,
  depositReport,
  confirmDeposit,
  cancelDeposit,
  withdrawalTerms,
  withdraw,
  withdrawalReport,
  turnover,
  transactionCodes,
  transactions,
  transaction,
  accountRecord,
  memberProfit,
  bonuses,
  forfeitBonus,
  promotions,
  promotion,
  movePromotion,
  applyPromotion,
  claimPromotion,
  rewardCenter,
  rewardCount,
  rewardHistory,
  claimReward,
  claimAllRewards,
  signInToday,
  vipLevels,
  levelGifts,
  claimLevelGift,
  pointsBalance,
  mallGoods,
  convertTerms,
  redeemGood,
  convertPoints,
  mallOrders,
  pointsRecord,
  cancelMallOrder,
  redEnvelope,
  openRedEnvelope,
  redEnvelopeHistory,
  invitation,
  inviteHistory,
  liveRooms,
  enterLiveRoom,
  fundsConsolidated,
  teamKpiA,
  teamKpiB,
  agentIncome,
  agentPayout,
  subordinates,
  downlines,
  downline,
  registerDownline,
  promoteDownline,
  updateDownlineRebates,
  transferDownline,
  transferMultipleDownline,
  teamTransactions,
  teamOrders,
  rebateSettings,
  agentQuotas,
  affiliateLinks,
  createAffiliateLink,
  deleteAffiliateLink,
  registrationLink,
  currentDailySalary,
  dailySalaryInfo,
  currentContracts,
  contractInfo,
  contractHistory,
  contractPayouts,
  proposeContract,
  processContract,
  cancelContract,
  contractRequestHistory,
  dailySalaryRequest,
  dividendRequest,
}
