import { type ReactNode, Suspense, useState } from 'react'
import type { Announcement } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../../kit/controls/Accordion.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import { markNoticeRead, useReadNotices } from '../../../../state/read-notices.ts'
import styles from './Notice.module.css'

const GatewayHtml = lazyPart(() => import('../../../../kit/pages/GatewayHtml.tsx'))

type Kind = 'system' | 'promotion'

/** Shows the notices of the platform and of promotions; opening one marks it as read (SPEC §11.45). */
export default function Notice(): ReactNode {
  const t = useT()
  const skin = useSkin()
  const [kind, setKind] = useState<Kind>('system')
  const read = useReadNotices()
  const call = useCall('announcements', {
    ...announcementsQuery(skin, 'm_notice'),
    types: 'PL,PR',
  })
  const { player, content, promotion = [] } = call.value ?? {}
  const lists = { system: player ?? content ?? [], promotion }
  const unread = (list: readonly Announcement[]): number =>
    list.filter(({ id }) => !read.includes(id)).length
  const count = unread(lists.system) + unread(lists.promotion)
  useHeadline(count > 0 ? t('notice.headline', { count }) : undefined)
  return (
    <PagePart>
      <Tabs
        label={t('route.notice')}
        tabs={(['system', 'promotion'] as const).map((key) => ({
          key,
          label: t(`notice.${key}`),
          badge: unread(lists[key]),
        }))}
        selected={kind}
        onSelect={setKind}
      >
        <Answer
          call={call}
          empty={t('notice.none')}
          isEmpty={() => lists[kind].length === 0}
          skeleton={<Skeleton shape="card" height="16rem" />}
        >
          {() => <NoticeList kind={kind} list={lists[kind]} read={read} />}
        </Answer>
      </Tabs>
    </PagePart>
  )
}

interface NoticeListProps {
  readonly kind: Kind
  readonly list: readonly Announcement[]
  readonly read: readonly string[]
}

function NoticeList({ kind, list, read }: NoticeListProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  return (
    <Accordion key={kind}>
      {list.map(({ id, title, content, createdAt }) => (
        <AccordionItem
          key={id}
          level={2}
          onOpen={() => markNoticeRead(id)}
          title={
            <span className={styles['head']}>
              <span className={styles['line']}>
                <Tag tone={kind === 'system' ? 'plain' : 'accent'}>{t(`notice.${kind}`)}</Tag>
                {createdAt !== undefined && (
                  <time className={typography['caption']}>{formatDate(createdAt, language)}</time>
                )}
                {!read.includes(id) && <span className={styles['dot']}>{t('notice.unread')}</span>}
              </span>
              <span className={styles['title']}>{title}</span>
            </span>
          }
        >
          {content ? (
            <Suspense fallback={<CodeSkeleton shape="text" width="90%" height="3rem" />}>
              <GatewayHtml html={content} />
            </Suspense>
          ) : (
            <p>{title}</p>
          )}
        </AccordionItem>
      ))}
    </Accordion>
  )
}
