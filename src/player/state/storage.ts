import { readJson } from '../../core/contract/read-json.ts'

/** What may stay on the device; nothing else is ever written (SPEC §12.11). */
export type DeviceKey =
  | 'sass'
  | 'remPass'
  | 'language'
  | 'autoLogin'
  | 'hotGames'
  | 'status'
  | 'webclip'
  | 'balanceMasked'
  | 'searches'
/** What may stay for the visit; logout clears it whole. */
export type VisitKey =
  | 'sessionInfo'
  | 'trialName'
  | 'socialLogin'
  | 'affiliate'
  | 'activeAt'
  | 'gatewayOrigin'

/** Text by key; a storage that is full or forbidden falls back to memory for the visit. */
export interface SafeStorage<K extends string> {
  read(key: K): string | undefined
  /** `undefined` removes the key. */
  write(key: K, value: string | undefined): void
  clear(): void
}

/** Reads JSON that is kept under a key; what is broken or of another shape is forgotten. */
export function readKept<K extends string, Value>(
  storage: SafeStorage<K>,
  key: K,
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  const text = storage.read(key)
  if (text === undefined) return undefined
  const value = readJson(text, read)
  if (value === undefined) storage.write(key, undefined)
  return value
}

export const deviceStorage: SafeStorage<DeviceKey> = safeStorage('localStorage')
export const visitStorage: SafeStorage<VisitKey> = safeStorage('sessionStorage')

/** A safe view of one of the browser's storages; where there is none, memory alone. */
export function safeStorage<K extends string>(
  name: 'localStorage' | 'sessionStorage',
): SafeStorage<K> {
  const memory = new Map<K, string>()
  return {
    read: (key) => memory.get(key) ?? attempt(() => globalThis[name]?.getItem(key)) ?? undefined,
    write(key, value) {
      memory.delete(key)
      const removed = attempt(() => {
        globalThis[name].removeItem(key)
        return true
      })
      if (value === undefined) return
      const written =
        removed &&
        attempt(() => {
          globalThis[name].setItem(key, value)
          return true
        })
      if (!written) memory.set(key, value)
    },
    clear() {
      memory.clear()
      attempt(() => globalThis[name].clear())
    },
  }
}

function attempt<T>(step: () => T): T | undefined {
  try {
    return step()
  } catch {
    return undefined
  }
}
