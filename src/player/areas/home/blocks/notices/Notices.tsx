import { type ReactNode, useState } from 'react'
import type { Announcement } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useReducedMotion } from '../../../../kit/controls/use-reduced-motion.ts'
import { announcementsQuery } from '../../../../kit/pages/announcements.ts'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './Notices.module.css'
import { useMarquee } from './use-marquee.ts'

/**
 * Shows the titles of the announcements in a moving line, or a message when there are none (SPEC
 * §2.32).
 */
export default function Notices({ variant, settings }: BlockProps<'notices'>): ReactNode {
  const t = useT()
  const reducedMotion = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const { value, error, retry } = useCall('announcements', announcementsQuery(useSkin()))
  const notices = value?.player ?? value?.content ?? []
  const line = useMarquee({
    movable: notices.length > 0 && !reducedMotion,
    paused,
    divisor: settings.divisor,
  })
  return (
    <Section className={styles['notices']} tone={settings.tone}>
      <div className={styles['row']} data-kit="notices" data-kind={variant}>
        <Icon name="announce" size="medium" />
        <section
          className={styles['window']}
          data-still={reducedMotion || undefined}
          aria-label={t('home.notices.label')}
        >
          {notices.length > 0 ? (
            <div className={styles['line']} ref={line} data-moves>
              <Titles notices={notices} />
              {!reducedMotion && <Titles notices={notices} echo />}
            </div>
          ) : (
            !error &&
            (value ? t('home.notices.empty') : <Skeleton shape="text" width="70%" height="1em" />)
          )}
          {error && !value && t(errorMessageKey(error), errorMessageValues(error))}
        </section>
        {error && !value && <IconButton icon="refresh" label={t('common.retry')} onClick={retry} />}
        {notices.length > 0 && !reducedMotion && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={t(paused ? 'home.notices.play' : 'home.notices.pause')}
            onClick={() => setPaused(!paused)}
          />
        )}
      </div>
    </Section>
  )
}

/**
 * Lists the titles. A second copy (`echo`) follows the first so that the line has no end, and is
 * hidden from a screen reader.
 */
function Titles(props: {
  readonly notices: readonly Announcement[]
  readonly echo?: boolean
}): ReactNode {
  const { notices, echo = false } = props
  return (
    <ul className={styles['titles']} aria-hidden={echo || undefined} inert={echo}>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <Link className={styles['title']} to={pathTo('notice')}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
