import type { LevelGiftKind } from '../../core/contract/generated/gateway.ts'
import type {
  World,
  WorldLevel,
  WorldLevels,
  WorldText,
} from '../../core/contract/generated/world.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf } from '../world/currency.ts'
import { defaultTermsOf } from './default-terms.ts'

/** Returns the levels of a world. */
export function levelsOf(world: Pick<World, 'levels' | 'currency'>): WorldLevels {
  return world.levels ?? defaultTermsOf(world).levels
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
export function findLevel(
  world: Pick<World, 'levels' | 'currency'>,
  number: number,
): WorldLevel | undefined {
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
