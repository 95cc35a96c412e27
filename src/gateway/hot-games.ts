import type { GameList } from '../contract/generated/gateway.ts'
import { isGameList } from '../contract/generated/validators/start.ts'
import { deviceStorage } from '../state/storage.ts'

/** The hot games of the last visit; a change of language forgets them (SPEC.md §4). */
export function readHotGames(): GameList | undefined {
  const text = deviceStorage.read('hotGames')
  if (text === undefined) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    return isGameList(kept) ? (kept as GameList) : undefined // just checked
  } catch {
    return undefined
  }
}

export function keepHotGames(games: GameList): void {
  deviceStorage.write('hotGames', JSON.stringify(games))
}
