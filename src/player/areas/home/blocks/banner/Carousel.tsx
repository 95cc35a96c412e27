import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import type { Banner } from '../../../../../core/contract/generated/gateway.ts'
import { safeLink } from '../../../../../core/contract/safe-link.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Carousel.module.css'
import { type CarouselRules, offsetOf, useCarousel } from './use-carousel.ts'

export interface CarouselProps {
  readonly banners: readonly Banner[]
  readonly settings: CarouselRules
}

/** Shows banners that advance and loop on their own if there is more than one (SPEC §2.31). */
export function Carousel({ banners, settings }: CarouselProps): ReactNode {
  const t = useT()
  const count = banners.length
  const carousel = useCarousel(count, settings)
  const { index, previous, go, playing, toggle, still, track } = carousel
  const onArrowKey = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step) go(step)
  }
  return (
    <section
      className={styles['carousel']}
      aria-label={t('home.banner.label')}
      onKeyDown={onArrowKey}
    >
      <div
        className={styles['track']}
        data-part="track"
        ref={track}
        style={{ '--speed': `${settings.speed}ms` }}
        aria-live={playing ? 'off' : 'polite'}
      >
        {banners.map((banner, slide) => {
          const at = offsetOf(slide, { index, count })
          const jumps = Math.abs(at - offsetOf(slide, { index: previous, count })) > 1
          return (
            <Slide
              key={banner.bannerId}
              banner={banner}
              first={slide === 0}
              front={at === 0}
              jumps={jumps}
              style={{ '--at': at }}
            />
          )
        })}
      </div>
      {count > 1 && (
        <div className={styles['controls']} data-part="controls">
          <button
            type="button"
            className={styles['dots']}
            data-part="dots"
            aria-label={t('home.banner.next')}
            onClick={() => go(1)}
            style={{ '--share': (index + 1) / count }}
          >
            {banners.map(({ bannerId }, slide) => (
              <span key={bannerId} data-on={slide === index || undefined} />
            ))}
          </button>
          {!still && (
            <IconButton
              data-part="pause"
              icon={playing ? 'pause' : 'play'}
              label={t(playing ? 'home.banner.pause' : 'home.banner.play')}
              onClick={toggle}
            />
          )}
        </div>
      )}
    </section>
  )
}

interface SlideProps {
  readonly banner: Banner
  readonly first: boolean
  readonly front: boolean
  readonly jumps: boolean
  readonly style: CSSProperties
}

function Slide({ banner, first, front, jumps, style }: SlideProps): ReactNode {
  const { linkHosts } = useSkin().gateway
  const { title, line, action, image, url, room } = banner
  const ink = image && /^#[0-9a-f]{6}$/i.test(banner.ink ?? '') ? banner.ink : undefined
  const to = url && safeLink(url, { hosts: linkHosts })
  const content = (
    <>
      <Picture
        className={styles['picture']}
        part="picture"
        sources={[image]}
        width={358}
        height={152}
        alt=""
        eager={first}
        fallback={<span />}
      />
      {title && (
        <span
          className={styles['copy']}
          data-part="copy"
          data-ink={ink && ''}
          data-bare={image ? undefined : ''}
        >
          <span className={styles['title']} data-part="title">
            {title}
          </span>
          {line && (
            <span className={styles['line']} data-part="line">
              {line}
            </span>
          )}
          {action && <span data-part="action">{action}</span>}
        </span>
      )}
    </>
  )
  const shared = {
    className: styles['slide'],
    'data-part': 'slide',
    style: ink ? { ...style, '--ink': ink } : style,
    'data-room': room,
    'data-front': front || undefined,
    'data-jumps': jumps || undefined,
    inert: !front,
  } as const
  return to ? (
    <Link {...shared} to={to} draggable={false}>
      {content}
    </Link>
  ) : (
    <div {...shared}>{content}</div>
  )
}
