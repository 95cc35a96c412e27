import type { GameList } from '../../core/contract/generated/gateway.ts'
import { isGameList } from '../../core/contract/generated/validators/start.ts'
import { deviceStorage, readKept } from '../state/storage.ts'

/** Reads the hot games of the last visit. A change of language clears them (SPEC §4.18). */
export function readHotGames(): GameList | undefined {
  return readKept(
    deviceStorage,
    'hotGames',
    (kept) => (isGameList(kept) ? (kept as GameList) : undefined), // checked above
  )
}

export function keepHotGames(games: GameList): void {
  deviceStorage.write('hotGames', JSON.stringify(games))
}
