import type { LevelGiftKind } from '../../core/contract/generated/gateway.ts'
import type { Database } from '../database/open-database.ts'
import { parseMinor } from '../ledger/ledger.ts'
import {
  findLevel,
  giftTitles,
  levelsOf,
  nameLevel,
  readLevelNumber,
} from '../terms/level-terms.ts'
import { termsIds } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import { addDays, dayIn, startOfDayIn, zoneOf } from '../world/zone-days.ts'
import { type Claims, type DueReward, type RewardReader, stateOf } from './due-reward.ts'
import { periodOf } from './list-missions.ts'

/** The days from a birthday on which its gift can be claimed. */
const birthdayDays = 7

/** Lists the gifts of a member's level. */
export async function listGifts(
  reader: RewardReader,
  claims: Claims,
): Promise<readonly DueReward[]> {
  const level = readLevelNumber(reader.account.level)
  if (level === undefined) return []
  return [
    ...(await listUpgrades(reader, claims)),
    ...listPeriodic(reader, level, claims),
    ...(await listBirthday(reader, level, claims)),
  ]
}

interface NewGift {
  readonly gift: LevelGiftKind
  readonly level: number
  /** The end of the gift's id. */
  readonly name: string
}

/** Describes a gift; undefined if the level has none of its kind. */
function describeGift(
  { merchant }: RewardReader,
  { gift, level, name }: NewGift,
): Omit<DueReward, 'state'> | undefined {
  const { world } = merchant
  const amount = findLevel(world, level)?.[gift]
  if (amount === undefined) return undefined
  return {
    rewardId: `gift:${gift}:${name}`,
    kind: 'levelGift',
    gift,
    termsId: termsIds.gift(gift),
    title: giftTitles[gift],
    note: nameLevel(level),
    minor: parseMinor(amount, currencyOf(world).digits),
    turnover: levelsOf(world).giftTurnover ?? 1,
  }
}

/** Lists the gifts of the levels that the member has reached: those that wait, and the last one that was claimed. */
async function listUpgrades(reader: RewardReader, claims: Claims): Promise<readonly DueReward[]> {
  const reached = await reader.database
    .selectFrom('levelReached')
    .select('level')
    .where('accountId', '=', reader.account.id)
    .orderBy('level', 'desc')
    .execute()
  const gifts = reached.flatMap(({ level }) => {
    const gift = describeGift(reader, { gift: 'upgrade', level, name: String(level) })
    return gift ? [{ ...gift, period: 'once' as const, ...stateOf(claims.get(gift.rewardId)) }] : []
  })
  return gifts.filter(({ state }, place) => state !== 'claimed' || place === 0)
}

const periodicGifts = [
  { gift: 'weekly', period: 'week' },
  { gift: 'monthly', period: 'month' },
] as const

function listPeriodic(reader: RewardReader, level: number, claims: Claims): readonly DueReward[] {
  const zone = zoneOf(reader.merchant.world)
  const today = dayIn(zone, reader.now)
  return periodicGifts.flatMap(({ gift, period }) => {
    const { name, days } = periodOf(period, today)
    const described = describeGift(reader, { gift, level, name })
    if (!described || !days) return []
    const expiresAt = startOfDayIn(zone, days.after)
    return [{ ...described, period, expiresAt, ...stateOf(claims.get(described.rewardId)) }]
  })
}

/** Lists the gift of the birthday, if the member has set one. */
async function listBirthday(
  reader: RewardReader,
  level: number,
  claims: Claims,
): Promise<readonly DueReward[]> {
  const birthday = await loadBirthday(reader.database, reader.account.id)
  if (birthday === undefined) return []
  const zone = zoneOf(reader.merchant.world)
  const today = dayIn(zone, reader.now)
  const year = Number(today.slice(0, 4))
  // A birthday of the last days of a year reaches into the next one.
  const dates = [year - 1, year, year + 1].map((one) => dayOfYear(birthday, one))
  const first = dates.find((date) => addDays(date, birthdayDays) > today)
  if (first === undefined) return []
  const name = first.slice(0, 4)
  const described = describeGift(reader, { gift: 'birthday', level, name })
  if (!described) return []
  const hasCome = first <= today
  return [
    {
      ...described,
      period: 'once',
      ...(hasCome && { expiresAt: startOfDayIn(zone, addDays(first, birthdayDays)) }),
      ...(!hasCome && { claimableFrom: first }),
      ...stateOf(claims.get(described.rewardId), hasCome ? 'claimable' : 'progress'),
    },
  ]
}

/** Returns the birthday in a year; that of 29 February is 1 March in other years. */
function dayOfYear(birthday: string, year: number): string {
  const [, month, day] = birthday.split('-').map(Number)
  return new Date(Date.UTC(year, (month ?? 1) - 1, day)).toISOString().slice(0, 10)
}

async function loadBirthday(database: Database, accountId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('profileField')
    .select('value')
    .where('accountId', '=', accountId)
    .where('name', '=', 'birthday')
    .executeTakeFirst()
  return row?.value
}
