import type { RewardPeriod } from '../../core/contract/generated/gateway.ts'
import type { WorldMission } from '../../core/contract/generated/world.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { rewardsOf, termsIds } from '../terms/reward-terms.ts'
import { currencyOf } from '../world/currency.ts'
import {
  addDays,
  dayIn,
  monthOf,
  nextMonth,
  startOfDayIn,
  weekOf,
  zoneOf,
} from '../world/zone-days.ts'
import { type Claims, type DueReward, type RewardReader, stateOf } from './due-reward.ts'
import { type AccountSpan, sumDeposits, sumValidBets } from './month-figures.ts'
import { countSignIns } from './sign-in-days.ts'

/** A period in which something can be claimed once. */
export interface Period {
  /** Its name in ids; empty for the one that never ends. */
  readonly name: string
  /** Its first day and the day after its last one; none for the one that never ends. */
  readonly days?: { readonly first: string; readonly after: string }
}

/** Returns the period of a day. */
export function periodOf(period: RewardPeriod, day: string): Period {
  if (period === 'once') return { name: '' }
  if (period === 'day') return { name: day, days: { first: day, after: addDays(day, 1) } }
  if (period === 'week') {
    const first = weekOf(day)
    return { name: first, days: { first, after: addDays(first, 7) } }
  }
  const month = monthOf(day)
  return { name: month, days: { first: `${month}-01`, after: `${nextMonth(month)}-01` } }
}

/** Lists the missions of a merchant with what a member has done of each. */
export async function listMissions(
  reader: RewardReader,
  claims: Claims,
): Promise<readonly DueReward[]> {
  const { missions = [] } = rewardsOf(reader.merchant.world)
  const list: DueReward[] = []
  for (const mission of missions) list.push(await describeMission(reader, mission, claims))
  return list
}

async function describeMission(
  reader: RewardReader,
  mission: WorldMission,
  claims: Claims,
): Promise<DueReward> {
  const { world } = reader.merchant
  const { id, title, note, metric, period, amount, turnover = 1 } = mission
  const zone = zoneOf(world)
  const { name, days } = periodOf(period, dayIn(zone, reader.now))
  const { digits } = currencyOf(world)
  const rewardId = name === '' ? `mission:${id}` : `mission:${id}:${name}`
  const span = {
    accountId: reader.account.id,
    from: days ? startOfDayIn(zone, days.first) : 0,
    to: days ? startOfDayIn(zone, days.after) : reader.now + 1,
  }
  const unit = unitOf(metric)
  const target = parseMinor(mission.target, unit === 'money' ? digits : 0)
  const done = Math.min(target, await countDone(reader, mission, { ...span, claims, days }))
  const isMet = done >= target
  return {
    rewardId,
    kind: 'mission',
    termsId: termsIds.mission(id),
    title,
    ...(note !== undefined && { note }),
    minor: parseMinor(amount, digits),
    turnover,
    period,
    metric,
    progress: { done, target, unit },
    ...(days && { expiresAt: span.to }),
    ...stateOf(claims.get(rewardId), isMet ? 'claimable' : 'progress'),
  }
}

function unitOf(metric: WorldMission['metric']): 'money' | 'count' | 'days' {
  if (metric === 'signIns') return 'days'
  return metric === 'depositCount' ? 'count' : 'money'
}

interface MissionSpan extends AccountSpan {
  readonly claims: Claims
  readonly days: Period['days']
}

async function countDone(
  { database }: RewardReader,
  { metric, categories }: WorldMission,
  span: MissionSpan,
): Promise<number> {
  if (metric === 'signIns') return countSignIns(span.claims, span.days)
  if (metric === 'validBets') return sumValidBets(database, span, categories)
  const { minor, count } = await sumDeposits(database, span)
  return metric === 'deposit' ? minor : count
}
