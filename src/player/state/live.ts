import { useMemo, useSyncExternalStore } from 'react'
import { proxy, useSnapshot } from 'valtio'
import type { Device, Facts } from '../../core/contract/facts.ts'
import { usePassedMoment } from './clock.ts'
import { readDevice } from './device.ts'
import { useLanguage } from './language.ts'
import { useSessionKind } from './session.ts'
import { watchNothing } from './watch-nothing.ts'

type LiveFacts = Pick<Facts, 'flags' | 'templates' | 'settings'>

const store = proxy<{ live: LiveFacts; answered: boolean; settled: boolean }>({
  live: { flags: {}, templates: {}, settings: {} },
  answered: false,
  settled: false,
})

/** Merges the facts of a gateway's answer into the known ones. Facts that the answer lacks stay. */
export function publishLive(part: Partial<LiveFacts>): void {
  const { flags, templates, settings } = store.live
  const next = {
    flags: { ...flags, ...part.flags },
    templates: { ...templates, ...part.templates },
    settings: { ...settings, ...part.settings },
  }
  if (JSON.stringify(next) !== JSON.stringify(store.live)) store.live = next
}

/** Records that the gateway has answered in this visit, so that the flags are no longer those of an earlier one. */
export function markAnswered(): void {
  store.answered = true
}

/** Returns true once the flags are those of this visit. */
export function useAnswered(): boolean {
  return useSnapshot(store).answered
}

/** Records that every call for facts has answered or failed once in this visit. */
export function markSettled(): void {
  store.settled = true
}

/** Returns true once a fact that the gateway has not sent keeps its default. */
export function useSettled(): boolean {
  return useSnapshot(store).settled
}

/** Returns all facts that a condition can read. The object stays the same until a fact changes. */
export function useFacts(): Facts {
  const { live } = useSnapshot(store)
  const session = useSessionKind()
  const language = useLanguage()
  const device = useSyncExternalStore(watchNothing, readDevice, readPrerenderedDevice)
  const time = usePassedMoment()
  return useMemo(
    () => ({ ...live, session, language, device, time }),
    [live, session, language, device, time],
  )
}

/** Returns a live setting by dotted path, such as `currency`; undefined until the gateway answers. */
export function useSetting(path: string): boolean | string | number | undefined {
  return useSnapshot(store).live.settings[path]
}

/** Returns the device for which a home is prerendered. */
function readPrerenderedDevice(): Device {
  return 'browser'
}
