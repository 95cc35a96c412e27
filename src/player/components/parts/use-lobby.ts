import { useMemo } from 'react'
import { usePath, useSearch } from '../ui/navigation.tsx'
import { type LobbyAddress, type LobbyChoice, readLobby, writeLobby } from './lobby-address.ts'

/** What the lobby's address says, and how it says another choice. */
export interface Lobby extends LobbyAddress {
  /** The address of the same lobby with another choice. */
  readonly pathOf: (choice: Partial<LobbyChoice>) => string
}

/** The lobby as its address says it, so that a link reproduces it (SPEC §2.14). */
export function useLobby(): Lobby {
  const path = usePath()
  const search = useSearch()
  return useMemo(
    () => ({
      ...readLobby(path, search),
      pathOf: (choice) => writeLobby(path, search, choice),
    }),
    [path, search],
  )
}
