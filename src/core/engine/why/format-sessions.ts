import { type SessionKind, sessionKinds } from '../../contract/facts.ts'
import { formatList } from './format-list.ts'

/** Formats whom something is about, such as "guests and trial accounts" or "everybody". */
export function formatSessions(sessions: readonly SessionKind[]): string {
  return sessions.length === sessionKinds.length ? 'everybody' : formatList(sessions.map(pluralOf))
}

function pluralOf(session: SessionKind): string {
  return session === 'trial' ? 'trial accounts' : `${session}s`
}
