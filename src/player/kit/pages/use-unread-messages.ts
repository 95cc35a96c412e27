import { usePolledCount } from './use-polled-count.ts'

/** Returns a member's number of unread messages (SPEC §11.90). */
export function useUnreadMessages(): number {
  return usePolledCount('unreadMessages', 'INBOX3')
}
