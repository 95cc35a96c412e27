import { useMemo, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Device, Facts } from '../../core/contract/facts.ts'
import { readDevice } from './device.ts'
import { useLanguage } from './language.ts'
import { useSessionKind } from './session.ts'

type Live = Pick<Facts, 'flags' | 'templates' | 'settings'>

const store = proxy<{ live: Live }>({ live: { flags: {}, templates: {}, settings: {} } })

/** Lays an answer of the gateway over what is known; what it does not say stays. */
export function publishLive(part: Partial<Live>): void {
  const { flags, templates, settings } = store.live
  const next = {
    flags: { ...flags, ...part.flags },
    templates: { ...templates, ...part.templates },
    settings: { ...settings, ...part.settings },
  }
  if (JSON.stringify(next) !== JSON.stringify(store.live)) store.live = next
}

export function readLive(): Live {
  return store.live
}

/** Everything of the running page that a condition can read; the same object until a fact changes. */
export function useFacts(): Facts {
  const { live } = useSnapshot(store)
  const session = useSessionKind()
  const language = useLanguage()
  const device = useSyncExternalStore(watchNothing, readDevice, readAnyDevice)
  return useMemo(() => ({ ...live, session, language, device }), [live, session, language, device])
}

/** A live setting by dotted path, such as `currency`; undefined while the gateway is silent. */
export function useSetting(path: string): boolean | string | number | undefined {
  return useSnapshot(store).live.settings[path]
}

/** A device stays what it is. */
function watchNothing(): () => void {
  return () => undefined
}

/** What a home is rendered ahead for. */
function readAnyDevice(): Device {
  return 'browser'
}
