import type { CallName } from '../../../../../core/contract/calls.ts'
import { depositCallOf } from '../../../../../core/contract/deposit-call-of.ts'
import type {
  DepositBody,
  DepositOrder,
  DepositPromotion,
  DepositRefusal,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { type MoneyEffect, useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import {
  type MoneyForm,
  type MoneyRefusal,
  useMoneyForm,
} from '../../../../kit/money/use-money-form.ts'
import { showNotification } from '../../../../state/toasts.ts'
import {
  type ChoiceNeeds,
  type DepositChoices,
  type DepositValues,
  findChoices,
  type UsableMethods,
} from './find-choices.ts'
import { type DepositTotals, pickAmount, totalDeposit } from './total-deposit.ts'
import { useDepositCheck } from './use-deposit-check.ts'

export type DepositFieldName = 'method' | 'bank' | 'depositor' | 'amount' | 'promotion'

export interface DepositNeeds extends ChoiceNeeds {
  readonly promotions: ChoiceNeeds['promotions'] & Pick<QueryResult<unknown>, 'error' | 'retry'>
  readonly onOrder: (order: DepositOrder) => void
}

export interface DepositForm
  extends MoneyForm<DepositValues, DepositBody, DepositOrder>,
    DepositChoices,
    Pick<MoneyEffect<CallName>, 'running' | 'unanswered' | 'forget'> {
  readonly answer: UsableMethods
  readonly max: string | undefined
  readonly promotions: readonly DepositPromotion[]
  /** How the promotions were loaded. */
  readonly promotionCall: Pick<QueryResult<unknown>, 'error' | 'retry'>
  readonly totals: DepositTotals | undefined
}

/** The form, and how its parts are drawn. */
export interface DetailsProps {
  readonly form: DepositForm
  /** How the amounts to choose are drawn. */
  readonly amounts: 'chips' | 'ruler'
}

/** Holds a deposit that is being filled in: what follows from the choices, the checks and the submission. */
export function useDepositForm(needs: DepositNeeds): DepositForm {
  const { answer, promotions, onOrder } = needs
  const navigate = useNavigateWhileShown()
  const currency = useCurrency()
  const choose = (values: DepositValues) => findChoices(values, needs, currency)
  const check = useDepositCheck(answer)
  const form = useMoneyForm<DepositValues, DepositBody, DepositOrder>({
    defaultValues: { amount: '' },
    draft: { name: 'deposit' },
    read: (values) => check(values, choose(values)),
    focus: focusField,
    send(body) {
      // From now on it is the player's choice: if it disappears, no other one takes its place.
      form.put({ methodId: body.methodId })
      return effect.press({ body })
    },
    onDone(order) {
      form.restart({ amount: '', methodId: choices.method?.id })
      onOrder(order)
      navigate(pathTo('deposit', { order: order.orderId }))
    },
    fieldOf,
    explain: useRefusalWords(),
    onRefused({ code = '' }) {
      if (fieldOf[code] === 'promotion') void promotions.retry()
    },
    handles({ code, value, message }) {
      const { orderId } = readFacts(value)
      if (code !== 'deposit.open' || orderId === undefined) return false
      showNotification(message ?? '')
      navigate(pathTo('deposit', { order: orderId }))
      return true
    },
  })
  const choices = choose(form.values)
  const { method, methodMax, amount, promotion } = choices
  const effect = useMoneyEffect(depositCallOf[method?.provider ?? 'manualTransfer'])
  const { digits } = currency
  return {
    ...form,
    ...choices,
    ...effect,
    change(patch) {
      form.hide()
      form.change(patch)
    },
    answer,
    max: pickAmount('lowest', [methodMax, answer.limitLeft]),
    promotions: promotions.list,
    promotionCall: promotions,
    totals:
      method && amount !== undefined
        ? totalDeposit(amount, { method, promotion, digits })
        : undefined,
  }
}

/** Returns the sentence that names the limit that the gateway gave with its refusal. */
function useRefusalWords(): (refusal: MoneyRefusal) => string | undefined {
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): string => formatMoney(amount, currency)
  return ({ code, value }) => {
    const { limitLeft, min, max } = readFacts(value)
    if (code === 'deposit.limit' && limitLeft !== undefined)
      return t('deposit.limit.over', { amount: money(limitLeft) })
    if (code === 'deposit.amount' && min !== undefined && max !== undefined)
      return t('deposit.between', { min: money(min), max: money(max) })
    return undefined
  }
}

function readFacts(value: unknown): DepositRefusal {
  return (value ?? {}) as DepositRefusal // the client has checked it
}

const fieldOf: Readonly<Record<string, DepositFieldName>> = {
  'deposit.method': 'method',
  'deposit.depositor': 'depositor',
  'deposit.amount': 'amount',
  'deposit.limit': 'amount',
  'promotion.notAccepted': 'promotion',
  'promotion.ended': 'promotion',
  'promotion.amount': 'promotion',
  'payeeName.missing': 'depositor',
}

/** Moves the focus to a part of the form, once its error is drawn. */
function focusField(field: string): void {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
    const control = part?.querySelector<HTMLElement>('input, button, a')
    control?.focus({ preventScroll: true })
    part?.scrollIntoView({ block: 'center' })
  })
}
