import { createRoot } from 'react-dom/client'
import { GameCard } from '../../../src/player/components/parts/GameCard.tsx'
import { makeGames } from '../many-games.ts'
import { BareProviders, startMessages } from './BareProviders.tsx'
import { painted } from './bench-clock.ts'
import './bench.css'

/** Every game of ten thousand as the lobby's own card, in a list that leaves none out. */
globalThis.startBench = () => {
  startMessages()
  const root = document.getElementById('root')
  if (root) {
    createRoot(root).render(
      <BareProviders>
        <ul className="plain">
          {makeGames(10_000).map((game) => (
            <li key={game.gameCode}>
              <GameCard game={game} under="none" width={180} />
            </li>
          ))}
        </ul>
      </BareProviders>,
    )
  }
  return painted()
}
