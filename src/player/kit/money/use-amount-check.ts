import { useT } from '../../i18n/use-t.ts'
import { formatMoney } from '../controls/format-money.ts'
import { type AmountLimits, checkAmount, readAmount } from './read-amount.ts'
import { useCurrency } from './use-currency.ts'

export type CheckedAmount =
  | { readonly amount: string; readonly message?: undefined }
  | { readonly amount?: undefined; readonly message: string }

/** Reads a typed amount within limits: those of the form, or others. */
export type AmountCheck = (typed: string, limits?: AmountLimits) => CheckedAmount

/** Returns a function that reads a typed amount within limits, or returns why it cannot be used, in the player's language. */
export function useAmountCheck(usual: AmountLimits = {}): AmountCheck {
  const t = useT()
  const currency = useCurrency()
  return (typed, limits = usual) => {
    const { amount, problem } = readAmount(typed, currency)
    if (problem === 'digits')
      return {
        message:
          currency.digits === 0
            ? t('money.problem.whole')
            : t('money.problem.digits', { count: currency.digits }),
      }
    if (problem !== undefined) return { message: t(`money.problem.${problem}`) }
    const limit = checkAmount(amount, limits)
    if (limit === undefined) return { amount }
    const value = formatMoney(limits[limit] ?? '', currency)
    return { message: t(`money.problem.${limit}`, { [limit]: value }) }
  }
}
