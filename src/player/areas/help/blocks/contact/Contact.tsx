import type { ReactNode } from 'react'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useStatus } from '../../../../state/status.ts'
import styles from './Contact.module.css'
import { readContacts } from './read-contacts.ts'

const looks = {
  LINE: { icon: 'line', text: 'home.contact.line' },
  MOBILENUMBER: { icon: 'phone', text: 'home.contact.call' },
} as const

/**
 * Lists the gateway's call and social-line links, or a link to customer service when it sends none
 * that is safe.
 */
export default function Contact({ variant, settings }: BlockProps<'contact'>): ReactNode {
  const t = useT()
  const read = useText()
  const status = useStatus()
  const { linkHosts } = useSkin().gateway
  const { title, line, art } = settings
  const contacts = readContacts(status.answer?.info.resources ?? [], { hosts: linkHosts })
  return (
    <div
      className={styles['contact']}
      data-variant={variant}
      data-look={settings.look}
      data-art={art && ''}
      data-ground={variant === 'cells' ? 'inverse' : settings.ground}
    >
      {art && <ThemeDrawing className={styles['art']} src={art} loading="lazy" draggable={false} />}
      {title && <h2 className={styles['title']}>{read(title)}</h2>}
      {line && <p className={styles['line']}>{read(line)}</p>}
      <div className={styles['links']}>
        {status.answer ? (
          contacts.map(({ kind, to, shown }) => (
            <ContactLink
              key={to}
              to={to}
              icon={looks[kind].icon}
              text={t(looks[kind].text)}
              note={shown}
            />
          ))
        ) : (
          <Skeleton count={2} height="3.5rem" />
        )}
        {status.answer && contacts.length === 0 && (
          <ContactLink
            to={pathTo('service')}
            icon="headset"
            text={t('home.contact.service')}
            note=""
          />
        )}
      </div>
    </div>
  )
}

interface ContactLinkProps {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly note: string
}

function ContactLink({ to, icon, text, note }: ContactLinkProps): ReactNode {
  return (
    <Link className={styles['link']} to={to}>
      <Icon name={icon} />
      <span>
        {text}
        {note && (
          <span className={styles['note']}>
            <bdi dir="ltr">{note}</bdi>
          </span>
        )}
      </span>
    </Link>
  )
}
