import { type ReactNode, useId } from 'react'
import type { ConditionMatch, MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { FindingCount } from '../findings/FindingCount.tsx'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { type MerchantAction, MerchantMenu } from '../merchant-actions/MerchantMenu.tsx'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { Thumbnail } from '../preview/Thumbnail.tsx'
import { ScheduleLine } from '../publish/ScheduleLine.tsx'
import { NoteCount } from '../together/NoteCount.tsx'
import styles from './MerchantCard.module.css'
import { StatusLine } from './StatusLine.tsx'
import type { Statuses } from './use-statuses.ts'

export interface MerchantCardProps {
  readonly merchant: MerchantSummary
  /** What of it meets the conditions of the gallery. */
  readonly matches: readonly ConditionMatch[]
  /** The number of open notes. */
  readonly notes: number
  readonly onChoose: (action: MerchantAction) => void
  readonly statuses: Statuses
}

/** A merchant as it is, and the way into it. */
export function MerchantCard(props: MerchantCardProps): ReactNode {
  const { merchant, matches, notes, onChoose, statuses } = props
  const t = useT('gallery')
  const { code, name, parent, errors, warnings, colours = [], unread } = merchant
  const why = useId()
  return (
    <li className={styles['card']}>
      <div className={styles['picture']}>
        {unread === undefined ? (
          <Thumbnail merchant={merchant} />
        ) : (
          <p id={why} className={styles['problem']}>
            {unread.message} <code className={styles['place']}>{unread.place}</code>
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
        <span className={styles['counts']}>
          <NoteCount count={notes} />
          <FindingCount errors={errors} warnings={warnings} />
          <span className={styles['actions']}>
            <MerchantMenu merchant={merchant} onChoose={onChoose} />
          </span>
        </span>
        <span className={styles['line']}>{parent ? t('inherits', { code, parent }) : code}</span>
        <span className={styles['line']}>
          {merchant.archived ? t('archived') : formatHosts(merchant, t)}
        </span>
        {merchant.hosts.length > 0 && <StatusLine code={code} statuses={statuses} />}
        <ScheduleLine code={code} />
        <span className={styles['colours']} aria-hidden="true">
          {colours.map((colour) => (
            <span key={colour} className={styles['colour']} style={{ backgroundColor: colour }} />
          ))}
        </span>
      </div>
      {matches.length > 0 && <Matches matches={matches} />}
    </li>
  )
}

/** Matches that are shown on a card. */
const mostMatches = 4

function Matches({ matches }: Pick<MerchantCardProps, 'matches'>): ReactNode {
  const t = useT('gallery')
  const more = matches.length - mostMatches
  return (
    <ul className={styles['matches']}>
      {matches.slice(0, mostMatches).map(({ text, place }) => (
        <li key={`${text} ${place}`}>
          {text} {place !== undefined && <code className={styles['place']}>{place}</code>}
        </li>
      ))}
      {more > 0 && <li>{t('moreMatches', { count: more })}</li>}
    </ul>
  )
}

function formatHosts({ hosts, unread }: MerchantSummary, t: TranslateIn<'gallery'>): string {
  if (unread) return t('hostsUnread')
  return hosts.length > 0 ? hosts.join(', ') : t('noHost')
}
