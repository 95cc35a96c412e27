import { proxy, useSnapshot } from 'valtio'
import { onSessionEnd } from './session.ts'

/** The reason for a forced change of the password (SPEC §4.2). */
export type ForcedReason = 'first' | 'expired'

interface ForcedPassword {
  readonly reason: ForcedReason
  /** The password of the login, which the change sends as the old one. */
  readonly password: string
}

/** Milliseconds for which the password stays in memory (SPEC §12.2). */
const lifetimeMs = 5 * 60_000
const store = proxy<{ forced: ForcedPassword | undefined }>({ forced: undefined })
let timer: ReturnType<typeof setTimeout> | undefined

onSessionEnd(dropForcedPassword)

/** Keeps the password of a login after which the player should change it: in memory only, for five minutes. */
export function keepForcedPassword(forced: ForcedPassword): void {
  dropForcedPassword()
  store.forced = forced
  timer = setTimeout(dropForcedPassword, lifetimeMs)
}

/** Removes the password, as leaving the page does. */
export function dropForcedPassword(): void {
  clearTimeout(timer)
  store.forced = undefined
}

export function readForcedPassword(): ForcedPassword | undefined {
  return store.forced
}

export function useForcedPassword(): ForcedPassword | undefined {
  return useSnapshot(store).forced
}
