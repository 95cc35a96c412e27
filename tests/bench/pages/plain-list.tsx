import { GameCard } from '../../../src/player/kit/games/GameCard.tsx'
import { makeGames } from '../many-games.ts'
import { mountPage } from './mount-page.tsx'

/** Every game of ten thousand as the lobby's own card, in a list that leaves none out. */
globalThis.startBench = () =>
  mountPage(
    <ul className="plain">
      {makeGames(10_000).map((game) => (
        <li key={game.gameCode}>
          <GameCard game={game} under="none" width={180} />
        </li>
      ))}
    </ul>,
  )
