import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { GameRow } from '../../components/parts/GameRow.tsx'
import { Icon } from '../../components/ui/Icon.tsx'

export interface GameRowsProps {
  readonly games: readonly Game[]
  /** Names the list for a screen reader. */
  readonly label: string
  /** Called before a game is entered. */
  readonly onEnter?: () => void
}

/** Games as rows, each with its vendor and its category; those that stay are not drawn anew. */
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
  return (
    <GameRow game={game} under="vendor-and-category" end={<Icon name="play" />} onEnter={onEnter} />
  )
})
