import type { ReactNode } from 'react'
import type { LiveRoom } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useLobbyCategory } from '../../../../kit/games/use-lobby-category.ts'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useWithCurrency } from '../../../../kit/money/use-awaits-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSessionKind } from '../../../../state/session.ts'
import styles from './LiveRooms.module.css'
import { useRoomEntry } from './use-room-entry.ts'
import { useRoomMark } from './use-room-mark.ts'

/** Milliseconds between two requests for the rooms. */
const refreshMs = 60_000

/** Shows the rooms of the live casino, marked free, VIP or pay per view (SPEC §4.26). */
export default function LiveRooms(props: BlockProps<'live-rooms'>): ReactNode {
  const isLive = useLobbyCategory() === 'LIVE'
  const isGuest = useSessionKind() === 'guest'
  return isLive && !isGuest ? <Rooms {...props} /> : null
}

function Rooms({ variant, settings }: BlockProps<'live-rooms'>): ReactNode {
  const t = useT()
  const text = useText()
  const rooms = useCall('liveRooms', undefined, { refreshMs, onReturn: 'refresh' })
  const call = useWithCurrency(rooms)
  const { enter, effect } = useRoomEntry(call.retry)
  const { title, limit } = settings
  return (
    <Section title={title ? text(title) : t('rooms.title')}>
      {effect.unanswered && <UnknownResult onDismiss={effect.forget} />}
      <Answer
        call={call}
        size="row"
        empty={t('rooms.none')}
        isEmpty={({ rooms }) => rooms.length === 0}
        skeleton={<RoomSkeletons variant={variant} />}
      >
        {({ rooms }) => (
          <ul className={styles['rooms']} data-variant={variant}>
            {rooms.slice(0, limit).map((room) => (
              <li key={room.roomId}>
                <Room room={room} busy={effect.running} onEnter={() => void enter(room)} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </Section>
  )
}

/** The places of rooms, with the heights of their pictures and lines. */
function RoomSkeletons({ variant }: Pick<BlockProps<'live-rooms'>, 'variant'>): ReactNode {
  return (
    <ul className={styles['rooms']} data-variant={variant} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <li key={at} className={styles['room']}>
          <span className={styles['frame']}>
            <span className={styles['place']}>
              <Skeleton height="100%" />
            </span>
          </span>
          <span className={typography['name']}>
            <Skeleton shape="text" height="1lh" />
          </span>
          <span className={`${styles['line']} ${typography['muted']}`}>
            <Skeleton shape="text" width="70%" height="1lh" />
          </span>
          <span className={`${styles['line']} ${typography['muted']}`}>
            <Skeleton shape="text" width="40%" height="1lh" />
          </span>
        </li>
      ))}
    </ul>
  )
}

interface RoomProps {
  readonly room: LiveRoom
  readonly busy: boolean
  readonly onEnter: () => void
}

function Room({ room, busy, onEnter }: RoomProps): ReactNode {
  const t = useT()
  const mark = useRoomMark(room)
  const { table, dealer, viewers, picture, state, access, allowed } = room
  const offline = state === 'offline'
  return (
    <button
      type="button"
      className={styles['room']}
      data-status={state}
      disabled={offline || busy}
      onClick={onEnter}
    >
      <span className={styles['frame']}>
        <Picture
          className={styles['picture']}
          sources={[picture]}
          width={160}
          height={120}
          alt=""
        />
        <Tag
          className={styles['mark']}
          tone={
            offline ? 'plain' : access === 'free' ? 'live' : access === 'vip' ? 'accent' : 'light'
          }
        >
          {access === 'vip' && allowed === false && <Icon name="lock" size="small" />}
          {offline ? t('rooms.offline') : mark}
        </Tag>
      </span>
      <span className={typography['name']}>{table}</span>
      <span className={`${styles['line']} ${typography['muted']}`}>
        {t('rooms.dealer', { name: dealer })}
      </span>
      {!offline && (
        <span className={`${styles['line']} ${typography['muted']}`}>
          <Icon name="eye" size="small" /> {t('rooms.viewers', { count: viewers })}
        </span>
      )}
    </button>
  )
}
