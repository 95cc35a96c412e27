import { proxy, useSnapshot } from 'valtio'
import { onSessionEnd } from './session.ts'
import { deviceStorage, readKept } from './storage.ts'

const maxSearches = 8
const store = proxy<{ list: readonly string[] }>({ list: read() })

// The end of the session also clears the storage.
onSessionEnd(() => {
  store.list = []
})

/** Returns the player's recent searches on this device, the latest first. Logging out clears them. */
export function useRecentSearches(): readonly string[] {
  return useSnapshot(store).list
}

/** Stores a search that had results. A single letter is not stored. */
export function rememberSearch(text: string): void {
  const search = text.trim().slice(0, 80)
  if ([...search].length < 2) return
  keep([search, ...store.list.filter((item) => item !== search)].slice(0, maxSearches))
}

export function forgetSearches(): void {
  keep([])
}

function keep(list: readonly string[]): void {
  store.list = list
  deviceStorage.write('searches', list.length > 0 ? JSON.stringify(list) : undefined)
}

function read(): readonly string[] {
  const kept = readKept(deviceStorage, 'searches', (value) =>
    Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined,
  )
  return kept?.slice(0, maxSearches) ?? []
}
