import type {
  ProfitCategory,
  ProfitReport,
  ProfitTotals,
  ProfitVendor,
} from '../../../../../core/contract/generated/gateway.ts'
import { addDecimals, compareDecimals, subtractDecimals } from '../../../../kit/controls/decimal.ts'

/** A part of a net result. */
export interface Summand {
  readonly kind: 'payout' | 'bets' | 'rebate' | 'bonus' | 'rooms' | 'other'
  /** Decimal string; negative if it lowers the net result. */
  readonly amount: string
}

type Figures = Pick<ProfitTotals, 'payout' | 'bets' | 'net'> &
  Partial<Pick<ProfitTotals, 'rebate' | 'bonus' | 'rooms'>>

/**
 * Lists the parts of a net result, whose sum is that result (SPEC §11.75). What the gateway's own
 * figures leave over is a part too.
 */
export function listSummands({
  payout,
  bets,
  rebate,
  bonus,
  rooms,
  net,
}: Figures): readonly Summand[] {
  const parts: readonly Summand[] = [
    { kind: 'payout', amount: payout },
    { kind: 'bets', amount: negate(bets) },
    ...(rebate === undefined ? [] : [{ kind: 'rebate' as const, amount: rebate }]),
    ...(bonus === undefined ? [] : [{ kind: 'bonus' as const, amount: bonus }]),
    ...(rooms === undefined ? [] : [{ kind: 'rooms' as const, amount: rooms }]),
  ]
  const other = restOf(
    net,
    parts.map(({ amount }) => amount),
  )
  return other === undefined ? parts : [...parts, { kind: 'other', amount: other }]
}

/** Returns what the vendors of a category leave over of its net result, if anything. */
export function restOfVendors({ net, vendors }: ProfitCategory): string | undefined {
  return restOf(
    net,
    vendors.map((vendor) => vendor.net),
  )
}

/** Returns what the games and the rebate of a vendor leave over of its net result, if anything. */
export function restOfGames({ net, rebate, games }: ProfitVendor): string | undefined {
  return restOf(net, [rebate, ...games.map((game) => game.net)])
}

/** Returns what the categories, the bonuses and the live rooms leave over of the net result, if anything. */
export function restOfCategories({ totals, categories }: ProfitReport): string | undefined {
  const { net, bonus, rooms = '0' } = totals
  return restOf(net, [bonus, rooms, ...categories.map((category) => category.net)])
}

/**
 * Returns the digits after the point with which every amount of a report is shown: those of the currency,
 * or more if an amount has more. Rounded amounts would not add up.
 */
export function digitsOfReport(
  { totals, categories, days }: ProfitReport,
  currencyDigits: number,
): number {
  const vendors = categories.flatMap((category) => category.vendors)
  const games = vendors.flatMap((vendor) => vendor.games)
  const rows: readonly Partial<ProfitTotals>[] = [
    totals,
    ...categories,
    ...vendors,
    ...games,
    ...days,
  ]
  const digits = rows.flatMap(({ bets, payout, rebate, bonus, net }) =>
    [bets, payout, rebate, bonus, net].map(countDigits),
  )
  return Math.max(currencyDigits, ...digits)
}

/** Returns the digits after the point of a decimal string without the zeros at its end. */
function countDigits(amount = ''): number {
  return /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0
}

function negate(amount: string): string {
  return subtractDecimals('0', amount)
}

function restOf(net: string, parts: readonly string[]): string | undefined {
  const rest = subtractDecimals(net, addDecimals(parts))
  return compareDecimals(rest, '0') === 0 ? undefined : rest
}
