import type { ReactNode } from 'react'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { pair } from '../../../../kit/controls/write-clock.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { LeftLine } from '../../parts/LeftLine.tsx'
import { useIsPast } from '../../parts/use-is-past.ts'
import { useSafeLink } from '../../parts/use-safe-link.ts'
import { useTimeLeft } from '../../parts/use-time-left.ts'
import styles from './CountdownBlock.module.css'

/** Shows the time left until a moment, and afterwards that it has passed (SPEC §2.65). */
export default function CountdownBlock({ variant, settings }: BlockProps<'countdown'>): ReactNode {
  const text = useText()
  const t = useT()
  const { title, line, until, label, tone } = settings
  const to = useSafeLink(settings.link)
  const isOver = useIsPast(until)
  return (
    <Section tone={tone}>
      <div
        className={styles['countdown']}
        data-kit="countdown-board"
        data-kind={variant}
        data-state={isOver ? 'over' : undefined}
      >
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
        <div className={styles['time']} data-part="time">
          {isOver && (
            <p className={typography['name']} data-part="ended">
              {settings.ended ? text(settings.ended) : t('content.ended')}
            </p>
          )}
          {!isOver && (variant === 'tiles' ? <Tiles until={until} /> : <LeftLine until={until} />)}
        </div>
        {to && (
          <ButtonLink to={to} wide={variant === 'tiles'}>
            {label ? text(label) : t('content.more')}
          </ButtonLink>
        )}
      </div>
    </Section>
  )
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

function Tiles({ until }: { readonly until: string }): ReactNode {
  const t = useT()
  const left = useTimeLeft(until)
  return (
    <div className={styles['units']} role="timer" data-part="units">
      {units.map((unit) => (
        <span key={unit} className={styles['unit']} data-part="unit">
          <span className={`${typography['figure']} ${styles['value']}`} data-part="value">
            {left ? pair(left[unit]) : '––'}
          </span>{' '}
          <span className={typography['caption']} data-part="label">
            {t(`content.${unit}`)}
          </span>
        </span>
      ))}
    </div>
  )
}
