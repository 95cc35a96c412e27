import type { LevelGiftKind } from '../../core/contract/generated/gateway.ts'
import type {
  World,
  WorldLevel,
  WorldLevels,
  WorldText,
} from '../../core/contract/generated/world.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'

const targets = (turnover: string, deposits: string) => ({ turnover, deposits })

/** The levels of a world that names none. */
const defaultLevels: WorldLevels = {
  list: [
    { birthday: '8' },
    {
      rise: targets('5000', '500'),
      keep: targets('2500', '250'),
      upgrade: '8',
      weekly: '3',
      birthday: '18',
    },
    {
      rise: targets('20000', '3000'),
      keep: targets('10000', '1500'),
      upgrade: '28',
      weekly: '8',
      monthly: '18',
      birthday: '38',
    },
    {
      rise: targets('50000', '10000'),
      keep: targets('25000', '5000'),
      upgrade: '88',
      weekly: '18',
      monthly: '58',
      birthday: '88',
    },
    {
      rise: targets('200000', '40000'),
      keep: targets('100000', '20000'),
      upgrade: '288',
      weekly: '58',
      monthly: '188',
      birthday: '288',
    },
    {
      rise: targets('1000000', '200000'),
      keep: targets('500000', '100000'),
      upgrade: '888',
      weekly: '188',
      monthly: '588',
      birthday: '888',
    },
  ],
  perks: [
    {
      id: 'withdrawals',
      name: {
        en: 'Withdrawals',
        th: 'การถอนเงิน',
        zh: '提款',
        km: 'ការដកប្រាក់',
        ja: '出金',
      },
      values: [
        ...Array.from({ length: 2 }, () => ({
          en: 'Standard',
          th: 'ปกติ',
          zh: '标准',
          km: 'ធម្មតា',
          ja: '通常',
        })),
        ...Array.from({ length: 4 }, () => ({
          en: 'Priority',
          th: 'ก่อนใคร',
          zh: '优先',
          km: 'អាទិភាព',
          ja: '優先',
        })),
      ],
    },
    {
      id: 'service',
      name: {
        en: 'Customer service',
        th: 'ฝ่ายบริการลูกค้า',
        zh: '客服',
        km: 'សេវាអតិថិជន',
        ja: 'サポート',
      },
      values: [
        ...Array.from({ length: 4 }, () => ({
          en: 'Chat',
          th: 'แชต',
          zh: '在线客服',
          km: 'ជជែក',
          ja: 'チャット',
        })),
        ...Array.from({ length: 2 }, () => ({
          en: 'Own manager',
          th: 'ผู้ดูแลส่วนตัว',
          zh: '专属客服',
          km: 'អ្នកគ្រប់គ្រងផ្ទាល់',
          ja: '専任担当',
        })),
      ],
    },
  ],
}

/** Returns the levels of a world. */
export function levelsOf({ levels }: Pick<World, 'levels'>): WorldLevels {
  return levels ?? defaultLevels
}

/** Returns the number of a level, such as 3 of `VIP 3`; undefined for an account without one. */
export function readLevelNumber(level: string): number | undefined {
  const digits = /\d+$/.exec(level)?.[0]
  return digits === undefined ? undefined : Number(digits)
}

/** Returns the name of a level. */
export function nameLevel(number: number): string {
  return `VIP ${number}`
}

/** Returns the terms of a level; undefined if the world has none with its number. */
export function findLevel(world: Pick<World, 'levels'>, number: number): WorldLevel | undefined {
  return levelsOf(world).list[number - 1]
}

/** What a level needs in a month, in the currency's smallest unit. */
export interface MinorTargets {
  readonly turnover: number
  readonly deposits: number
}

/** Returns the targets of a level in the smallest unit: to rise to it, or to keep it. */
export function readTargets(
  world: World,
  number: number,
  which: 'rise' | 'keep',
): MinorTargets | undefined {
  const found = findLevel(world, number)?.[which]
  if (!found) return undefined
  const { digits } = currencyOf(world)
  return {
    turnover: parseMinor(found.turnover, digits),
    deposits: parseMinor(found.deposits, digits),
  }
}

/** Returns true if both targets are met. */
export function meets(done: MinorTargets, needed: MinorTargets): boolean {
  return done.turnover >= needed.turnover && done.deposits >= needed.deposits
}

export const giftKinds: readonly LevelGiftKind[] = ['upgrade', 'weekly', 'monthly', 'birthday']

/** The names of the gifts, which stand in the records. */
export const giftTitles: Readonly<Record<LevelGiftKind, WorldText>> = {
  upgrade: {
    en: 'Level-up gift',
    th: 'ของขวัญเลื่อนระดับ',
    zh: '晋级礼金',
    km: 'អំណោយឡើងកម្រិត',
    ja: 'ランクアップ特典',
  },
  weekly: {
    en: 'Weekly gift',
    th: 'ของขวัญรายสัปดาห์',
    zh: '周礼金',
    km: 'អំណោយប្រចាំសប្ដាហ៍',
    ja: '週間特典',
  },
  monthly: {
    en: 'Monthly gift',
    th: 'ของขวัญรายเดือน',
    zh: '月礼金',
    km: 'អំណោយប្រចាំខែ',
    ja: '月間特典',
  },
  birthday: {
    en: 'Birthday gift',
    th: 'ของขวัญวันเกิด',
    zh: '生日礼金',
    km: 'អំណោយថ្ងៃកំណើត',
    ja: '誕生日特典',
  },
}
