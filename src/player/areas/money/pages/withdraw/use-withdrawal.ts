import { useState } from 'react'
import type { WithdrawalRefusal } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { readCode } from '../../../../../core/contract/read-code.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { openPrompt } from '../../../../state/dialogs.ts'
import { dropFormDraft } from '../../../../state/form-draft.ts'
import { useConsolidated } from '../../../../state/status.ts'

/** Names what is typed of a withdrawal among the drafts of the visit. */
export const withdrawalDraft = 'withdrawal'

export interface WithdrawalRequest {
  readonly cardId: string
  readonly amount: string
}

/** The end of a confirmation: undefined if the player cancelled it, or has the receipt. */
export interface WithdrawalProblem {
  readonly code: string | undefined
  readonly message: string | undefined
}

/**
 * Returns a function that asks for the PIN, if the gateway has one, and sends the withdrawal. A wrong PIN
 * is asked again. A withdrawal that was accepted opens its receipt.
 */
export function useWithdrawal(effect: MoneyEffect<'withdraw'>) {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const currency = useCurrency()
  const { withdrawalPassword = false } = useConsolidated() ?? {}
  const [confirming, setConfirming] = useState(false)

  async function askPin(text: string): Promise<string | undefined> {
    const typed = await openPrompt({
      mode: 'secure',
      title: t('withdraw.pin'),
      text,
      label: t('withdraw.pin'),
    })
    const pin = typed === undefined ? undefined : readCode(typed)
    if (pin === undefined || /^\d{6}$/.test(pin)) return pin
    return askPin(t('error.pinFormat'))
  }

  async function send(
    request: WithdrawalRequest,
    pinText: string,
  ): Promise<WithdrawalProblem | undefined> {
    const paymentPassword = withdrawalPassword ? await askPin(pinText) : undefined
    if (withdrawalPassword && paymentPassword === undefined) return undefined
    const body = { ...request, ...(paymentPassword !== undefined && { paymentPassword }) }
    const outcome = await effect.press({ body })
    if (outcome.kind === 'done') {
      dropFormDraft(withdrawalDraft)
      navigate(pathTo('withdraw', { order: outcome.value.orderId }), { replace: true })
      return undefined
    }
    if (outcome.kind === 'unknown') return { code: undefined, message: undefined }
    const facts = readRefusal(outcome.error)
    if (facts.code === 'pin.incorrect') return send(request, t('withdraw.pinWrong'))
    return { code: facts.code, message: explain(facts) ?? outcome.message }
  }

  /** Returns the sentence about a refusal that names amounts. */
  function explain({ code, missing, available, capped }: RefusalFacts): string | undefined {
    const money = (amount: string): string => formatMoney(amount, currency)
    if (code === 'withdraw.turnover' && missing !== undefined)
      return t('withdraw.turnoverChanged', { amount: money(missing) })
    if (code === 'withdraw.cap' && available !== undefined && capped !== undefined)
      return t('withdraw.capRefused', { available: money(available), capped: money(capped) })
    return undefined
  }

  async function confirm(request: WithdrawalRequest): Promise<WithdrawalProblem | undefined> {
    setConfirming(true)
    try {
      return await send(request, t('withdraw.pinText'))
    } finally {
      setConfirming(false)
    }
  }
  return { confirm, confirming }
}

interface RefusalFacts extends WithdrawalRefusal {
  readonly code: string | undefined
}

function readRefusal(error: unknown): RefusalFacts {
  if (!(error instanceof GatewayError)) return { code: undefined }
  const { code, value } = error
  if (typeof value !== 'object' || value === null) return { code }
  return { ...readTexts(value), code }
}

/** Keeps the texts of a refusal, which no check has seen. */
function readTexts(value: object): WithdrawalRefusal {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => typeof one === 'string'))
}
