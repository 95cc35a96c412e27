import { type ReactNode, useEffect, useState } from 'react'
import { GameArt } from './GameArt.tsx'
import styles from './GameRoom.module.css'
import { GameContext } from './game-context.ts'
import type { GameParts } from './game-parts.ts'
import { HistorySheet } from './HistorySheet.tsx'
import { ProblemView } from './ProblemView.tsx'
import { RulesSheet } from './RulesSheet.tsx'
import { TopLine } from './TopLine.tsx'
import { type RoomOptions, useRoom } from './use-room.ts'

export interface GameRoomProps extends RoomOptions {
  readonly parts: GameParts
}

/** Shows the frame of every game: the top line, the background from its own art, the sheets and the messages. */
export function GameRoom({ parts, ...options }: GameRoomProps): ReactNode {
  const { game, problem, announced } = useRoom(options)
  const [sheet, setSheet] = useState<'history' | 'rules'>()
  const { notifyPage } = game
  useEffect(() => notifyPage({ source: 'game', event: 'ready' }), [notifyPage])
  const close = (): void => setSheet(undefined)
  return (
    <GameContext value={game}>
      <div className={styles['room']}>
        <GameArt className={styles['ground']} width={64} />
        <TopLine onOpen={setSheet} />
        <main className={styles['stage']}>
          <parts.Play />
        </main>
        {problem && (
          <div className={styles['notice']}>
            <ProblemView
              problem={problem}
              t={game.t}
              onDeposit={() => notifyPage({ source: 'game', event: 'deposit' })}
              onLeave={() => notifyPage({ source: 'game', event: 'leave' })}
            />
          </div>
        )}
        <p data-unseen aria-live="polite">
          {announced}
        </p>
      </div>
      {sheet === 'history' && <HistorySheet onClose={close} />}
      {sheet === 'rules' && (
        <RulesSheet onClose={close}>
          <parts.Rules />
        </RulesSheet>
      )}
    </GameContext>
  )
}
