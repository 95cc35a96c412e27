import type { LevelTargets, VipLevel } from '../../../core/contract/generated/gateway.ts'
import type { World } from '../../../core/contract/generated/world.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { loadClaims } from '../../rewards/due-reward.ts'
import { listGifts } from '../../rewards/list-gifts.ts'
import { describeReward } from '../../rewards/list-rewards.ts'
import { sumMonth } from '../../rewards/month-figures.ts'
import {
  findLevel,
  giftKinds,
  levelsOf,
  type MinorTargets,
  nameLevel,
  readLevelNumber,
  readTargets,
} from '../../terms/level-terms.ts'
import { currencyOf } from '../../world/currency.ts'
import { dayIn, monthOf, nextMonth, startOfDayIn, zoneOf } from '../../world/zone-days.ts'
import { claimOne, loadPresent } from './rewards.ts'

const vipLevels: Handler<'vipLevels'> = ({ merchant, language }) => {
  const { list, giftTurnover = 1 } = levelsOf(merchant.world)
  return {
    levels: list.map((_, place) => describeLevel(merchant.world, place + 1, language)),
    giftTurnover,
  }
}

function describeLevel(world: World, number: number, language: string): VipLevel {
  const { digits } = currencyOf(world)
  const { perks = [] } = levelsOf(world)
  const rise = readTargets(world, number, 'rise')
  const keep = readTargets(world, number, 'keep')
  return {
    level: nameLevel(number),
    ...(rise && { rise: writeTargets(rise, digits) }),
    ...(keep && { keep: writeTargets(keep, digits) }),
    gifts: giftKinds.flatMap((gift) => {
      const amount = findLevel(world, number)?.[gift]
      return amount === undefined
        ? []
        : [{ gift, amount: formatMinor(parseMinor(amount, digits), digits) }]
    }),
    perks: perks.flatMap(({ id, name, values }) => {
      const value = values[number - 1]
      return value === undefined
        ? []
        : [{ perkId: id, name: formatText(name, language), value: formatText(value, language) }]
    }),
  }
}

function writeTargets({ turnover, deposits }: MinorTargets, digits: number): LevelTargets {
  return { turnover: formatMinor(turnover, digits), deposits: formatMinor(deposits, digits) }
}

/** Returns the member's place among the levels, by the same terms as `vipLevels`. */
const vipProgress: Handler<'vipProgress'> = async (request) => {
  const { world } = request.merchant
  const { database, account, now } = await loadPresent(request)
  const { level } = account
  const { digits } = currencyOf(world)
  const zone = zoneOf(world)
  const month = monthOf(dayIn(zone, now))
  const end = nextMonth(month)
  const done = writeTargets(await sumMonth(database, account.id, { zone, month, end }), digits)
  const number = readLevelNumber(level)
  const rise = number === undefined ? undefined : readTargets(world, number + 1, 'rise')
  const keep = number === undefined ? undefined : readTargets(world, number, 'keep')
  const next = rise && writeTargets(rise, digits)
  return {
    level,
    ...done,
    ...(next &&
      number !== undefined && {
        next: nameLevel(number + 1),
        target: next.turnover,
        depositTarget: next.deposits,
      }),
    ...(keep && { keep: writeTargets(keep, digits) }),
    resetsAt: startOfDayIn(zone, `${end}-01`),
  }
}

const levelGifts: Handler<'levelGifts'> = async (request) => {
  const reader = await loadPresent(request)
  const gifts = await listGifts(reader, await loadClaims(reader.database, reader.account.id))
  return { gifts: gifts.map((due) => describeReward(request, due)) }
}

/** Claims a gift of the level, also while the reward centre is off. */
const claimLevelGift: Handler<'claimLevelGift'> = async (request) => {
  const { rewardId } = request.body
  if (!rewardId.startsWith('gift:')) throw new GatewayRefusal('reward.notFound', { status: 404 })
  return claimOne(request, rewardId)
}

export const vipHandlers = { claimLevelGift, levelGifts, vipLevels, vipProgress }
