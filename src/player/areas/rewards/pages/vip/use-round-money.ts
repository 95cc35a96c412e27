import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'

/** Returns what writes an amount as the player reads it, without the digits after the point of a whole one. */
export function useRoundMoney(): (amount: string) => string {
  const currency = useCurrency()
  return (amount) =>
    formatMoney(amount, /^\d+(\.0+)?$/.test(amount) ? { ...currency, digits: 0 } : currency)
}
