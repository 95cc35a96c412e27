import type { Key } from 'swr'
import type { CallName, CallQuery } from '../../core/contract/calls.ts'
import { needsSession } from '../../core/contract/guest-home-calls.ts'
import { readLanguage, useLanguage } from '../state/language.ts'
import { readSession, type SessionState, useSession } from '../state/session.ts'

/** What a read is asked with: whoever asks the same shares one request and one answer. */
export interface QueryKey {
  readonly call: CallName
  readonly query: unknown
  readonly language: string
  /** What tells this session from any other; undefined for a guest. */
  readonly session: number | undefined
  /** The page of a list, from 1; undefined for a read that answers at once. */
  readonly page?: number
}

/** Returns the key of a read for who is here now; none where it needs a session and there is none. */
export function useQueryKey<N extends CallName>(
  call: N,
  query: CallQuery<N> | undefined,
): QueryKey | null {
  return keyOf({ call, query, language: useLanguage() }, useSession())
}

/** Reads the same outside of a component. */
export function readQueryKey<N extends CallName>(
  call: N,
  query: CallQuery<N> | undefined,
): QueryKey | null {
  return keyOf({ call, query, language: readLanguage() }, readSession())
}

/** Tells a key of ours from what else SWR keeps by. */
export function isQueryKey(key: Key | undefined): key is QueryKey & object {
  return typeof key === 'object' && key !== null && 'call' in key
}

function keyOf(asked: Omit<QueryKey, 'session'>, state: SessionState): QueryKey | null {
  const session = state.kind === 'signed-in' ? state.session.since : undefined
  if (needsSession(asked.call) && session === undefined) return null
  return { ...asked, session }
}
