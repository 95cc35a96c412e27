import { type ReactNode, useId } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { FindingCount } from '../findings/FindingCount.tsx'
import type { SayIn } from '../i18n/create-words.ts'
import { useSay } from '../i18n/use-say.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { Thumbnail } from '../preview/Thumbnail.tsx'
import styles from './MerchantCard.module.css'

/** A merchant as it is, and the way into it. */
export function MerchantCard({ merchant }: { readonly merchant: MerchantSummary }): ReactNode {
  const say = useSay('gallery')
  const { code, name, parent, errors, warnings, colours = [], unread } = merchant
  const why = useId()
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        {unread === undefined ? (
          <Thumbnail merchant={merchant} />
        ) : (
          <p id={why} className={styles['problem']}>
            {unread.says} <code className={styles['place']}>{unread.place}</code>
          </p>
        )}
      </div>
      <div className={styles['words']}>
        <PlaceLink
          className={styles['name']}
          place={{ merchant: code, path: '' }}
          aria-describedby={unread && why}
        >
          {name}
        </PlaceLink>
        <FindingCount errors={errors} warnings={warnings} />
        <span className={styles['line']}>{parent ? say('inherits', { code, parent }) : code}</span>
        <span className={styles['line']}>{sayHosts(merchant, say)}</span>
        <span className={styles['colours']} aria-hidden="true">
          {colours.map((colour) => (
            <span key={colour} className={styles['colour']} style={{ backgroundColor: colour }} />
          ))}
        </span>
      </div>
    </li>
  )
}

function sayHosts({ hosts, unread }: MerchantSummary, say: SayIn<'gallery'>): string {
  if (unread) return say('hostsUnread')
  return hosts.length > 0 ? hosts.join(', ') : say('noHost')
}
