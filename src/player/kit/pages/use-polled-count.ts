import { useCall } from '../../gateway/use-call.ts'
import { useAllowedBy } from '../../registry/use-flag.ts'
import { useRealAccount } from '../../state/session.ts'

/** Milliseconds between two requests for a count. */
const refreshMs = 60_000

/**
 * Returns a number that waits for a member while a flag is on; 0 for a trial account and a guest. All parts
 * that show it share one answer, which is asked for again every minute while the page is visible, less often
 * after failures, and when the player returns to the page.
 */
export function usePolledCount(
  name: 'rewardCount' | 'unreadMessages',
  flag: 'REWCEN3' | 'INBOX3',
): number {
  const isOn = useAllowedBy(flag)
  const realAccount = useRealAccount()
  const { value } = useCall(name, undefined, {
    enabled: isOn && realAccount,
    refreshMs,
    onReturn: 'refresh',
  })
  return value?.count ?? 0
}
