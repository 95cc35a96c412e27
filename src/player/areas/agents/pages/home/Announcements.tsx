import { type ReactNode, Suspense, useState } from 'react'
import type { Announcement } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import styles from './Announcements.module.css'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

/** Returns the announcements to agents; none if they cannot be loaded. */
export function useAnnouncements(): {
  readonly list: readonly Announcement[]
  readonly loading: boolean
} {
  const query = { ...announcementsQuery(useSkin(), 'm_agent'), types: 'A' }
  const { value, loading } = useCall('announcements', query)
  return { list: value?.agent ?? [], loading }
}

export interface AnnouncementsProps {
  readonly list: readonly Announcement[]
}

/** Lists the announcements to agents (SPEC §11.81), and shows the text of one in a sheet. */
export function Announcements({ list }: AnnouncementsProps): ReactNode {
  const t = useT()
  const [shown, setShown] = useState<Announcement>()
  if (list.length === 0) return null
  return (
    <>
      <ListGroup title={t('agent.announcements')}>
        {list.map((one) => (
          <ListRow key={one.id} icon="announce" label={one.title} onPress={() => setShown(one)} />
        ))}
      </ListGroup>
      {shown && <AnnouncementSheet announcement={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}

interface AnnouncementSheetProps {
  readonly announcement: Announcement
  readonly onClose: () => void
}

function AnnouncementSheet({ announcement, onClose }: AnnouncementSheetProps): ReactNode {
  const { title, content, createdAt } = announcement
  const t = useT()
  const language = useLanguage()
  const { ornaments } = useSkin().look
  return (
    <Sheet
      title={t('agent.announcements')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornaments['sheet']}
    >
      <h3 className={styles['title']}>{title}</h3>
      {createdAt !== undefined && (
        <time
          className={`${styles['date']} ${typography['muted']}`}
          dateTime={new Date(createdAt).toISOString()}
        >
          {formatDate(createdAt, language)}
        </time>
      )}
      {content && (
        <Suspense fallback={<CodeSkeleton shape="text" width="90%" height="3rem" />}>
          <GatewayHtml html={content} />
        </Suspense>
      )}
    </Sheet>
  )
}
