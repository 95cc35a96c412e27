import { useState } from 'react'
import type { TransferResult } from '../../../../../core/contract/generated/gateway.ts'
import { readCode } from '../../../../../core/contract/read-code.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { openPrompt } from '../../../../state/dialogs.ts'
import { type CheckedRow, toBody } from './transfer-rows.ts'

/** What became of each row, and the main wallet after it. */
export interface TransferOutcome {
  readonly rows: readonly TransferResult[]
  readonly total: string
  readonly balance: string
}

export interface TeamTransferEffect {
  /** Asks for the PIN and sends the rows. Resolves when the agent can go on: after an answer, or without one. */
  readonly confirm: (rows: readonly CheckedRow[]) => Promise<void>
  /** True from the confirmation until its end. */
  readonly confirming: boolean
  readonly results: TransferOutcome | undefined
  /** Why the last transfer was refused. */
  readonly refusal: string | undefined
  /** True if the agent has to set a PIN first. */
  readonly pinMissing: boolean
  readonly unanswered: boolean
  readonly forget: () => void
  /** Forgets the last refusal. */
  readonly clear: () => void
  /** Forgets the results. */
  readonly restart: () => void
}

/** Returns what sends one row as a transfer to one, and several as a transfer to many (SPEC §11.82). A wrong PIN is asked again. */
export function useTeamTransfer(): TeamTransferEffect {
  const t = useT()
  const one = useMoneyEffect('transferDownline')
  const many = useMoneyEffect('transferMultipleDownline')
  const [confirming, setConfirming] = useState(false)
  const [results, setResults] = useState<TransferOutcome>()
  const [refusal, setRefusal] = useState<string>()
  const [pinMissing, setPinMissing] = useState(false)

  async function askPin(text: string): Promise<string | undefined> {
    const label = t('teamTransfer.pin')
    const typed = await openPrompt({ mode: 'secure', title: label, text, label })
    const pin = typed === undefined ? undefined : readCode(typed)
    if (pin === undefined || /^\d{6}$/.test(pin)) return pin
    return askPin(t('error.pinFormat'))
  }

  async function press(rows: readonly CheckedRow[], paymentPassword: string) {
    const [first] = rows
    if (first === undefined || rows.length > 1)
      return many.press({ body: { rows: rows.map(toBody), paymentPassword } })
    const outcome = await one.press({ body: { ...toBody(first), paymentPassword } })
    if (outcome.kind !== 'done') return outcome
    const { orderId, username, amount, balance } = outcome.value
    const row = { orderId, username, amount, state: 'done' } as const
    return { kind: 'done', value: { rows: [row], total: amount, balance } } as const
  }

  async function send(rows: readonly CheckedRow[], pinText: string): Promise<void> {
    const pin = await askPin(pinText)
    if (pin === undefined) return
    const outcome = await press(rows, pin)
    if (outcome.kind === 'unknown') return
    if (outcome.kind === 'done') return setResults(outcome.value)
    const { error, message } = outcome
    const code = error instanceof GatewayError ? error.code : undefined
    if (code === 'pin.incorrect') return send(rows, t('teamTransfer.pinWrong'))
    if (code === 'pin.missing') return setPinMissing(true)
    setRefusal(message)
  }

  async function confirm(rows: readonly CheckedRow[]): Promise<void> {
    setConfirming(true)
    setRefusal(undefined)
    try {
      await send(rows, t('teamTransfer.pinText'))
    } finally {
      setConfirming(false)
    }
  }

  return {
    confirm,
    confirming,
    results,
    refusal,
    pinMissing,
    unanswered: one.unanswered || many.unanswered,
    forget: () => {
      one.forget()
      many.forget()
    },
    clear: () => setRefusal(undefined),
    restart: () => setResults(undefined),
  }
}
