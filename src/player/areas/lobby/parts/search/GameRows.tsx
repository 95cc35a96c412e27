import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { GameRow } from '../GameRow.tsx'

export interface GameRowsProps {
  readonly games: readonly Game[]
  /** Accessible name of the list. */
  readonly label: string
  /** Called before a game opens. */
  readonly onEnter?: () => void
}

/**
 * Lists games as rows with their vendor and category. Rows of unchanged games do not render again.
 */
export function GameRows({ games, label, onEnter }: GameRowsProps): ReactNode {
  const latest = useRef(onEnter)
  useEffect(() => {
    latest.current = onEnter
  })
  const enter = useCallback(() => latest.current?.(), [])
  return (
    <ul aria-label={label}>
      {games.map((game) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <Row game={game} onEnter={enter} />
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly game: Game
  readonly onEnter: () => void
}

const Row = memo(function Row({ game, onEnter }: RowProps): ReactNode {
  return <GameRow game={game} under="both" end={<Icon name="play" />} onEnter={onEnter} />
})
