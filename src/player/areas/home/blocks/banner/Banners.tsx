import type { ReactNode } from 'react'
import type { Banner } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Answer, type AnswerProps } from '../../../../kit/pages/Answer.tsx'
import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useCurrent } from '../../parts/use-current.ts'
import { Carousel } from './Carousel.tsx'

export interface BannersProps {
  readonly settings: BlockProps<'banner'>['settings']
  readonly className: string | undefined
  /** The size of a notice shown in place of the banners. */
  readonly size?: AnswerProps<unknown>['size']
}

/**
 * Shows the announcements of a group as a carousel. The skin's own picture takes their place while
 * they load and when there are none.
 */
export function Banners({ settings, className, size = 'section' }: BannersProps): ReactNode {
  const t = useT()
  const skin = useSkin()
  const call = useCall('announcements', announcementsQuery(skin, settings.group))
  const fallback = settings.art ? [{ bannerId: 'spare', title: '', image: settings.art }] : []
  const show = (banners: readonly Banner[]): ReactNode => (
    <Carousel banners={banners.length > 0 ? banners : fallback} settings={settings} />
  )
  const banners = useCurrent(call.value?.banners ?? none)
  if (settings.empty === 'hide' && call.value && banners.length + fallback.length === 0) return null
  return (
    <div className={className}>
      <Answer
        call={call}
        skeleton={settings.art ? show([]) : <Skeleton shape="card" height="100%" />}
        size={size}
        empty={t('home.banner.empty')}
        isEmpty={() => banners.length + fallback.length === 0}
      >
        {() => show(banners)}
      </Answer>
    </div>
  )
}

const none: readonly Banner[] = []
