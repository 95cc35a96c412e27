import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { LeftLine } from '../../parts/LeftLine.tsx'
import { useIsPast } from '../../parts/use-is-past.ts'
import { useSafeLink } from '../../parts/use-safe-link.ts'
import styles from './PromoCard.module.css'

/** The pictures of the variants in CSS pixels of a column of 390. */
const sizes = { card: { width: 358, height: 180 }, row: { width: 112, height: 112 } } as const

/** Shows a promotion of the merchant's own, with the time left until its end (SPEC §2.65). */
export default function PromoCard({ variant, settings }: BlockProps<'promo-card'>): ReactNode {
  const text = useText()
  const t = useT()
  const { art, title, line, label, until, tone } = settings
  const to = useSafeLink(settings.link)
  const isOver = useIsPast(until)
  return (
    <Section tone={tone}>
      <article
        className={styles['card']}
        data-kit="promo-card"
        data-kind={variant}
        data-art={art ? true : undefined}
        data-state={isOver ? 'over' : undefined}
      >
        {art && <Picture sources={[art]} {...sizes[variant]} alt="" part="picture" />}
        <div className={styles['words']} data-part="words">
          {title && (
            <h2 className={typography['title']} data-part="title">
              {text(title)}
            </h2>
          )}
          {line && (
            <p className={typography['muted']} data-part="line">
              {text(line)}
            </p>
          )}
          {until && (
            <p className={typography['label']} data-part="period">
              {isOver ? (
                settings.ended ? (
                  text(settings.ended)
                ) : (
                  t('content.ended')
                )
              ) : (
                <>
                  {t('content.endsIn')} <LeftLine until={until} />
                </>
              )}
            </p>
          )}
          {to && (
            <ButtonLink className={styles['action']} to={to} wide={variant === 'card'}>
              {label ? text(label) : t('content.more')}
            </ButtonLink>
          )}
        </div>
      </article>
    </Section>
  )
}
