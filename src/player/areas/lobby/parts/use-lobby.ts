import { useMemo } from 'react'
import { usePath, useSearch } from '../../../kit/controls/navigation.tsx'
import {
  type LobbyAddress,
  type LobbyChoice,
  readLobby,
  writeLobby,
} from '../../../kit/games/lobby-address.ts'

/** The content of the lobby's address, and a function that changes it. */
export interface LobbyState extends LobbyAddress {
  /** Returns the address of the same lobby with a changed choice. */
  readonly pathOf: (choice: Partial<LobbyChoice>) => string
}

/**
 * Returns the lobby from its address, so that a link reproduces it (SPEC §2.14). The text of the search is no part of
 * it: the lobby behind the search stays as it is while the player types.
 */
export function useLobby(): LobbyState {
  const path = usePath()
  const own = new URLSearchParams(useSearch())
  own.delete('q')
  const text = own.toString()
  return useMemo(() => {
    const search = new URLSearchParams(text)
    return {
      ...readLobby(path, search),
      pathOf: (choice) => writeLobby(path, search, choice),
    }
  }, [path, text])
}
