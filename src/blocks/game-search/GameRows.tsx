import type { ReactNode } from 'react'
import type { Game } from '../../contract/generated/gateway.ts'
import { GameRow } from '../../parts/GameRow.tsx'
import { Icon } from '../../ui/Icon.tsx'

export interface GameRowsProps {
  readonly games: readonly Game[]
  /** Names the list for a screen reader. */
  readonly label: string
  /** Called before a game is entered. */
  readonly onEnter?: () => void
}

/** Games as rows, each with its vendor and its category. */
export function GameRows({ games, label, onEnter }: GameRowsProps): ReactNode {
  return (
    <ul aria-label={label}>
      {games.map((game) => (
        <li key={`${game.vendor} ${game.gameCode}`}>
          <GameRow
            game={game}
            under="vendor-and-category"
            end={<Icon name="play" />}
            onEnter={onEnter}
          />
        </li>
      ))}
    </ul>
  )
}
