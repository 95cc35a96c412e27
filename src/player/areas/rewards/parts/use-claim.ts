import { useState } from 'react'
import type { ClaimedReward } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../kit/money/use-money-effect.ts'
import { useConnection } from '../../../state/connection.ts'
import { showNotification } from '../../../state/toasts.ts'

/** The calls that claim one reward by its id. */
export type ClaimCall = 'claimReward' | 'claimLevelGift'

export interface Claim {
  /** Claims a reward. The player reads what became of it. */
  readonly claim: (rewardId: string) => Promise<void>
  /** The reward whose claim is running. */
  readonly running: string | undefined
  /** False while a claim is running, and without a connection. */
  readonly canClaim: boolean
  /** True while an earlier claim has no answer. */
  readonly unanswered: boolean
  readonly forget: () => void
}

/** Returns what the buttons of a list need to claim one reward at a time, each once (SPEC §11.78). */
export function useClaim(call: ClaimCall): Claim {
  const effect = useMoneyEffect(call)
  const announce = useClaimNotification()
  const offline = useConnection() === 'offline'
  const [rewardId, setRewardId] = useState<string>()
  return {
    async claim(wanted) {
      setRewardId(wanted)
      const outcome = await effect.press({ body: { rewardId: wanted } })
      if (outcome.kind === 'done') announce(outcome.value)
      if (outcome.kind === 'refused' && outcome.message !== undefined)
        showNotification(outcome.message)
    },
    running: effect.running ? rewardId : undefined,
    canClaim: !effect.running && !offline,
    unanswered: effect.unanswered,
    forget: effect.forget,
  }
}

/** Returns a function that says what was credited. */
export function useClaimNotification(): (claimed: Pick<ClaimedReward, 'amount'>) => void {
  const t = useT()
  const currency = useCurrency()
  return ({ amount }) =>
    showNotification(t('rewards.credited', { amount: formatMoney(amount, currency) }))
}
