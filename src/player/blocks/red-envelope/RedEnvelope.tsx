import { type ReactNode, useEffect, useState } from 'react'
import type { RedEnvelope as Envelope } from '../../../core/contract/generated/gateway.ts'
import { pathTo, readRoute } from '../../../core/contract/pages.ts'
import { Countdown } from '../../components/ui/Countdown.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { IconButton } from '../../components/ui/IconButton.tsx'
import { Link, usePath } from '../../components/ui/navigation.tsx'
import { ThemeDrawing } from '../../components/ui/ThemeDrawing.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { hidePacket, usePacketHidden } from '../../state/hidden-packet.ts'
import { useRealAccount } from '../../state/session.ts'
import { readServerTime } from '../../state/status.ts'
import styles from './RedEnvelope.module.css'

/** Milliseconds after which the packet asks, so that the blocks of the page load before it. */
const quietMs = 1500
const minuteMs = 60_000

/** Floats a packet over home and the member centre while an envelope is open or opens soon (SPEC §11.89). */
export default function RedEnvelope({ settings }: BlockProps<'red-envelope'>): ReactNode {
  const route = readRoute(usePath())
  const isPlace = route === 'home' || route === 'memberHome'
  const wanted = [isPlace, useRealAccount(), !usePacketHidden()].every(Boolean)
  return wanted ? <Packet soonMs={settings.soon * minuteMs} /> : null
}

function Packet({ soonMs }: { readonly soonMs: number }): ReactNode {
  const t = useT()
  const drawing = useSkin().look.ornaments['packet']
  const quiet = useQuietTime()
  const { value, retry } = useCall('redEnvelope', undefined, {
    enabled: quiet,
    onReturn: 'refresh',
  })
  const turn = value && findTurn(value, soonMs)
  if (!turn) return null
  const { open, to } = turn
  return (
    <aside className={styles['place']}>
      <Link className={styles['packet']} to={pathTo('redEnvelope')}>
        {drawing ? (
          <ThemeDrawing
            className={styles['drawing']}
            src={drawing}
            instead={<Icon name="packet" />}
          />
        ) : (
          <Icon name="packet" size="huge" />
        )}
        <span data-unseen>{t(open ? 'envelope.packetOpen' : 'envelope.packetSoon')}</span>
        <Countdown
          key={to}
          className={styles['time']}
          to={to}
          offset={readServerTime() - Date.now()}
          onDone={() => void retry()}
        />
      </Link>
      <IconButton
        className={styles['hide']}
        icon="close"
        label={t('envelope.packetHide')}
        onClick={hidePacket}
      />
    </aside>
  )
}

/** Returns whether the envelope is open and the time at which that changes; undefined while it is neither open nor soon. */
function findTurn({ state, closesAt, nextAt }: Envelope, soonMs: number) {
  if (state === 'open' && closesAt !== undefined) return { open: true, to: closesAt }
  const comes = state === 'waiting' || state === 'opened'
  if (!comes || nextAt === undefined || nextAt - readServerTime() > soonMs) return undefined
  return { open: false, to: nextAt }
}

function useQuietTime(): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), quietMs)
    return () => clearTimeout(timer)
  }, [])
  return over
}
