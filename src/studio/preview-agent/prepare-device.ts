import type { FrameData } from '../../core/contract/frame-message.ts'
import type { SessionInfo } from '../../player/state/session.ts'
import type { DeviceKey, VisitKey } from '../../player/state/storage.ts'
import { ensureStorage } from './ensure-storage.ts'

/** Makes the device that the player starts on the one of the scenario: its session, language and kind. */
export function prepareDevice({ session, language, device }: FrameData, page: Window): void {
  const keep = storeIn<DeviceKey>(ensureStorage(page, 'localStorage'))
  const visit = storeIn<VisitKey>(ensureStorage(page, 'sessionStorage'))
  const info = session && ({ ...session, since: Date.now() } as unknown as SessionInfo) // the preview host composed it
  visit('sessionInfo', info && JSON.stringify(info))
  visit('activeAt', undefined)
  keep('language', language)
  keep('webclip', device === 'webclip' ? '1' : undefined)
  const { navigator } = page
  if (device === 'pwa') stand(navigator, 'standalone', true)
  if (device === 'app') stand(navigator, 'userAgent', `${navigator.userAgent} LiveryApp`)
}

function storeIn<K extends string>(storage: Storage) {
  return (key: K, value: string | undefined): void => {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, value)
  }
}

function stand(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, get: () => value })
}
