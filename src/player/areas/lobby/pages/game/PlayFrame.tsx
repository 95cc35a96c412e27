import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { FrameAddress } from '../../../../../core/contract/frame-address.ts'
import type { GameMessage } from '../../../../../core/contract/game-message.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { reportActivity } from '../../../../state/inactivity.ts'
import { Launching } from './Launching.tsx'
import styles from './Play.module.css'
import type { GameChoice } from './use-game-choice.ts'
import { useGameMessages } from './use-game-messages.ts'
import type { Guard } from './use-guard.ts'

/** The permissions of a game's frame. docs/decisions/0013-a-game-in-its-frame.md has the reason for each. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'
/** Milliseconds until an empty frame counts as failed. */
const maxWaitMs = 30_000

export interface PlayFrameProps {
  readonly choice: GameChoice
  readonly address: FrameAddress
  readonly guard: Guard
  readonly onBalance: () => void
  readonly onLeave: () => void
  readonly onReload: () => void
}

/** Shows the game in its frame, covered by its picture until the game has loaded. */
export function PlayFrame(props: PlayFrameProps): ReactNode {
  const { choice, address, onReload } = props
  const t = useT()
  const { look } = useSkin()
  const frame = useRef<HTMLIFrameElement>(null)
  const { shown, failed, show } = useFrameLoad()
  const onMessage = useMessageHandler({ ...props, onReady: show })
  useGameMessages({ frame, origin: address.origin, onMessage })
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

/** Returns whether the game has loaded, or failed to load in time. */
function useFrameLoad() {
  const [loadState, setLoadState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  useEffect(() => {
    const timer = setTimeout(
      () => setLoadState((before) => (before === 'waiting' ? 'failed' : before)),
      maxWaitMs,
    )
    return () => clearTimeout(timer)
  }, [])
  const show = useCallback(() => setLoadState('shown'), [])
  const shown = loadState === 'shown'
  useEffect(() => {
    // Focuses the game unless the player has moved the focus, so that the next key press reaches it.
    const focused = document.activeElement
    const isFocusFree =
      !focused || focused === document.body || focused.matches('[data-page-heading]')
    if (shown && isFocusFree) document.querySelector<HTMLElement>('[data-game-table]')?.focus()
  }, [shown])
  return { shown, failed: loadState === 'failed', show }
}

interface MessageHandlerOptions extends PlayFrameProps {
  readonly onReady: () => void
}

/** Returns the handler of the game's messages. Messages that only playing causes count as activity of the player. */
function useMessageHandler({
  guard,
  onBalance,
  onLeave,
  onReady,
}: MessageHandlerOptions): (message: GameMessage) => void {
  const navigate = useNavigate()
  return useMemo(() => {
    const deposit = guard.asking('deposit', () => navigate(pathTo('deposit')))
    const handlers: { readonly [E in GameMessage['event']]: () => void } = {
      ready: onReady,
      round: reportActivity,
      balance: () => {
        reportActivity()
        onBalance()
      },
      deposit,
      leave: onLeave,
    }
    return (message) => {
      guard.note(message)
      handlers[message.event]()
    }
  }, [guard, onBalance, onLeave, onReady, navigate])
}

/** Hints on a phone in landscape that the game has more room upright, until the player closes the hint. */
function TurnHint(): ReactNode {
  const t = useT()
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed) return null
  return (
    <p className={styles['turn']} role="note">
      {t('play.turn')}
      <IconButton icon="close" label={t('common.close')} onClick={() => setIsClosed(true)} />
    </p>
  )
}
