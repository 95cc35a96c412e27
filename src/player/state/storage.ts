import { readJson } from '../../core/contract/read-json.ts'

/** The keys that may be stored on the device. No other key is ever written (SPEC §12.11). */
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
  | 'reducedMotion'
  | 'readNotices'
  | 'closedPopups'
  | 'popupsOff'
  | 'unanswered'
/** The keys that may be stored for the visit. Logging out clears all of them. */
export type VisitKey =
  | 'sessionInfo'
  | 'trialName'
  | 'socialLogin'
  | 'affiliate'
  | 'activeAt'
  | 'gatewayOrigin'
  | 'singleWallet'

/** Stores text by key. If the browser's storage is full or blocked, memory holds the text for the visit. */
export interface SafeStorage<K extends string> {
  read(key: K): string | undefined
  /** Removes the key if the value is `undefined`. */
  write(key: K, value: string | undefined): void
  clear(): void
}

/** Reads JSON that is stored under a key. Removes it if it is broken or of another shape. */
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

/** Wraps one of the browser's storages so that it never throws. Without it, memory holds the text. */
function safeStorage<K extends string>(name: 'localStorage' | 'sessionStorage'): SafeStorage<K> {
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
