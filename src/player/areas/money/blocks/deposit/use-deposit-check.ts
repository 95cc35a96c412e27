import type { DepositBody } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import type { ReadValues } from '../../../../kit/forms/use-typed-form.ts'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { DepositChoices, DepositValues, UsableMethods } from './find-choices.ts'

/** Returns a function that reads a deposit as it is sent, or its problems in the order of the fields. */
export function useDepositCheck({ holder, limitLeft }: UsableMethods) {
  const t = useT()
  const currency = useCurrency()
  const check = useAmountCheck()

  function findAmountError({ amount: typed }: DepositValues, { min, methodMax }: DepositChoices) {
    const { amount, message } = check(typed, { min, max: methodMax })
    if (amount === undefined || limitLeft === undefined) return message
    return compareDecimals(amount, limitLeft) > 0
      ? t('deposit.limit.over', { amount: formatMoney(limitLeft, currency) })
      : undefined
  }
  return (values: DepositValues, choices: DepositChoices): ReadValues<DepositBody> => {
    const { method, bank, channel, amount, promotion } = choices
    if (!method) return { problems: { method: t('deposit.methodNeeded') } }
    const { id: methodId, banks = [], needsDepositor = false } = method
    const lacksBank = banks.length > 0 && !bank
    const lacksHolder = needsDepositor && holder === undefined
    const problem = findAmountError(values, choices)
    if (lacksBank || lacksHolder || problem !== undefined || amount === undefined)
      return {
        problems: {
          ...(lacksBank && { bank: t('deposit.bankNeeded') }),
          ...(lacksHolder && { depositor: t('deposit.depositorMissing') }),
          amount: problem,
        },
      }
    return {
      ready: {
        methodId,
        amount,
        ...(bank && { bankCode: bank.code }),
        ...(channel && { channelId: channel.id }),
        ...(needsDepositor && holder !== undefined && { depositor: holder }),
        ...(promotion && { promotionId: promotion.id }),
      },
    }
  }
}
