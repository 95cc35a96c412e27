import { useState } from 'react'
import type { VendorTransfer, WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../../gateway/error-message-key.ts'
import { useMutation } from '../../../gateway/use-mutation.ts'
import { useT } from '../../../i18n/use-t.ts'

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
  const t = useT()
  const [before] = useState(wallet)
  const { run, running } = useMutation('walletTransfer')
  const [outcome, setOutcome] = useState<Pick<Recall, 'state' | 'transfers' | 'problem'>>({
    state: 'asked',
    transfers: [],
    problem: undefined,
  })

  async function confirm(): Promise<void> {
    try {
      const { transfers } = await run({ body: { action: 'recall' } })
      setOutcome({ state: 'done', transfers, problem: undefined })
    } catch (error) {
      if (isQuiet(error)) return
      const message = t(errorMessageKey(error), errorMessageValues(error))
      setOutcome({
        state: isUnknown(error) ? 'unknown' : 'asked',
        transfers: [],
        problem: message,
      })
    }
  }

  return { ...outcome, running, before, confirm: () => void confirm() }
}

/**
 * Returns true if the request may have reached the gateway although its response did not arrive.
 */
function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.kind !== 'refused'
}
