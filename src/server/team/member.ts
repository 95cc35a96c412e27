import type { RoleGrant } from '../../core/contract/team-roles.ts'
import type { Sender, Session } from './store/sessions.ts'

/** A person with a session, or a machine with an API token. */
export interface Member {
  /** The name and address, or the name of the token. */
  readonly who: string
  /** The id at the identity provider, or that of the token. */
  readonly subject: string
  readonly grants: readonly RoleGrant[]
  readonly from: Sender
  /** Absent for a machine. */
  readonly session?: Session
  /** The token that the calls of the session carry; absent for a machine. */
  readonly csrf?: string
}
