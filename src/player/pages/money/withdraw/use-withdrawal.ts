import { useState } from 'react'
import { pathTo } from '../../../../core/contract/pages.ts'
import { readCode } from '../../../../core/contract/read-code.ts'
import { GatewayError } from '../../../../core/gateway-client/gateway-error.ts'
import { useCurrency } from '../../../components/parts/money/use-currency.ts'
import type { MoneyEffect } from '../../../components/parts/money/use-money-effect.ts'
import { formatMoney } from '../../../components/ui/format-money.ts'
import { useNavigateWhileShown } from '../../../components/ui/use-navigate-while-shown.ts'
import { useT } from '../../../i18n/use-t.ts'
import { openPrompt } from '../../../state/dialogs.ts'
import { dropFormDraft } from '../../../state/form-draft.ts'
import { useConsolidated } from '../../../state/status.ts'

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
    const { code, missing } = readRefusal(outcome.error)
    if (code === 'pin.incorrect') return send(request, t('withdraw.pinWrong'))
    if (code === 'withdraw.turnover' && missing !== undefined) {
      const amount = formatMoney(missing, currency)
      return { code, message: t('withdraw.turnoverChanged', { amount }) }
    }
    return { code, message: outcome.message }
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

interface RefusalFacts {
  readonly code: string | undefined
  /** The turnover that is left. Decimal string. */
  readonly missing: string | undefined
}

function readRefusal(error: unknown): RefusalFacts {
  if (!(error instanceof GatewayError)) return { code: undefined, missing: undefined }
  const { code, value } = error
  const missing = typeof value === 'object' && value !== null && 'missing' in value && value.missing
  return { code, missing: typeof missing === 'string' ? missing : undefined }
}
