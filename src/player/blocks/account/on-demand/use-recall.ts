import { useState } from 'react'
import type { VendorTransfer, WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../../gateway/error-message-key.ts'
import { useEffectCall } from '../../../gateway/use-effect-call.ts'
import { useT } from '../../../i18n/use-t.ts'

export interface Recall {
  /** `unknown`: nobody can say whether money moved, and it is not asked a second time. */
  readonly state: 'asked' | 'done' | 'unknown'
  readonly running: boolean
  /** The wallets as they were when the player was asked. */
  readonly before: WalletBalance
  /** What became of each vendor's money. */
  readonly transfers: readonly VendorTransfer[]
  readonly complaint: string | undefined
  readonly confirm: () => void
}

/** Brings every vendor's money back, once; the balance is read anew whatever came of it. */
export function useRecall(wallet: WalletBalance): Recall {
  const t = useT()
  const [before] = useState(wallet)
  const { run, running } = useEffectCall('walletTransfer')
  const [outcome, setOutcome] = useState<Pick<Recall, 'state' | 'transfers' | 'complaint'>>({
    state: 'asked',
    transfers: [],
    complaint: undefined,
  })

  async function confirm(): Promise<void> {
    try {
      const { transfers } = await run({ body: { action: 'recall' } })
      setOutcome({ state: 'done', transfers, complaint: undefined })
    } catch (error) {
      if (isQuiet(error)) return
      const complaint = t(errorMessageKey(error), errorMessageValues(error))
      setOutcome({ state: isUnknown(error) ? 'unknown' : 'asked', transfers: [], complaint })
    }
  }

  return { ...outcome, running, before, confirm: () => void confirm() }
}

/** The request may have arrived although its answer did not. */
function isUnknown(error: unknown): boolean {
  return error instanceof GatewayError && error.kind !== 'refused'
}
