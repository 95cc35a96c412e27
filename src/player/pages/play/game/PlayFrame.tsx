import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FrameAddress } from '../../../../core/contract/frame-address.ts'
import type { GameMessage } from '../../../../core/contract/game-message.ts'
import { Notice } from '../../../components/ui/Notice.tsx'
import { useNavigate } from '../../../components/ui/navigation.tsx'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { noteTouch } from '../../../state/inactivity.ts'
import { Launching } from './Launching.tsx'
import styles from './Play.module.css'
import { TurnHint } from './TurnHint.tsx'
import type { GameChoice } from './use-game-choice.ts'
import { useGameMessages } from './use-game-messages.ts'
import type { Guard } from './use-guard.ts'

/** What a game may do, and no more: docs/decisions/0013-a-game-in-its-frame.md says why each. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'
/** How long a frame may stay empty until it counts as failed, in milliseconds. */
const patienceMs = 30_000

export interface PlayFrameProps {
  readonly choice: GameChoice
  readonly address: FrameAddress
  readonly guard: Guard
  readonly onBalance: () => void
  readonly onLeave: () => void
  readonly onReload: () => void
}

/** The game in its frame, over which its picture stands until it is there. */
export function PlayFrame(props: PlayFrameProps): ReactNode {
  const { choice, address, onReload } = props
  const t = useT()
  const { look } = useSkin()
  const frame = useRef<HTMLIFrameElement>(null)
  const { shown, failed, show } = useArrival()
  const hear = useHearing({ ...props, onReady: show })
  useGameMessages({ frame, origin: address.origin, hear })
  return (
    <section className={styles['table']} aria-label={choice.name} tabIndex={-1} data-game-table>
      {!failed && (
        <iframe
          ref={frame}
          className={styles['frame']}
          title={t('play.frame', { name: choice.name })}
          sandbox={sandbox}
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
          src={address.href}
          onLoad={show}
        />
      )}
      {failed && (
        <div className={styles['state']}>
          <Notice
            kind="error"
            size="page"
            line={t('play.failed')}
            detail={t('app.pageFailedDetail')}
            ornament={look.ornaments['error']}
            action={{ label: t('play.reload'), onPress: onReload }}
          />
        </div>
      )}
      {!failed && !shown && <Launching choice={choice} />}
      {shown && <TurnHint />}
    </section>
  )
}

/** Whether the game is there, or did not come in time. */
function useArrival() {
  const [arrival, setArrival] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  useEffect(() => {
    const timer = setTimeout(
      () => setArrival((before) => (before === 'waiting' ? 'failed' : before)),
      patienceMs,
    )
    return () => clearTimeout(timer)
  }, [])
  const show = useCallback(() => setArrival('shown'), [])
  const shown = arrival === 'shown'
  useEffect(() => {
    // Whoever did not move on meanwhile stands before the game, and steps into it with the next key.
    const at = document.activeElement
    const waits = !at || at === document.body || at.matches('[data-page-heading]')
    if (shown && waits) document.querySelector<HTMLElement>('[data-game-table]')?.focus()
  }, [shown])
  return { shown, failed: arrival === 'failed', show }
}

interface Hearing extends PlayFrameProps {
  readonly onReady: () => void
}

/** What becomes of the game's messages; what only play brings about counts as a touch of the player. */
function useHearing({ guard, onBalance, onLeave, onReady }: Hearing): (said: GameMessage) => void {
  const navigate = useNavigate()
  return useMemo(() => {
    const deposit = guard.asking('deposit', () => navigate('/m/voucherCenter'))
    const hear: { readonly [E in GameMessage['event']]: () => void } = {
      ready: onReady,
      round: noteTouch,
      balance: () => {
        noteTouch()
        onBalance()
      },
      deposit,
      leave: onLeave,
    }
    return (message) => {
      guard.note(message)
      hear[message.event]()
    }
  }, [guard, onBalance, onLeave, onReady, navigate])
}
