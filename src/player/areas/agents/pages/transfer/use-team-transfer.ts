import type { TransferResult } from '../../../../../core/contract/generated/gateway.ts'
import { type MoneyOutcome, useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { type CheckedRow, toBody } from './transfer-rows.ts'

/** What became of each row, and the main wallet after it. */
export interface TransferOutcome {
  readonly rows: readonly TransferResult[]
  readonly total: string
  readonly balance: string
}

export type TeamTransfer = ReturnType<typeof useTeamTransfer>

/** Returns what sends one row as a transfer to one, and several as a transfer to many (SPEC §11.82). */
export function useTeamTransfer() {
  const one = useMoneyEffect('transferDownline')
  const many = useMoneyEffect('transferMultipleDownline')

  async function press(
    rows: readonly CheckedRow[],
    paymentPassword: string,
  ): Promise<MoneyOutcome<TransferOutcome>> {
    const [first] = rows
    if (first === undefined || rows.length > 1)
      return many.press({ body: { rows: rows.map(toBody), paymentPassword } })
    const outcome = await one.press({ body: { ...toBody(first), paymentPassword } })
    if (outcome.kind !== 'done') return outcome
    const { orderId, username, amount, balance } = outcome.value
    const row = { orderId, username, amount, state: 'done' } as const
    return { kind: 'done', value: { rows: [row], total: amount, balance } } as const
  }
  return {
    press,
    unanswered: one.unanswered || many.unanswered,
    forget: () => {
      one.forget()
      many.forget()
    },
  }
}
