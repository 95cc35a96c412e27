import type { ReactNode } from 'react'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { CountBadge } from '../../../../../kit/controls/CountBadge.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../../kit/controls/navigation.tsx'
import { useUnreadMessages } from '../../../../../kit/pages/use-unread-messages.ts'
import styles from '../Header.module.css'

/** Links to the messages, with the number of unread ones. */
export default function InboxLink(): ReactNode {
  const t = useT()
  const unread = useUnreadMessages()
  const label = unread > 0 ? t('header.inboxUnread', { number: unread }) : t('header.inbox')
  return (
    <Link className={styles['messages']} to={pathTo('messages')} aria-label={label}>
      <Icon name="mail" />
      <span className={styles['unread']}>
        <CountBadge count={unread} />
      </span>
    </Link>
  )
}
