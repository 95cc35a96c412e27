import { useState } from 'react'
import type { RewardResults } from '../../../../../core/contract/generated/gateway.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { showNotification } from '../../../../state/toasts.ts'

export interface ClaimAll {
  /** Claims the rewards that the player sees. */
  readonly claim: (rewardIds: string[]) => Promise<void>
  readonly running: boolean
  readonly unanswered: boolean
  readonly forget: () => void
  /** What became of each reward, until the player closes it. */
  readonly results: RewardResults | undefined
  readonly close: () => void
}

/** Returns what claims several rewards at once, each once. */
export function useClaimAll(): ClaimAll {
  const effect = useMoneyEffect('claimAllRewards')
  const [results, setResults] = useState<RewardResults>()
  return {
    async claim(rewardIds) {
      const outcome = await effect.press({ body: { rewardIds } })
      if (outcome.kind === 'done') setResults(outcome.value)
      if (outcome.kind === 'refused' && outcome.message !== undefined)
        showNotification(outcome.message)
    },
    running: effect.running,
    unanswered: effect.unanswered,
    forget: effect.forget,
    results,
    close: () => setResults(undefined),
  }
}
