import type { FrameData } from '../../core/contract/frame-message.ts'
import type { SessionInfo } from '../../player/state/session.ts'
import type { DeviceKey, VisitKey } from '../../player/state/storage.ts'
import { ensureStorage } from './ensure-storage.ts'

/** Makes the device that the player starts on the one of the scenario: its session, language and kind. */
export function prepareDevice(
  { session, language, device, ahead = 0 }: FrameData,
  page: Window & typeof globalThis,
): void {
  if (ahead !== 0) moveClock(page, ahead)
  const keep = storeIn<DeviceKey>(ensureStorage(page, 'localStorage'))
  const visit = storeIn<VisitKey>(ensureStorage(page, 'sessionStorage'))
  const info = session && ({ ...session, since: page.Date.now() } as unknown as SessionInfo) // the preview host composed it
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

/** Moves the clock of a page; time goes on from there. */
function moveClock(page: Window & typeof globalThis, ahead: number): void {
  const Real = page.Date
  const now = (): number => Real.now() + ahead
  page.Date = new Proxy(Real, {
    construct: (_, given, target) =>
      Reflect.construct(Real, given.length > 0 ? given : [now()], target),
    apply: () => new Real(now()).toString(),
    get: (_, key) => (key === 'now' ? now : Reflect.get(Real, key)),
  })
}
