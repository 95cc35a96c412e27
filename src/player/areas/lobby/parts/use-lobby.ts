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
  /** The address without the text of the search: the list behind the search stays while the player types. */
  readonly listAddress: string
  /** Returns the address of the same lobby with a changed choice. */
  readonly pathOf: (choice: Partial<LobbyChoice>) => string
}

/** Returns the lobby from its address, so that a link reproduces it (SPEC §2.14). */
export function useLobby(): LobbyState {
  const path = usePath()
  const search = useSearch()
  return useMemo(() => {
    const listed = new URLSearchParams(search)
    listed.delete('q')
    return {
      ...readLobby(path, search),
      listAddress: writeLobby(path, listed, {}),
      pathOf: (choice) => writeLobby(path, search, choice),
    }
  }, [path, search])
}
