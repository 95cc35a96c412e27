import { proxy, useSnapshot } from 'valtio'
import type { ConsolidatedSettings, SystemStatus } from '../../core/contract/generated/gateway.ts'

export type StatusName = 'open' | 'maintenance' | 'restricted'

/** The platform's state by name, with the answer it was read from; unknown before any answer. */
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

/** Snapshots are the answer as it came; nothing writes into them. */
export function useStatus(): PlatformStatus {
  return useSnapshot(store).status as PlatformStatus // valtio only adds readonly
}

export function readPlatformStatus(): PlatformStatus {
  return store.status
}

export function publishConsolidated(settings: ConsolidatedSettings): void {
  store.consolidated = settings
}

/** Currency, sign-in providers and checks; undefined until the gateway said them. */
export function useConsolidated(): ConsolidatedSettings | undefined {
  return useSnapshot(store).consolidated as ConsolidatedSettings | undefined // as above
}

/** Notes the server's clock, in epoch milliseconds. */
export function publishServerTime(now: number): void {
  store.serverAhead = now - Date.now()
}

/** Epoch milliseconds by the server's clock, for countdowns. */
export function readServerTime(): number {
  return Date.now() + store.serverAhead
}
