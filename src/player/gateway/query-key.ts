import type { Key } from 'swr'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import { needsSession } from '../../core/contract/guest-home-calls.ts'
import { readLanguage, useLanguage } from '../state/language.ts'
import { readSession, type SessionState, useSession } from '../state/session.ts'

/** Identifies a query. Components with equal keys share one request and one answer. */
export interface QueryKey {
  readonly call: CallName
  readonly query: unknown
  readonly language: string
  /** The start of the session, which identifies it; undefined for a guest. */
  readonly session: number | undefined
  /** The page of a list, from 1; undefined for a query without pages. */
  readonly page?: number
}

/** Returns the key of a query for the current language and session; null if the call needs a session and there is none. */
export function useQueryKey<N extends CallName>(
  call: N,
  query: CallQuery<N> | undefined,
): QueryKey | null {
  return keyOf({ call, query, language: useLanguage() }, useSession())
}

/** Returns the same key as `useQueryKey`, outside of a component. */
export function readQueryKey<N extends CallName>(
  call: N,
  query: CallQuery<N> | undefined,
): QueryKey | null {
  return keyOf({ call, query, language: readLanguage() }, readSession())
}

/** Returns whether an SWR key is a query key. */
export function isQueryKey(key: Key | undefined): key is QueryKey & object {
  return typeof key === 'object' && key !== null && 'call' in key
}

function keyOf(request: Omit<QueryKey, 'session'>, state: SessionState): QueryKey | null {
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  if (needsSession(request.call) && session === undefined) return null
  return { ...request, session }
}
