import type { FrameData } from '../../contract/frame-message.ts'
import type { SessionInfo } from '../../state/session.ts'
import type { DeviceKey, VisitKey } from '../../state/storage.ts'

/** Makes the device that the player starts on the one of the scenario: its session, language and kind. */
export function prepareDevice(
  { session, language, device }: FrameData,
  { localStorage, sessionStorage, navigator }: Window,
): void {
  const keep = storeIn<DeviceKey>(() => localStorage)
  const visit = storeIn<VisitKey>(() => sessionStorage)
  const info = session && ({ ...session, since: Date.now() } as unknown as SessionInfo) // the preview host composed it
  visit('sessionInfo', info && JSON.stringify(info))
  visit('activeAt', undefined)
  keep('language', language)
  keep('webclip', device === 'webclip' ? '1' : undefined)
  if (device === 'pwa') stand(navigator, 'standalone', true)
  if (device === 'app') stand(navigator, 'userAgent', `${navigator.userAgent} LiveryApp`)
}

function storeIn<K extends string>(open: () => Storage) {
  return (key: K, value: string | undefined): void => {
    try {
      const storage = open()
      if (value === undefined) storage.removeItem(key)
      else storage.setItem(key, value)
    } catch {
      // A browser that forbids storage shows the player as it meets it there.
    }
  }
}

function stand(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get: () => value })
}
