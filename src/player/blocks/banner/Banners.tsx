import type { ReactNode } from 'react'
import type { Banner } from '../../../core/contract/generated/gateway.ts'
import { Answer, type AnswerProps } from '../../components/parts/Answer.tsx'
import { announcementsQuery } from '../../components/parts/announcements.ts'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { Carousel } from './Carousel.tsx'

export interface BannersProps {
  readonly settings: BlockProps<'banner'>['settings']
  readonly className: string | undefined
  /** The room for a notice that stands instead of banners. */
  readonly size?: AnswerProps<unknown>['size']
}

/** The announcements of a group as a carousel; the skin's own picture until they come, and where there are none. */
export function Banners({ settings, className, size = 'section' }: BannersProps): ReactNode {
  const t = useT()
  const skin = useSkin()
  const call = useCall('announcements', announcementsQuery(skin, settings.group))
  const spare = settings.art ? [{ bannerId: 'spare', title: '', image: settings.art }] : []
  const show = (banners: readonly Banner[]): ReactNode => (
    <Carousel banners={banners.length > 0 ? banners : spare} settings={settings} />
  )
  return (
    <div className={className}>
      <Answer
        call={call}
        skeleton={settings.art ? show([]) : <Skeleton shape="card" height="100%" />}
        size={size}
        empty={t('home.banner.empty')}
        isEmpty={({ banners = [] }) => banners.length + spare.length === 0}
      >
        {({ banners = [] }) => show(banners)}
      </Answer>
    </div>
  )
}
