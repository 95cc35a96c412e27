import type { ReactNode } from 'react'
import { useCall } from '../../gateway/use-call.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { announcementsQuery } from '../../parts/announcements.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useSession } from '../../state/session.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Banner.module.css'
import { Carousel } from './Carousel.tsx'

export default function Banner(props: BlockProps<'banner'>): ReactNode {
  return (
    <div className={styles['banner']} data-variant={props.variant}>
      {props.variant === 'hero' ? <Hero {...props} /> : <Banners {...props} />}
    </div>
  )
}

function Banners({ variant, settings }: BlockProps<'banner'>): ReactNode {
  const t = useT()
  const skin = useSkin()
  const call = useCall('announcements', announcementsQuery(skin, settings.group))
  const spare = settings.art ? [{ bannerId: 'spare', title: '', image: settings.art }] : []
  return (
    <Answer
      call={call}
      skeleton={<Skeleton shape="card" height="100%" />}
      size={variant === 'inset' ? 'row' : 'section'}
      empty={t('home.banner.empty')}
      isEmpty={({ banners = [] }) => banners.length + spare.length === 0}
    >
      {({ banners = [] }) => (
        <Carousel banners={banners.length > 0 ? banners : spare} settings={settings} />
      )}
    </Answer>
  )
}

/** The scene of the hero: a picture of the skin with the merchant's own words over it. */
function Hero({ settings }: BlockProps<'banner'>): ReactNode {
  const read = useText()
  const member = useSession().kind === 'signed-in'
  const { art, memberArt, title, line } = settings
  return (
    <>
      <Picture
        className={styles['picture']}
        sources={[member ? (memberArt ?? art) : art]}
        width={390}
        height={520}
        alt=""
        eager
      />
      {title && !member && (
        <div className={styles['copy']}>
          <h2 className={styles['title']}>{read(title)}</h2>
          {line && <p className={styles['line']}>{read(line)}</p>}
        </div>
      )}
    </>
  )
}
