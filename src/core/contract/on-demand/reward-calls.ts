import type { CallDeclaration } from '../call-declaration.ts'
import { publicRead } from '../public-read.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The reads that a claim changes: what can be claimed, and the money that it credits. */
const claimed = [
  'rewardCenter',
  'rewardCount',
  'rewardHistory',
  'levelGifts',
  ...moneyReads,
  'bonuses',
  'turnover',
  'withdrawalTerms',
] as const

/** The calls of the reward centre and of the levels. They load with all others of `member-calls.ts`. */
export const rewardCalls = {
  rewardCenter: read('/wps/relay/MCS2_rewardCenter', 'member', { value: 'RewardCenter' }),
  rewardHistory: read('/wps/relay/MCS2_rewardHistory', 'member', {
    query: 'RewardHistoryQuery',
    value: 'RewardHistory',
  }),
  claimReward: effect('/wps/relay/MCS2_claimReward', 'member', {
    changes: claimed,
    body: 'ClaimRewardBody',
    value: 'ClaimedReward',
  }),
  claimAllRewards: effect('/wps/relay/MCS2_claimRewards', 'member', {
    changes: claimed,
    body: 'ClaimRewardsBody',
    value: 'RewardResults',
  }),
  signInToday: effect('/wps/relay/MCS2_signIn', 'member', {
    changes: claimed,
    body: 'SignInBody',
    value: 'ClaimedReward',
  }),
  vipLevels: publicRead('/wps/relay/MCS2_vipLevels', 'common', { value: 'VipLevels' }),
  levelGifts: read('/wps/member/vip/gifts', 'member', { value: 'LevelGifts' }),
  claimLevelGift: effect('/wps/member/vip/gifts', 'member', {
    changes: claimed,
    body: 'ClaimRewardBody',
    value: 'ClaimedReward',
  }),
} satisfies Record<string, CallDeclaration>
