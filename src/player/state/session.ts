import { proxy, useSnapshot } from 'valtio'
import type { SessionKind } from '../../core/contract/facts.ts'
import type { Login } from '../../core/contract/generated/gateway.ts'
import { type MemberTypeLists, sessionKindOf } from '../../core/contract/session-kind.ts'
import { flag, number, record, text } from '../../core/contract/shape-checks.ts'
import { deviceStorage, readKept, visitStorage } from './storage.ts'
import { useSinceHydration } from './use-since-hydration.ts'

/** A session as session storage keeps it (SPEC §3.1). `since` is its start in epoch milliseconds. */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
  readonly since: number
  /** The time of the previous login in epoch milliseconds, if the gateway returns it. */
  readonly lastLoginTime?: number
}

export type SessionState =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signed-in'; readonly session: SessionInfo }

/** The reason for the end of a session: the player logged out, or the gateway, another tab or a limit ended it. */
export type SessionEnd = 'left' | 'expired' | 'elsewhere' | 'idle' | 'limit'

export interface SessionRules extends MemberTypeLists {
  readonly merchantCode: string
}

const store = proxy<{ state: SessionState; rules: SessionRules }>({
  state: { kind: 'anonymous' },
  rules: { merchantCode: '', agentExcludedTypes: [], trialTypes: [] },
})
type EndListener = (end: SessionEnd, session: SessionInfo) => void
const listeners = new Set<EndListener>()

/** Sets the merchant's rules and restores the session of this tab. */
export function startSession(rules: SessionRules): void {
  store.rules = rules
  const session = readKeptSession()
  store.state = session ? { kind: 'signed-in', session } : { kind: 'anonymous' }
}

/** Sets the merchant's rules and the session of a member who has no name, for a home that is rendered ahead. */
export function startNamelessMember(rules: SessionRules, type: number): void {
  const { merchantCode } = rules
  const session = { token: '', merchantCode, userName: '', type, firstTimeLogin: false, since: 0 }
  store.rules = rules
  store.state = { kind: 'signed-in', session }
}

export function useSession(): SessionState {
  return useSnapshot(store).state
}

/** Returns the kind of visitor, by the merchant's lists of member types (SPEC §10.41). */
export function useSessionKind(): SessionKind {
  const { state, rules } = useSnapshot(store)
  return kindOf(state, rules)
}

/** True for a member or an agent. Guests and trial accounts have no messages, chat or feedback. */
export function useRealAccount(): boolean {
  const kind = useSessionKind()
  return kind === 'member' || kind === 'agent'
}

export function readSession(): SessionState {
  return store.state
}

export function readSessionKind(): SessionKind {
  return kindOf(store.state, store.rules)
}

/** Returns the name of the session's player; empty for a guest, and until a home that was rendered ahead is hydrated. */
export function useUserName(): string {
  const { state } = useSnapshot(store)
  const name = state.kind === 'signed-in' ? state.session.userName : ''
  return useSinceHydration(name, '')
}

export function readSessionToken(): string | undefined {
  return store.state.kind === 'signed-in' ? store.state.session.token : undefined
}

/** Returns the code of the merchant for calls: that of the session, else that of the skin. */
export function readMerchantCode(): string {
  return store.state.kind === 'signed-in'
    ? store.state.session.merchantCode
    : store.rules.merchantCode
}

/** Returns whether a member type is that of a trial account, by the merchant's list. */
export function isTrialType(type: number): boolean {
  return store.rules.trialTypes.includes(type)
}

/** Stores the session of a login, a registration or a trial. A trial passes the code of its own merchant. */
export function signIn(login: Login, merchantCode = store.rules.merchantCode): void {
  const session: SessionInfo = {
    token: login.token,
    merchantCode,
    userName: login.userName,
    type: login.customerType,
    firstTimeLogin: login.firstTimeLogin ?? false,
    since: Date.now(),
    ...(login.lastLoginTime === undefined ? {} : { lastLoginTime: login.lastLoginTime }),
  }
  visitStorage.write('sessionInfo', JSON.stringify(session))
  if (merchantCode === store.rules.merchantCode) visitStorage.write('trialName', undefined)
  deviceStorage.write('autoLogin', '1')
  store.state = { kind: 'signed-in', session }
}

export function keepTrialName(name: string): void {
  visitStorage.write('trialName', name)
}

/** Logs the player out; works offline (SPEC §4.7 and §12.10). */
export function signOut(): void {
  endSession('left')
}

/** Clears the session and all private data, and notifies the listeners of the reason. Does nothing without a session. */
export function endSession(end: SessionEnd): void {
  if (store.state.kind !== 'signed-in') return
  const { session } = store.state
  visitStorage.clear()
  deviceStorage.write('autoLogin', '0')
  deviceStorage.write('searches', undefined)
  // After another end, the same player may log in again and repeat a request.
  if (end === 'left') deviceStorage.write('unanswered', undefined)
  store.state = { kind: 'anonymous' }
  for (const listener of listeners) listener(end, session)
}

/** Calls a listener with the reason and the session whenever one ends. Returns a function that removes it. */
export function onSessionEnd(listener: EndListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Reloads a page that the browser restores from its back/forward cache if its session differs from the
 * stored one. Returns a function that stops it.
 */
export function watchPageShow(page: Window, reload: () => void): () => void {
  const compare = (event: PageTransitionEvent): void => {
    if (!event.persisted) return
    const kept = readKeptSession()
    if (kept?.token === readSessionToken()) return
    if (!kept) endSession('expired')
    reload()
  }
  page.addEventListener('pageshow', compare)
  return () => page.removeEventListener('pageshow', compare)
}

function kindOf(state: SessionState, rules: MemberTypeLists): SessionKind {
  return state.kind === 'signed-in' ? sessionKindOf(state.session.type, rules) : 'guest'
}

const isSession = record(
  { token: text, merchantCode: text, userName: text, type: number, since: number },
  { firstTimeLogin: flag, lastLoginTime: number },
)

function readKeptSession(): SessionInfo | undefined {
  return readKept(visitStorage, 'sessionInfo', (value) =>
    // `isSession` checks every field.
    isSession(value) ? (value as SessionInfo) : undefined,
  )
}
