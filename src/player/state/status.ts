import { proxy, subscribe, useSnapshot } from 'valtio'
import type { ConsolidatedSettings, SystemStatus } from '../../core/contract/generated/gateway.ts'

export type StatusName = 'open' | 'maintenance' | 'restricted'

/** The platform's state with the answer that gave it; `unknown` before the first answer. */
export interface PlatformStatus {
  readonly name: StatusName | 'unknown'
  readonly answer?: SystemStatus
}

const store = proxy<{
  status: PlatformStatus
  consolidated: ConsolidatedSettings | undefined
  serverAhead: number
}>({ status: { name: 'unknown' }, consolidated: undefined, serverAhead: 0 })

export function publishStatus(name: StatusName, answer: SystemStatus): void {
  store.status = { name, answer }
}

/** Returns the platform's state. The answer is read-only. */
export function useStatus(): PlatformStatus {
  return useSnapshot(store).status as PlatformStatus // valtio only adds readonly
}

export function readPlatformStatus(): PlatformStatus {
  return store.status
}

export function publishConsolidated(settings: ConsolidatedSettings): void {
  store.consolidated = settings
}

/** Returns the currency, sign-in providers and checks; undefined until the gateway answers. */
export function useConsolidated(): ConsolidatedSettings | undefined {
  return useSnapshot(store).consolidated as ConsolidatedSettings | undefined // as above
}

/** Sets the server's clock, in epoch milliseconds. */
export function publishServerTime(now: number): void {
  store.serverAhead = now - Date.now()
}

/** Returns the epoch milliseconds of the server's clock, for countdowns. */
export function readServerTime(): number {
  return Date.now() + store.serverAhead
}

/** Calls back after the status or the server's clock changed. */
export function watchServerTime(listener: () => void): void {
  subscribe(store, listener)
}
