import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useSafeLink } from '../../parts/use-safe-link.ts'
import styles from './PictureLink.module.css'

/** The shape of a picture whose file tells none, in CSS pixels of a column of 390. */
const usual = { width: 358, height: 201 } as const

/** Shows a picture, or the poster of a video, that leads where the merchant says (SPEC §2.65). */
export default function PictureLink({ variant, settings }: BlockProps<'picture-link'>): ReactNode {
  const text = useText()
  const { art, width, tone } = settings
  const { sizes } = useSkin().look
  const to = useSafeLink(settings.link)
  const isVideo = variant === 'video'
  const title = text(settings.title)
  const content = (
    <>
      <span className={styles['frame']}>
        <Picture
          sources={[art]}
          {...(sizes?.[art] ?? usual)}
          alt={isVideo ? '' : title}
          part="picture"
        />
        {isVideo && (
          <span className={styles['mark']} data-part="mark">
            <Icon name="play" size="medium" />
          </span>
        )}
      </span>
      {isVideo && <Caption title={title} />}
    </>
  )
  return (
    <Section tone={tone}>
      <div
        className={styles['picture']}
        data-kit="picture-link"
        data-kind={variant}
        data-width={width}
      >
        {to ? (
          <Link className={styles['link']} to={to}>
            {content}
          </Link>
        ) : (
          content
        )}
      </div>
    </Section>
  )
}

function Caption({ title }: { readonly title: string }): ReactNode {
  const t = useT()
  return (
    <span className={styles['caption']}>
      <Tag>{t('content.video')}</Tag>{' '}
      <span className={typography['name']} data-part="title">
        {title}
      </span>
    </span>
  )
}
