import type { LevelGiftKind } from '../../core/contract/generated/gateway.ts'
import type { World, WorldRewards, WorldText } from '../../core/contract/generated/world.ts'
import { defaultTermsOf } from './default-terms.ts'
import { giftTitles } from './level-terms.ts'

/** Returns the rewards of a world. */
export function rewardsOf(world: Pick<World, 'rewards' | 'currency'>): WorldRewards {
  return world.rewards ?? defaultTermsOf(world).rewards
}

/** The name of the reward of a day with a sign-in, which the records show. */
export const signInTitle: WorldText = {
  en: 'Daily sign-in',
  th: 'ลงชื่อเข้าใช้รายวัน',
  zh: '每日签到',
  km: 'ចុះឈ្មោះប្រចាំថ្ងៃ',
  ja: 'デイリーログイン',
}

/** The ids of terms by what gives a reward (`findBonusTerms`). */
export const termsIds = {
  ticket: (id: string): string => `reward:ticket:${id}`,
  mission: (id: string): string => `reward:mission:${id}`,
  signIn: 'reward:signIn',
  gift: (gift: LevelGiftKind): string => `vip:${gift}`,
} as const

/** Finds the name of a reward by the id of its terms. Undefined if the world has it no more. */
export function findRewardTerms(
  world: Pick<World, 'rewards' | 'currency'>,
  id: string,
): { readonly title: WorldText } | undefined {
  if (id === termsIds.signIn) return { title: signInTitle }
  const { tickets = [], missions = [] } = rewardsOf(world)
  const gift = (Object.keys(giftTitles) as LevelGiftKind[]) // the keys of a closed record
    .find((one) => termsIds.gift(one) === id)
  if (gift) return { title: giftTitles[gift] }
  const found =
    tickets.find((one) => termsIds.ticket(one.id) === id) ??
    missions.find((one) => termsIds.mission(one.id) === id)
  // The days of a ticket are those in which it is claimed, not those of its turnover.
  return found && { title: found.title }
}
