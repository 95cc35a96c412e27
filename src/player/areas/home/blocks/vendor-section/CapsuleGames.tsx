import type { ReactNode } from 'react'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './CapsuleGames.module.css'
import { PopularOf } from './PopularOf.tsx'

/**
 * Shows the popular games of a category in upright capsules, three in a row, with their names
 * below.
 */
export default function CapsuleGames({ settings }: BlockProps<'vendor-section'>): ReactNode {
  return (
    <PopularOf
      settings={settings}
      className={styles['capsules']}
      skeleton={<Skeleton count={6} height="9.75rem" />}
    >
      {(games, rows) =>
        games.slice(0, rows * 3).map((game) => (
          <li key={`${game.vendor} ${game.gameCode}`}>
            <GameCard game={game} under="none" />
          </li>
        ))
      }
    </PopularOf>
  )
}
