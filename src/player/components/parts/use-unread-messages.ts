import { useCall } from '../../gateway/use-call.ts'
import { useFlag } from '../../registry/use-flag.ts'
import { useRealAccount } from '../../state/session.ts'

/** Milliseconds between two requests for the number of unread messages. */
const refreshMs = 60_000

/**
 * Returns a member's number of unread messages while the flag INBOX3 is on. All parts that show it
 * share one answer, which is asked for again every minute while the page is visible, less often after
 * failures, and when the player returns to the page (SPEC §11.90). A trial account has no messages.
 */
export function useUnreadMessages(): number {
  const hasInbox = useFlag('INBOX3')
  const realAccount = useRealAccount()
  const unread = useCall('unreadMessages', undefined, {
    enabled: hasInbox && realAccount,
    refreshMs,
    onReturn: 'refresh',
  })
  return unread.value?.count ?? 0
}
