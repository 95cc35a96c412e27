import { useState } from 'react'
import type { VendorTransfer, WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import { useMoneyEffect } from '../use-money-effect.ts'

export interface Recall {
  /** `unknown` when the gateway did not confirm the result; the recall is then not sent again. */
  readonly state: 'asked' | 'done' | 'unknown'
  readonly running: boolean
  /** The wallets at the moment when the sheet opened. */
  readonly before: WalletBalance
  /** The result for each vendor. */
  readonly transfers: readonly VendorTransfer[]
  readonly problem: string | undefined
  readonly confirm: () => void
}

/**
 * Returns the money from every vendor to the main wallet, once. The balance reloads after success
 * and after failure.
 */
export function useRecall(wallet: WalletBalance): Recall {
  const [before] = useState(wallet)
  const { press, running } = useMoneyEffect('walletTransfer')
  const [outcome, setOutcome] = useState<Pick<Recall, 'state' | 'transfers' | 'problem'>>({
    state: 'asked',
    transfers: [],
    problem: undefined,
  })

  async function confirm(): Promise<void> {
    const result = await press({ body: { action: 'recall' } })
    if (result.kind === 'done')
      setOutcome({ state: 'done', transfers: result.value.transfers, problem: undefined })
    else if (result.kind === 'unknown')
      setOutcome({ state: 'unknown', transfers: [], problem: undefined })
    else setOutcome({ state: 'asked', transfers: [], problem: result.message })
  }

  return { ...outcome, running, before, confirm: () => void confirm() }
}
