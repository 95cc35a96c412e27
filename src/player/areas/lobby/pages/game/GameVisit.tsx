import { type ReactNode, useState } from 'react'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { focusHeading } from '../../../../kit/controls/focus-heading.ts'
import { useBalance } from '../../../../kit/money/use-balance.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { GameBar } from './GameBar.tsx'
import { GameWindow } from './GameWindow.tsx'
import { Launching } from './Launching.tsx'
import { LaunchNotice } from './LaunchNotice.tsx'
import { opensIn } from './opens-in.ts'
import styles from './Play.module.css'
import { PlayFrame } from './PlayFrame.tsx'
import { TrialBlock } from './TrialBlock.tsx'
import { useGameChoice } from './use-game-choice.ts'
import { useGuard } from './use-guard.ts'
import { useLaunch } from './use-launch.ts'
import { useLeave } from './use-leave.ts'
import { useNet } from './use-net.ts'
import { useRealityCheck } from './use-reality-check.ts'

/** Finds, launches and shows one game, in its frame or in a new window. */
export function GameVisit(): ReactNode {
  const { lobby } = useSkin()
  const choice = useGameChoice()
  const { state, again } = useLaunch(choice.query)
  const since = state.kind === 'launched' ? state.since : undefined
  const balance = useBalance({ masked: false })
  const net = useNet({
    amount: balance.wallet?.sumBalance,
    refreshing: balance.refreshing,
    since,
  })
  const guard = useGuard(since)
  const leave = useLeave()
  useRealityCheck({ since, net, onStop: leave })
  const [reloads, setReloads] = useState(0)
  const inFrame = opensIn(lobby.launch, choice.vendor) === 'frame'
  const relaunch = (): void => {
    again()
    focusHeading()
  }
  const reload = guard.asking('reload', () => {
    guard.forget()
    setReloads((count) => count + 1)
  })
  // The gateway treats this account as a trial account.
  const code = state.kind === 'failed' && state.error instanceof GatewayError && state.error.code
  if (code === 'demo.not.allowed') return <TrialBlock />
  return (
    <div className={styles['page']}>
      <GameBar
        name={choice.name}
        balance={balance}
        net={net}
        since={since}
        onLeave={guard.asking('leave', leave)}
        onReload={since !== undefined && inFrame ? reload : undefined}
        ask={guard.asking}
      />
      {choice.finding === 'waiting' || (choice.query && state.kind === 'launching') ? (
        <Launching choice={choice} />
      ) : state.kind !== 'launched' ? (
        <LaunchNotice choice={choice} state={state} onAgain={relaunch} />
      ) : inFrame ? (
        <PlayFrame
          key={reloads}
          choice={choice}
          address={state.address}
          guard={guard}
          onBalance={balance.follow}
          onLeave={leave}
          onReload={reload}
        />
      ) : (
        <GameWindow choice={choice} address={state.address} onReturn={balance.follow} />
      )}
    </div>
  )
}
