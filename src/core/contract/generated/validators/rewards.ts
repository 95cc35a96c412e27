/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'
import { isLevelTargets } from './account.ts'

export const isRewardKind: Check = word("ticket", "mission", "signIn", "levelGift")
export const isRewardState: Check = word("claimable", "progress", "claimed", "expired")
export const isRewardPeriod: Check = word("once", "day", "week", "month")
export const isMissionMetric: Check = word("deposit", "depositCount", "validBets", "signIns")
export const isLevelGiftKind: Check = word("upgrade", "weekly", "monthly", "birthday")
export const isRewardProgress: Check = record({ done: isDecimal, target: isDecimal, unit: word("money", "count", "days") })
export const isReward: Check = record({ rewardId: text, kind: isRewardKind, title: text, amount: isDecimal, turnover: whole, state: isRewardState }, { note: text, period: isRewardPeriod, metric: isMissionMetric, gift: isLevelGiftKind, progress: isRewardProgress, expiresAt: whole, claimedAt: whole, claimableFrom: text })
export const isCalendarDay: Check = record({ day: text, amount: isDecimal, state: word("signed", "missed", "today", "ahead") }, { special: flag })
export const isSignInCalendar: Check = record({ today: text, signed: flag, streak: whole, turnover: whole, nextDayAt: whole, days: listOf(isCalendarDay) })
export const isRewardCenter: Check = record({ rewards: listOf(isReward), count: whole, total: isDecimal }, { calendar: isSignInCalendar })
export const isPastReward: Check = record({ rewardId: text, kind: isRewardKind, title: text, amount: isDecimal, claimedAt: whole, orderId: text })
export const isRewardHistory: Check = record({ rewards: listOf(isPastReward), pageNum: whole, totalPages: whole })
export const isClaimedReward: Check = record({ rewardId: text, title: text, amount: isDecimal, orderId: text, claimedAt: whole })
export const isRewardResult: Check = record({ rewardId: text, title: text, amount: isDecimal, state: word("claimed", "refused") }, { code: text })
export const isRewardResults: Check = record({ results: listOf(isRewardResult), total: isDecimal, count: whole })
export const isLevelGift: Check = record({ gift: isLevelGiftKind, amount: isDecimal })
export const isLevelPerk: Check = record({ perkId: text, name: text, value: text })
export const isVipLevel: Check = record({ level: text, gifts: listOf(isLevelGift), perks: listOf(isLevelPerk) }, { rise: isLevelTargets, keep: isLevelTargets })
export const isVipLevels: Check = record({ levels: listOf(isVipLevel), giftTurnover: whole })
export const isLevelGifts: Check = record({ gifts: listOf(isReward) })

/** Checks by the name of the shape. */
export const rewards: Readonly<Record<string, Check>> = {
  RewardCenter: isRewardCenter,
  RewardHistory: isRewardHistory,
  ClaimedReward: isClaimedReward,
  RewardResults: isRewardResults,
  VipLevels: isVipLevels,
  LevelGifts: isLevelGifts,
}
