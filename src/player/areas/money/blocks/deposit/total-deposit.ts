import type {
  DepositMethod,
  DepositPromotion,
} from '../../../../../core/contract/generated/gateway.ts'
import {
  addDecimals,
  compareDecimals,
  multiplyDecimal,
  percentOf,
  subtractDecimals,
} from '../../../../kit/controls/decimal.ts'

/** What a deposit costs and brings, as decimal strings. The gateway remains the judge (SPEC §12.19). */
export interface DepositTotals {
  readonly amount: string
  readonly fee: string
  readonly bonus: string
  /** What must be played before a withdrawal. */
  readonly turnover: string
  /** What the wallet gets, with the bonus. */
  readonly credited: string
}

export interface TotalRules {
  readonly method: Pick<DepositMethod, 'fee'>
  readonly promotion: DepositPromotion | undefined
  /** Digits of the currency. */
  readonly digits: number
}

/** Calculates the totals of a deposit. */
export function totalDeposit(
  amount: string,
  { method, promotion, digits }: TotalRules,
): DepositTotals {
  const bonus = promotion ? bonusOf(amount, { promotion, digits }) : '0'
  const fee = method.fee
  const credited = compareDecimals(amount, fee) > 0 ? subtractDecimals(amount, fee) : '0'
  return {
    amount,
    fee,
    bonus,
    turnover: multiplyDecimal(addDecimals([amount, bonus]), promotion?.turnover ?? 1),
    credited: addDecimals([credited, bonus]),
  }
}

/** Returns the bonus for an amount: fixed, or a percentage up to its limit, rounded down. */
export function bonusOf(
  amount: string,
  { promotion, digits }: { readonly promotion: DepositPromotion; readonly digits: number },
): string {
  const { percent, bonus = '0', maxBonus } = promotion
  const full = percent === undefined ? bonus : percentOf(amount, { percent, digits })
  return maxBonus !== undefined && compareDecimals(full, maxBonus) > 0 ? maxBonus : full
}

/** Returns the lowest or the highest of decimal strings, without those that are absent. */
export function pickAmount(
  which: 'lowest' | 'highest',
  amounts: readonly (string | undefined)[],
): string | undefined {
  const way = which === 'lowest' ? 1 : -1
  return amounts
    .filter((amount) => amount !== undefined)
    .reduce<string | undefined>(
      (best, amount) =>
        best === undefined || compareDecimals(amount, best) * way < 0 ? amount : best,
      undefined,
    )
}
