import type {
  BankCard,
  BankCards,
  WithdrawalOrder,
  WithdrawalRefusal,
  WithdrawalTerms,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals, isPositive, subtractDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { type CheckedAmount, useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import {
  type MoneyForm,
  type MoneyRefusal,
  useMoneyForm,
} from '../../../../kit/money/use-money-form.ts'
import { usePinStep } from '../../../../kit/money/use-pin-step.ts'
import { readServerTime, useConsolidated } from '../../../../state/status.ts'

export interface WithdrawNeeds {
  readonly terms: WithdrawalTerms
  readonly cards: BankCards
  readonly effect: MoneyEffect<'withdraw'>
  /** Called when the gateway refuses the account, so that the list may be old. */
  readonly onCardRefused: () => void
}

/** What the player has typed and chosen. It stays while something is set up on another page. */
interface WithdrawalValues {
  readonly amount: string
  readonly cardId?: string
}

/** What the player confirms. */
export interface AskedWithdrawal {
  readonly card: BankCard
  readonly amount: string
  readonly receive: string
}

export interface WithdrawForm
  extends MoneyForm<WithdrawalValues, AskedWithdrawal, WithdrawalOrder> {
  readonly card: BankCard | undefined
  /** What arrives, if the amount can be withdrawn. */
  readonly receive: string | undefined
}

const nothing: WithdrawalValues = { amount: '' }

/** Holds a withdrawal: a wrong PIN is asked again, and one that was accepted opens its receipt. */
export function useWithdrawForm(needs: WithdrawNeeds): WithdrawForm {
  const { terms, cards, effect, onCardRefused } = needs
  const t = useT()
  const navigate = useNavigateWhileShown()
  const { withdrawalPassword = false } = useConsolidated() ?? {}
  const sendWithPin = usePinStep({
    title: t('withdraw.pin'),
    text: t('withdraw.pinText'),
    wrong: t('withdraw.pinWrong'),
  })
  const check = useCheckedWithdrawal(terms)
  const usable = cards.cards.filter(isUsable)
  const find = (cardId: string | undefined) => usable.find(({ id }) => id === cardId) ?? usable[0]
  const form = useMoneyForm<WithdrawalValues, AskedWithdrawal, WithdrawalOrder>({
    defaultValues: nothing,
    draft: { name: 'withdrawal' },
    confirms: true,
    read({ amount: typed, cardId }) {
      const card = find(cardId)
      const { amount, message } = check(typed)
      if (message !== undefined) return { problems: { amount: message } }
      if (!card) return { problems: { card: t('withdraw.noneUsable') } }
      return { ready: { card, amount, receive: subtractDecimals(amount, terms.fee) } }
    },
    send({ card, amount }) {
      const body = { cardId: card.id, amount }
      return withdrawalPassword
        ? sendWithPin((paymentPassword) => effect.press({ body: { ...body, paymentPassword } }))
        : effect.press({ body })
    },
    onDone({ orderId }) {
      form.keep(nothing)
      navigate(pathTo('withdraw', { order: orderId }), { replace: true })
    },
    explain: useRefusalWords(),
    onRefused({ code }) {
      if (code === 'withdraw.card') onCardRefused()
    },
  })
  const { amount } = check(form.values.amount)
  return {
    ...form,
    card: find(form.values.cardId),
    receive: amount === undefined ? undefined : subtractDecimals(amount, terms.fee),
  }
}

/** Returns the sentence about a refusal that names amounts. */
function useRefusalWords(): (refusal: MoneyRefusal) => string | undefined {
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): string => formatMoney(amount, currency)
  return ({ code, value }) => {
    const { missing, available, capped } = readFacts(value)
    if (code === 'withdraw.turnover' && missing !== undefined)
      return t('withdraw.turnoverChanged', { amount: money(missing) })
    if (code === 'withdraw.cap' && available !== undefined && capped !== undefined)
      return t('withdraw.capRefused', { available: money(available), capped: money(capped) })
    return undefined
  }
}

function readFacts(value: unknown): WithdrawalRefusal {
  return (value ?? {}) as WithdrawalRefusal // the client has checked it
}

/** Returns whether money can be paid to an account at this moment. */
export function isUsable({ usableFrom = 0 }: BankCard): boolean {
  return usableFrom <= readServerTime()
}

/** Returns a function that reads a typed amount within the limits. It must be more than the fee. */
function useCheckedWithdrawal({ min, max, available, capped = '0', fee }: WithdrawalTerms) {
  const t = useT()
  const currency = useCurrency()
  const read = useAmountCheck()
  const check = useAmountCheck({ min, max, balance: available })
  const money = (amount: string): string => formatMoney(amount, currency)
  return (typed: string): CheckedAmount => {
    const { amount = '0' } = read(typed)
    if (isPositive(capped) && compareDecimals(amount, available) > 0)
      return {
        message: t('withdraw.capProblem', { available: money(available), capped: money(capped) }),
      }
    const checked = check(typed)
    if (checked.amount === undefined || compareDecimals(checked.amount, fee) > 0) return checked
    return { message: t('withdraw.feeAbove', { fee: money(fee) }) }
  }
}
