import type { SignInCalendar } from '../../core/contract/generated/gateway.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import { rewardsOf, signInTitle, termsIds } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import {
  addDays,
  dayIn,
  listDays,
  monthOf,
  nextMonth,
  startOfDayIn,
  weekOf,
  zoneOf,
} from '../world/zone-days.ts'
import { type Claims, type DueReward, type RewardReader, stateOf } from './due-reward.ts'

/** Returns the id of the reward of a day. */
export function signInId(day: string): string {
  return `signIn:${day}`
}

/** Counts the sign-ins of some days, or all. `after` is the day after the last one. */
export function countSignIns(
  claims: Claims,
  days?: { readonly first: string; readonly after: string },
): number {
  const signed = [...claims.keys()].flatMap((id) => /^signIn:(.+)$/.exec(id)?.[1] ?? [])
  return signed.filter((day) => !days || (day >= days.first && day < days.after)).length
}

/** Returns the days in a row with a sign-in that end with a day. */
function streakTo(claims: Claims, day: string): number {
  let count = 0
  for (let at = day; claims.has(signInId(at)); at = addDays(at, -1)) count += 1
  return count
}

/** Lists the reward of the present day; none if the merchant has no calendar. */
export function listSignIn({ merchant, now }: RewardReader, claims: Claims): readonly DueReward[] {
  const { world } = merchant
  const { signIns } = rewardsOf(world)
  if (!signIns) return []
  const zone = zoneOf(world)
  const today = dayIn(zone, now)
  const rewardId = signInId(today)
  const place = streakTo(claims, addDays(today, -1))
  return [
    {
      rewardId,
      kind: 'signIn',
      termsId: termsIds.signIn,
      title: signInTitle,
      minor: claims.get(rewardId)?.minor ?? amountAt(signIns.amounts, place, world),
      turnover: signIns.turnover ?? 1,
      period: 'day',
      expiresAt: startOfDayIn(zone, addDays(today, 1)),
      ...stateOf(claims.get(rewardId)),
    },
  ]
}

/**
 * Describes the calendar: the days of the month and the rest of the weeks that they begin and end in.
 * Returns undefined if the merchant has none.
 */
export function describeCalendar(
  { merchant, now }: RewardReader,
  claims: Claims,
): SignInCalendar | undefined {
  const { world } = merchant
  const { signIns } = rewardsOf(world)
  if (!signIns) return undefined
  const zone = zoneOf(world)
  const { digits } = currencyOf(world)
  const today = dayIn(zone, now)
  const signed = claims.has(signInId(today))
  const before = streakTo(claims, addDays(today, -1))
  const month = monthOf(today)
  const last = addDays(`${nextMonth(month)}-01`, -1)
  const days = listDays(weekOf(`${month}-01`), addDays(weekOf(last), 6))
  return {
    today,
    signed,
    streak: before + (signed ? 1 : 0),
    turnover: signIns.turnover ?? 1,
    nextDayAt: startOfDayIn(zone, addDays(today, 1)),
    days: days.map((day) => {
      const claim = claims.get(signInId(day))
      // The place of a day in the series, if no day is missed until then.
      const place = before + listDays(today, day).length - 1
      const minor = claim?.minor ?? (day < today ? 0 : amountAt(signIns.amounts, place, world))
      const isLast = day >= today && place % signIns.amounts.length === signIns.amounts.length - 1
      return {
        day,
        amount: formatMinor(minor, digits),
        state: claim ? 'signed' : day < today ? 'missed' : day === today ? 'today' : 'ahead',
        ...(isLast && signIns.amounts.length > 1 && { special: true }),
      }
    }),
  }
}

function amountAt(
  amounts: readonly string[],
  place: number,
  world: Parameters<typeof currencyOf>[0],
): number {
  return parseMinor(amounts[place % amounts.length] ?? '0', currencyOf(world).digits)
}
