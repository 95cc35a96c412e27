import type {
  ProductRate,
  RateBounds,
  RebateQuota,
} from '../../../../core/contract/generated/gateway.ts'
import { addDecimals, compareDecimals, subtractDecimals } from '../../../kit/controls/decimal.ts'

/** The lowest and the highest rate of a product. Percentages as decimal strings. */
export interface RateRange {
  readonly product: string
  readonly min: string
  readonly max: string
}

/** Returns a rate with two decimals, such as `0.50%`. */
export function formatRate(rate: string): string {
  return `${addDecimals([rate, '0.00'])}%`
}

/** Returns a rate within its range. */
export function clampRate(rate: string, { min, max }: Pick<RateRange, 'min' | 'max'>): string {
  if (compareDecimals(rate, max) > 0) return max
  return compareDecimals(rate, min) < 0 ? min : rate
}

/** Returns a rate that is one step higher or lower, within its range. */
export function moveRate(
  rate: string,
  { by, step, ...range }: Pick<RateRange, 'min' | 'max'> & { by: 'up' | 'down'; step: string },
): string {
  const moved = by === 'up' ? addDecimals([rate, step]) : subtractDecimals(rate, step)
  return clampRate(moved, range)
}

/** Returns the rates that an agent may give to somebody new: none up to its own, which may change tomorrow (SPEC §11.85). */
export function listGivable(own: readonly RateBounds[]): readonly RateRange[] {
  return own.map(({ product, rate, next = rate }) => ({ product, min: '0.00', max: next }))
}

/** Returns the highest rates that need no place in a quota, within their ranges. */
export function suggestRates(
  ranges: readonly RateRange[],
  { quotas, step }: { readonly quotas: readonly RebateQuota[]; readonly step: string },
): readonly ProductRate[] {
  const [least] = quotas.map(({ rate }) => rate).sort(compareDecimals)
  return ranges.map(({ product, ...range }) => {
    const free = least === undefined ? range.max : subtractDecimals(least, step)
    return { product, rate: clampRate(free, range) }
  })
}

export interface QuotaUse extends RebateQuota {
  /** The places that are left. */
  readonly left: number
}

/** Returns the quotas in which rates need a place that earlier rates did not have. */
export function findQuotaUse(
  quotas: readonly RebateQuota[],
  rates: readonly ProductRate[],
  before: readonly ProductRate[] = [],
): readonly QuotaUse[] {
  return quotas
    .filter(({ rate }) => reaches(rates, rate) && !reaches(before, rate))
    .map((quota) => ({ ...quota, left: Math.max(0, quota.max - quota.used) }))
}

function reaches(rates: readonly ProductRate[], least: string): boolean {
  return rates.some(({ rate }) => compareDecimals(rate, least) >= 0)
}
