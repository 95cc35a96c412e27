import { sql } from 'kysely'
import type {
  ProfitCategory,
  ProfitDay,
  ProfitReport,
  ProfitVendor,
} from '../../../core/contract/generated/gateway.ts'
import { startOfDay } from '../../agents/agent-days.ts'
import type { Database } from '../../database/open-database.ts'
import { dayMs } from '../../kit/durations.ts'
import { formatText } from '../../kit/format-text.ts'
import { formatMinor } from '../../ledger/ledger.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import { settleDue } from '../../play/move-round.ts'
import { validBet } from '../../play/orders.ts'
import { findPlayed } from '../../play/played-game.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'

const mostDays = 400

/** A sum of bets, in the currency's smallest unit. */
interface Sum {
  readonly bets: number
  readonly payout: number
  readonly rebate: number
  readonly count: number
}

interface GameSum extends Omit<Sum, 'rebate'> {
  readonly category: string
  readonly vendor: string
  readonly gameCode: string
}

interface RebateSum {
  readonly category: string
  readonly vendor: string
  readonly minor: number
  readonly at: number
}

/** The day (UTC) of the bets that a rebate is for. */
const dayOfRebate = sql<number>`json_extract(detail, '$.day')`

/**
 * Reports profit and loss by days of the platform (UTC), as agents read it of their members: orders count on
 * the day of their settlement, rebates on the day of their bets, bonuses and live rooms on the day that they are posted. Stakes
 * that were given back are no bets. The net of each level is the sum of the level below it (SPEC §11.75).
 */
const memberProfit: Handler<'memberProfit'> = async (request) => {
  const { sandbox, merchant, query } = request
  const { id: accountId } = signedInMember(request)
  const from = startOfDay(query.from)
  const to = startOfDay(query.to + dayMs - 1)
  await settleDue(sandbox)
  await advanceMoney(request, accountId)
  const rounds = await loadRounds(sandbox.database, { accountId, from, to })
  const orders = await loadOrders(sandbox.database, { accountId, from, to })
  const rebates = orders
    .filter(({ category }) => category === 'rebate')
    .map((order): RebateSum => {
      const { category, vendor, day } = readMoneyDetail(order, 'rebate')
      return { category, vendor, minor: order.minor, at: day }
    })
  const credits = orders.filter(({ category }) => category !== 'rebate')
  const sumCredits = (kind: 'bonus' | 'liveRoom'): number =>
    sumOf(credits.flatMap(({ category, minor }) => (category === kind ? minor : [])))
  const [bonus, rooms] = [sumCredits('bonus'), sumCredits('liveRoom')]
  const { digits } = currencyOf(merchant.world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const total = { ...addBets(rounds), rebate: sumOf(rebates.map(({ minor }) => minor)) }
  const events = [
    ...rounds.map((row) => ({ at: row.settledAt, minor: row.payout - row.bets })),
    ...rebates,
    ...credits.map(({ changedAt, minor }) => ({ at: changedAt, minor })),
  ]
  const report: ProfitReport = {
    totals: {
      ...figures(total, digits),
      bonus: write(bonus),
      ...(rooms !== 0 && { rooms: write(rooms) }),
      net: write(netOf(total) + bonus + rooms),
    },
    categories: groupCategories(request, rounds, rebates),
    days: listDays(events, { from, to, digits }),
    updatedAt: sandbox.now(),
  }
  return report
}

export const profitHandlers = { memberProfit }

/** What is reported: whose it is, and the first millisecond of the days and the first one after them. */
interface Period {
  readonly accountId: string
  readonly from: number
  readonly to: number
}

/** Loads the rounds that were settled in a period, with what was staked and paid. */
async function loadRounds(database: Database, { accountId, from, to }: Period) {
  const rows = await database
    .selectFrom('gameOrder')
    .select(['category', 'vendor', 'gameCode', 'settledAt', 'stake', 'payout'])
    .select(validBet.as('bets'))
    .where('accountId', '=', accountId)
    .where('state', '=', 'settled')
    .where('settledAt', '>=', from)
    .where('settledAt', '<', to)
    .execute()
  // A stake that was given back is in the payout too.
  return rows.map((row) => ({
    ...row,
    payout: row.payout - (row.stake - row.bets),
    settledAt: row.settledAt ?? 0,
    count: 1,
  }))
}

/** Loads the bonuses and live rooms that were posted in a period, and the rebates for its bets. */
function loadOrders(database: Database, { accountId, from, to }: Period) {
  return database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('state', '=', 'success')
    .where((where) =>
      where.or([
        where.and([
          where('category', 'in', ['bonus', 'liveRoom']),
          where('changedAt', '>=', from),
          where('changedAt', '<', to),
        ]),
        where.and([
          where('category', '=', 'rebate'),
          where(dayOfRebate, '>=', from),
          where(dayOfRebate, '<', to),
        ]),
      ]),
    )
    .execute()
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

function addBets(rows: readonly Omit<Sum, 'rebate'>[]): Omit<Sum, 'rebate'> {
  return {
    bets: sumOf(rows.map(({ bets }) => bets)),
    payout: sumOf(rows.map(({ payout }) => payout)),
    count: sumOf(rows.map(({ count }) => count)),
  }
}

function netOf({ bets, payout, rebate }: Sum): number {
  return payout - bets + rebate
}

function figures(sum: Sum, digits: number) {
  const { bets, payout, rebate, count } = sum
  return {
    bets: formatMinor(bets, digits),
    payout: formatMinor(payout, digits),
    rebate: formatMinor(rebate, digits),
    net: formatMinor(netOf(sum), digits),
    count,
  }
}

type Reader = SandboxRequest<'memberProfit'>

function groupCategories(
  request: Reader,
  bets: readonly GameSum[],
  rebates: readonly RebateSum[],
): ProfitCategory[] {
  const { digits } = currencyOf(request.merchant.world)
  const names = new Set([...bets, ...rebates].map(({ category }) => category))
  const groups = [...names].map((category) => {
    const own = bets.filter((row) => row.category === category)
    const back = rebates.filter((row) => row.category === category)
    const sum = { ...addBets(own), rebate: sumOf(back.map(({ minor }) => minor)) }
    return {
      bets: sum.bets,
      group: {
        gameCategory: category,
        ...figures(sum, digits),
        vendors: groupVendors(request, own, back),
      },
    }
  })
  return groups.toSorted((one, other) => other.bets - one.bets).map(({ group }) => group)
}

function groupVendors(
  request: Reader,
  bets: readonly GameSum[],
  rebates: readonly RebateSum[],
): ProfitVendor[] {
  const { merchant, language } = request
  const { digits } = currencyOf(merchant.world)
  const codes = new Set([...bets, ...rebates].map(({ vendor }) => vendor))
  return [...codes].map((vendor) => {
    const own = bets.filter((row) => row.vendor === vendor)
    const back = rebates.filter((row) => row.vendor === vendor)
    const sum = { ...addBets(own), rebate: sumOf(back.map(({ minor }) => minor)) }
    const known = (merchant.world.vendors ?? []).find(({ code }) => code === vendor)
    return {
      vendor,
      displayName: formatText(known?.name ?? vendor, language),
      ...figures(sum, digits),
      games: groupGames(request, vendor, own),
    }
  })
}

function groupGames(request: Reader, vendor: string, bets: readonly GameSum[]) {
  const { sandbox, merchant, language } = request
  const { digits } = currencyOf(merchant.world)
  const codes = new Set(bets.map(({ gameCode }) => gameCode))
  return [...codes].map((gameCode) => {
    const sum = { ...addBets(bets.filter((row) => row.gameCode === gameCode)), rebate: 0 }
    const played = findPlayed(sandbox.seed, merchant, { vendor, code: gameCode })
    const { rebate: _none, ...shown } = figures(sum, digits)
    return { gameCode, name: formatText(played?.name ?? gameCode, language), ...shown }
  })
}

interface Event {
  readonly at: number
  readonly minor: number
}

interface WrittenDays {
  readonly from: number
  readonly to: number
  readonly digits: number
}

/** Lists the net of each day (UTC). */
function listDays(events: readonly Event[], { from, to, digits }: WrittenDays): ProfitDay[] {
  const nets = new Map<number, number>()
  for (const { at, minor } of events) {
    const day = startOfDay(at)
    nets.set(day, (nets.get(day) ?? 0) + minor)
  }
  const days: ProfitDay[] = []
  for (let day = from; day < to && days.length < mostDays; day += dayMs)
    days.push({ day, net: formatMinor(nets.get(day) ?? 0, digits) })
  return days
}
