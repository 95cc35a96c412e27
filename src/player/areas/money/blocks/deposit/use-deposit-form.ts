import { type Dispatch, type SetStateAction, useState } from 'react'
import { depositCallOf } from '../../../../../core/contract/deposit-call-of.ts'
import type {
  Bank,
  DepositBody,
  DepositChannel,
  DepositMethod,
  DepositMethods,
  DepositOrder,
  DepositPromotion,
  DepositProvider,
  DepositRefusal,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import type { QueryResult } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { readAmount } from '../../../../kit/money/read-amount.ts'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { type DepositTotals, pickAmount, totalDeposit } from './total-deposit.ts'

/** What the player has chosen and typed. It stays while an order is shown and when a call fails. */
export interface DepositDraft {
  readonly methodId?: string | undefined
  readonly bankCode?: string | undefined
  readonly channelId?: string | undefined
  readonly amount: string
  readonly promotionId?: string | undefined
}

export type DepositFieldName = 'method' | 'bank' | 'depositor' | 'amount' | 'promotion'

/** A method whose call the player knows. */
export type UsableMethod = DepositMethod & { readonly provider: DepositProvider }
export type UsableMethods = Omit<DepositMethods, 'methods'> & {
  readonly methods: readonly UsableMethod[]
}

export interface DepositNeeds {
  readonly answer: UsableMethods
  readonly promotions: Pick<QueryResult<unknown>, 'error' | 'retry'> & {
    readonly list: readonly DepositPromotion[]
  }
  readonly draft: DepositDraft
  readonly setDraft: Dispatch<SetStateAction<DepositDraft>>
  /** Chooses the last used method, or else the first, before the player chooses one. */
  readonly preselect: boolean
  readonly onOrder: (order: DepositOrder) => void
}

export interface DepositForm {
  readonly answer: UsableMethods
  readonly draft: DepositDraft
  readonly change: (patch: Partial<DepositDraft>) => void
  readonly method: UsableMethod | undefined
  /** True if the chosen method has disappeared or closed since it was chosen. */
  readonly methodGone: boolean
  readonly bank: Bank | undefined
  readonly channel: DepositChannel | undefined
  readonly min: string | undefined
  readonly max: string | undefined
  /** The typed amount, if it is one. */
  readonly amount: string | undefined
  readonly promotions: readonly DepositPromotion[]
  /** How the promotions were loaded. */
  readonly promotionCall: Pick<QueryResult<unknown>, 'error' | 'retry'>
  /** The chosen promotion, unless the amount is below its least deposit: then no bonus applies. */
  readonly promotion: DepositPromotion | undefined
  readonly totals: DepositTotals | undefined
  readonly errors: Readonly<Partial<Record<DepositFieldName, string>>>
  /** The reason for a refusal that is about no field. */
  readonly refusal: string | undefined
  readonly checkTyped: () => void
  readonly submit: () => Promise<void>
  readonly running: boolean
  readonly unanswered: boolean
  readonly forget: () => void
}

/** The form, and how its parts are drawn. */
export interface DetailsProps {
  readonly form: DepositForm
  /** How the amounts to choose are drawn. */
  readonly amounts: 'chips' | 'ruler'
}

/** Holds a deposit that is being filled in: what follows from the choices, the checks and the submission. */
export function useDepositForm(needs: DepositNeeds): DepositForm {
  const { answer, promotions, draft, setDraft, onOrder } = needs
  const t = useT()
  const navigate = useNavigateWhileShown()
  const currency = useCurrency()
  const { digits } = currency
  const money = (amount: string): string => formatMoney(amount, currency)
  const [errors, setErrors] = useState<DepositForm['errors']>({})
  const [refusal, setRefusal] = useState<string>()
  const { method, methodGone } = findMethod(needs)
  const effect = useMoneyEffect(depositCallOf[method?.provider ?? 'manualTransfer'])

  const channels = method?.channels ?? []
  const channel = channels.find(({ id }) => id === draft.channelId) ?? channels[0]
  const banks = method?.banks ?? []
  const bank = banks.length === 1 ? banks[0] : banks.find(({ code }) => code === draft.bankCode)
  const min = pickAmount('highest', [method?.min, channel?.min])
  const methodMax = pickAmount('lowest', [method?.max, channel?.max])
  const max = pickAmount('lowest', [methodMax, answer.limitLeft])
  const { amount } = readAmount(draft.amount, currency)
  const chosen = promotions.list.find(({ id }) => id === draft.promotionId)
  const reached =
    chosen && (amount === undefined || compareDecimals(amount, chosen.minDeposit) >= 0)
  const promotion = reached ? chosen : undefined
  const totals =
    method && amount !== undefined ? totalDeposit(amount, { method, promotion, digits }) : undefined

  const checkTypedAmount = useAmountCheck({ min, max: methodMax })
  function findAmountError(): string | undefined {
    const { amount: read, message } = checkTypedAmount(draft.amount)
    const { limitLeft } = answer
    if (read === undefined || limitLeft === undefined) return message
    return compareDecimals(read, limitLeft) > 0
      ? t('deposit.limit.over', { amount: money(limitLeft) })
      : undefined
  }

  function findErrors(): DepositForm['errors'] {
    if (!method) return { method: t('deposit.methodNeeded') }
    const amountError = findAmountError()
    return {
      ...(banks.length > 0 && !bank && { bank: t('deposit.bankNeeded') }),
      ...(method.needsDepositor &&
        answer.holder === undefined && { depositor: t('deposit.depositorMissing') }),
      ...(amountError !== undefined && { amount: amountError }),
    }
  }

  function showRefusal(error: unknown, message: string | undefined): void {
    const { code, value } = error instanceof GatewayError ? error : {}
    // The client checked the value against the schema of the call's refusals.
    const facts = (value ?? {}) as DepositRefusal
    if (code === 'deposit.open' && facts.orderId !== undefined) {
      showNotification(message ?? '')
      navigate(pathTo('deposit', { order: facts.orderId }))
      return
    }
    const field = code !== undefined && Object.hasOwn(fieldOf, code) ? fieldOf[code] : undefined
    if (field === undefined) {
      setRefusal(message)
      return
    }
    if (field === 'promotion') void promotions.retry()
    setErrors({ [field]: describe(code, facts) ?? message ?? t('error.unknown') })
    focusField(field)
  }

  /** Names the limit that the gateway gave with its refusal. */
  function describe(code: string | undefined, facts: DepositRefusal): string | undefined {
    if (code === 'deposit.limit' && facts.limitLeft !== undefined)
      return t('deposit.limit.over', { amount: money(facts.limitLeft) })
    if (code === 'deposit.amount' && facts.min !== undefined && facts.max !== undefined)
      return t('deposit.between', { min: money(facts.min), max: money(facts.max) })
    return undefined
  }

  async function submit(): Promise<void> {
    const found = findErrors()
    setErrors(found)
    setRefusal(undefined)
    const first = fieldOrder.find((name) => found[name] !== undefined)
    if (first) return focusField(first)
    if (!method || amount === undefined) return
    // From now on it is the player's choice: if it disappears, no other one takes its place.
    setDraft((old) => ({ ...old, methodId: method.id }))
    const body: DepositBody = {
      methodId: method.id,
      amount,
      ...(bank && { bankCode: bank.code }),
      ...(channel && { channelId: channel.id }),
      ...(method.needsDepositor && answer.holder !== undefined && { depositor: answer.holder }),
      ...(promotion && { promotionId: promotion.id }),
    }
    const outcome = await effect.press({ body })
    if (outcome.kind === 'refused') return showRefusal(outcome.error, outcome.message)
    if (outcome.kind === 'unknown') return
    setDraft({ amount: '', methodId: method.id })
    onOrder(outcome.value)
    navigate(pathTo('deposit', { order: outcome.value.orderId }))
  }

  return {
    answer,
    draft,
    change: (patch) => {
      setDraft((old) => ({ ...old, ...patch }))
      setErrors({})
      setRefusal(undefined)
    },
    method,
    methodGone,
    bank,
    channel,
    min,
    max,
    amount,
    promotions: promotions.list,
    promotionCall: promotions,
    promotion,
    totals,
    errors,
    refusal,
    checkTyped: () => {
      const error = draft.amount.trim() === '' ? undefined : findAmountError()
      setErrors(({ amount: _old, ...others }) =>
        error === undefined ? others : { ...others, amount: error },
      )
    },
    submit,
    running: effect.running,
    unanswered: effect.unanswered,
    forget: effect.forget,
  }
}

const fieldOrder: readonly DepositFieldName[] = ['method', 'bank', 'depositor', 'amount']

const fieldOf: Readonly<Record<string, DepositFieldName | undefined>> = {
  'deposit.method': 'method',
  'deposit.depositor': 'depositor',
  'deposit.amount': 'amount',
  'deposit.limit': 'amount',
  'promotion.notAccepted': 'promotion',
  'promotion.ended': 'promotion',
  'promotion.amount': 'promotion',
  'payeeName.missing': 'depositor',
}

function findMethod({
  answer: { methods },
  draft: { methodId },
  preselect,
}: DepositNeeds): Pick<DepositForm, 'method' | 'methodGone'> {
  const open = methods.filter(({ maintenance }) => !maintenance)
  if (methodId !== undefined) {
    const method = open.find(({ id }) => id === methodId)
    return { method, methodGone: method === undefined }
  }
  const method = preselect ? (open.find(({ lastUsed }) => lastUsed) ?? open[0]) : undefined
  return { method, methodGone: false }
}

/** Moves the focus to a part of the form, once its error is drawn. */
function focusField(field: DepositFieldName): void {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(`[data-field="${field}"]`)
    const control = part?.querySelector<HTMLElement>('input, button, a')
    control?.focus({ preventScroll: true })
    part?.scrollIntoView({ block: 'center' })
  })
}
