import type { World, WorldInvite, WorldText } from '../../core/contract/generated/world.ts'
import { fitAmount } from './currency.ts'

/** The id by which `findBonusTerms` finds the terms of a reward for a friend. */
export const inviteTermsId = 'invite:friend'

export const inviteTitle: WorldText = {
  en: 'Friend reward',
  th: 'รางวัลแนะนำเพื่อน',
  zh: '好友邀请奖励',
  km: 'រង្វាន់អញ្ជើញមិត្ត',
  ja: '友達紹介ボーナス',
}

/** Returns the rewards for inviting friends. */
export function inviteOf(world: World): WorldInvite {
  return world.invite ?? inviteThatFits(world)
}

/** Returns the rewards of a world that names none, in amounts that fit its currency. */
function inviteThatFits(world: World): WorldInvite {
  const inCurrency = (amount: string): string => fitAmount(world, amount)
  return {
    minDeposit: inCurrency('100'),
    rewards: [
      { from: 1, amount: inCurrency('10') },
      { from: 4, amount: inCurrency('15') },
      { from: 10, amount: inCurrency('25') },
    ],
    turnover: 1,
    days: 30,
  }
}

/** Returns the reward for the n-th friend, from 1 on; undefined if no row applies. */
export function rewardFor({ rewards }: WorldInvite, friend: number): string | undefined {
  return rewards.toSorted((one, other) => other.from - one.from).find(({ from }) => from <= friend)
    ?.amount
}
