import type { World, WorldInvite, WorldText } from '../../core/contract/generated/world.ts'

/** The id by which `findBonusTerms` finds the terms of a reward for a friend. */
export const inviteTermsId = 'invite:friend'

export const inviteTitle: WorldText = {
  en: 'Friend reward',
  th: 'รางวัลแนะนำเพื่อน',
  zh: '好友邀请奖励',
  km: 'រង្វាន់អញ្ជើញមិត្ត',
  ja: '友達紹介ボーナス',
}

const defaultInvite: WorldInvite = {
  minDeposit: '100',
  rewards: [
    { from: 1, amount: '10.00' },
    { from: 4, amount: '15.00' },
    { from: 10, amount: '25.00' },
  ],
  turnover: 1,
  days: 30,
}

/** Returns the rewards for inviting friends. */
export function inviteOf({ invite }: World): WorldInvite {
  return invite ?? defaultInvite
}

/** Returns the reward for the n-th friend, from 1 on; undefined if no row applies. */
export function rewardFor({ rewards }: WorldInvite, friend: number): string | undefined {
  return rewards.toSorted((one, other) => other.from - one.from).find(({ from }) => from <= friend)
    ?.amount
}
