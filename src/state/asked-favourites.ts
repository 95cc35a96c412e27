import { proxy, useSnapshot } from 'valtio'

const store = proxy<{ asked: Readonly<Record<string, boolean>> }>({ asked: {} })

/** What the player made of games, by the key of each, while the gateway has not said the same. */
export function useAskedFavourites(): Readonly<Record<string, boolean>> {
  return useSnapshot(store).asked
}

export function readAskedFavourite(key: string): boolean | undefined {
  return Object.hasOwn(store.asked, key) ? store.asked[key] : undefined
}

/** Shows a game as a favourite, or no more, before the gateway has heard of it. */
export function askFavourite(key: string, wish: 'add' | 'remove'): void {
  store.asked = { ...store.asked, [key]: wish === 'add' }
}

/** The gateway's word holds again. */
export function settleFavourites(keys: readonly string[]): void {
  const left = Object.entries(store.asked).filter(([key]) => !keys.includes(key))
  if (left.length < Object.keys(store.asked).length) store.asked = Object.fromEntries(left)
}
