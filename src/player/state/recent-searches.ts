import { proxy, useSnapshot } from 'valtio'
import { onSessionEnd } from './session.ts'
import { deviceStorage, readKept } from './storage.ts'

const most = 8
const store = proxy<{ list: readonly string[] }>({ list: read() })

// The storage is cleared with the session.
onSessionEnd(() => {
  store.list = []
})

/** What this player searched last on this device, the latest first; logging out forgets it. */
export function useRecentSearches(): readonly string[] {
  return useSnapshot(store).list
}

/** Keeps words that led to something; a single letter is not kept. */
export function rememberSearch(text: string): void {
  const words = text.trim().slice(0, 80)
  if ([...words].length < 2) return
  keep([words, ...store.list.filter((one) => one !== words)].slice(0, most))
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
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : undefined,
  )
  return kept?.slice(0, most) ?? []
}
