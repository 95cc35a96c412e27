/* Written by `npm run generate` from schemas/. */
import { type Check, anyOf, flag, listOf, mapOf, nothing, number, record, text, whole, word } from '../../shape-checks.ts'
import { isGame, isDecimal } from './start.ts'

export const isDomainRoute: Check = record({ routes: listOf(text) }, { mainDomain: text })
export const isPattern: Check = record({ acceptedPattern: text }, { message: text, patternId: text, minLength: whole, maxLength: whole })
export const isRegisterPatterns: Check = mapOf(isPattern)
export const isCheckForms: Check = listOf(word("picture", "words"))
export const isCaptcha: Check = record({ captchaId: text }, { cap: text, kind: word("letters", "equation", "words"), question: text, forms: isCheckForms })
export const isHumanCheck: Check = record({ challenge: text }, { background: text, piece: text, question: text, forms: isCheckForms })
export const isHumanCheckResult: Check = record({ geetest_challenge: text, geetest_validate: text, geetest_seccode: text })
export const isAffiliate: Check = record({  }, { success: flag, inviter: text })
export const isUsernameValidity: Check = record({ available: flag })
export const isLogin: Check = record({ token: text, userName: text, customerType: whole }, { firstTimeLogin: flag, passwordExpired: flag, lastLoginTime: whole })
export const isLoginRefusal: Check = record({  }, { captcha: flag, retryAfter: whole })
export const isTestPlay: Check = record({ trail: whole }, { session: isLogin })
export const isTrialUser: Check = record({ userName: text, password: text }, { expiresAt: whole })
export const isDone: Check = anyOf(record({  }), flag, nothing, text, number)
export const isGamePage: Check = record({ games: listOf(isGame), pageNum: whole, totalPages: whole }, { totalCount: whole })
export const isFavouritePage: Check = record({ content: listOf(isGame), pageNum: whole, totalPages: whole })
export const isGameKey: Check = record({ vendor: text, gameCode: text })
export const isFavouriteKeys: Check = record({ list: listOf(isGameKey) })
export const isLaunch: Check = record({ content: record({ game_url: text }) })
export const isOpenRound: Check = record({ vendor: text, gameCode: text }, { gameName: text })
export const isLaunchRefusal: Check = record({  }, { maintenanceFrom: whole, maintenanceTo: whole, required: isDecimal, level: whole, price: isDecimal, points: whole, open: isOpenRound })
export const isOrder: Check = record({ orderId: text, vendor: text, gameCode: text, stake: isDecimal, payout: isDecimal, state: word("open", "settled", "cancelled"), placedAt: whole }, { gameCategory: text, vendorName: text, gameName: text, settledAt: whole })
export const isOrderPage: Check = record({ orders: listOf(isOrder), pageNum: whole, totalPages: whole }, { totalCount: whole, totalStake: isDecimal, totalPayout: isDecimal })
export const isSuborder: Check = record({ suborderId: text, selection: text, stake: isDecimal, payout: isDecimal, state: word("open", "won", "lost", "cancelled") }, { cancellable: flag })
export const isOrderDetail: Check = record({ orderId: text, vendor: text, gameCode: text, stake: isDecimal, payout: isDecimal, state: word("open", "settled", "cancelled"), placedAt: whole, suborders: listOf(isSuborder) }, { gameCategory: text, vendorName: text, gameName: text, settledAt: whole, issue: text, result: listOf(text) })
export const isMemberInfo: Check = record({ id: text, account: text, type: whole }, { nickname: text, level: text, iconId: whole, joinedAt: whole })
export const isHeadIcon: Check = whole
export const isVendorBalance: Check = record({ vendor: text, displayName: text, balance: isDecimal }, { maintenance: flag })
export const isWalletBalance: Check = record({ sumBalance: isDecimal, totalBalance: isDecimal, currency: text, currencySymbol: text, isSingle: flag }, { vendors: listOf(isVendorBalance), autoTransfer: flag })
export const isVendorTransfer: Check = record({ vendor: text, displayName: text, amount: isDecimal, state: word("done", "maintenance", "failed", "unknown") }, { orderId: text })
export const isWalletTransfer: Check = record({ transfers: listOf(isVendorTransfer) })

/** Checks by the name of the shape. */
export const rest: Readonly<Record<string, Check>> = {
  DomainRoute: isDomainRoute,
  RegisterPatterns: isRegisterPatterns,
  Captcha: isCaptcha,
  HumanCheck: isHumanCheck,
  HumanCheckResult: isHumanCheckResult,
  Affiliate: isAffiliate,
  UsernameValidity: isUsernameValidity,
  Login: isLogin,
  LoginRefusal: isLoginRefusal,
  TestPlay: isTestPlay,
  TrialUser: isTrialUser,
  Done: isDone,
  GamePage: isGamePage,
  FavouritePage: isFavouritePage,
  FavouriteKeys: isFavouriteKeys,
  Launch: isLaunch,
  LaunchRefusal: isLaunchRefusal,
  OrderPage: isOrderPage,
  OrderDetail: isOrderDetail,
  MemberInfo: isMemberInfo,
  HeadIcon: isHeadIcon,
  WalletBalance: isWalletBalance,
  WalletTransfer: isWalletTransfer,
}
