import type { LevelGiftKind } from '../../core/contract/generated/gateway.ts'
import type { World, WorldRewards, WorldText } from '../../core/contract/generated/world.ts'
import { giftTitles } from './level-terms.ts'

/** The rewards of a world that names none. */
const defaultRewards: Required<WorldRewards> = {
  tickets: [
    {
      id: 'welcome',
      title: {
        en: 'Welcome ticket',
        th: 'คูปองต้อนรับ',
        zh: '新人礼券',
        km: 'ប័ណ្ណស្វាគមន៍',
        ja: 'ウェルカムチケット',
      },
      amount: '18',
      days: 30,
    },
  ],
  missions: [
    {
      id: 'deposit-day',
      title: {
        en: 'Deposit 500 today',
        th: 'ฝากเงินวันนี้ครบ 500',
        zh: '今日存款满500',
        km: 'ដាក់ប្រាក់ 500 ថ្ងៃនេះ',
        ja: '本日500入金',
      },
      metric: 'deposit',
      period: 'day',
      target: '500',
      amount: '8',
    },
    {
      id: 'bets-week',
      title: {
        en: 'Bet 2,000 this week',
        th: 'เดิมพันสัปดาห์นี้ครบ 2,000',
        zh: '本周投注满2,000',
        km: 'ភ្នាល់ 2,000 សប្ដាហ៍នេះ',
        ja: '今週2,000ベット',
      },
      metric: 'validBets',
      period: 'week',
      target: '2000',
      amount: '18',
    },
  ],
  signIns: { amounts: ['1', '1', '2', '2', '3', '3', '8'] },
}

/** Returns the rewards of a world. */
export function rewardsOf({ rewards }: Pick<World, 'rewards'>): WorldRewards {
  return rewards ?? defaultRewards
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
  world: Pick<World, 'rewards'>,
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
