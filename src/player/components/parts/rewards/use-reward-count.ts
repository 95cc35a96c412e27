import { useCall } from '../../../gateway/use-call.ts'
import { useFlag } from '../../../registry/use-flag.ts'
import { useRealAccount } from '../../../state/session.ts'

/** Milliseconds between two requests for the number of rewards. */
const refreshMs = 60_000

/**
 * Returns the number of rewards that a member can claim while the flag REWCEN3 is on. All parts that show
 * it share one answer, which is asked for again every minute while the page is visible, less often after
 * failures, and when the player returns to the page (SPEC §11.78). A trial account has no rewards.
 */
export function useRewardCount(): number {
  const isOn = useFlag('REWCEN3')
  const realAccount = useRealAccount()
  const rewards = useCall('rewardCount', undefined, {
    enabled: isOn && realAccount,
    refreshMs,
    onReturn: 'refresh',
  })
  return rewards.value?.count ?? 0
}
