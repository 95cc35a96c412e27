import type { AuditedAction } from './audit-log.ts'
import { openAuditLog } from './audit-log.ts'
import { hashSecret } from './secrets.ts'
import type { Session } from './sessions.ts'
import type { TeamDatabase } from './tables.ts'

/** A logout at the identity provider: of one of its sessions, of all sessions of a person, or both named. */
export interface ProviderLogout {
  /** The id of the token that announced it. */
  readonly token: string
  /** The epoch milliseconds after which the token is refused for its age. */
  readonly endsAt: number
  /** The id of the session at the identity provider. */
  readonly sid?: string | undefined
  /** The id of the person at the identity provider. */
  readonly subject?: string | undefined
}

/** What the audit log has of a session that ended. */
export type EndedSession = Pick<Session, 'id' | 'subject' | 'name' | 'email'>

export interface ProviderLogouts {
  /**
   * Ends the sessions of a logout and adds the entry of the audit log that `describe` returns, all or nothing. Returns
   * the sessions that ended; undefined where the token was taken before.
   */
  readonly end: (
    logout: ProviderLogout,
    describe: (ended: readonly EndedSession[]) => AuditedAction,
  ) => Promise<readonly EndedSession[] | undefined>
}

export function openProviderLogouts(database: TeamDatabase, now: () => number): ProviderLogouts {
  return {
    end: async ({ token, endsAt, ...which }, describe) => {
      await database.deleteFrom('logoutToken').where('endsAt', '<=', now()).execute()
      return await database.transaction().execute(async (change) => {
        // Of two instances that get the same token, the second one waits here and then adds nothing.
        const { numInsertedOrUpdatedRows = 0n } = await change
          .insertInto('logoutToken')
          .values({ hash: hashSecret(token), endsAt })
          .onConflict((of) => of.column('hash').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) return undefined
        const rows = await deleteSessions(change, which).execute()
        const ended = rows.map(({ email, ...row }) => ({
          ...row,
          ...(email !== null && { email }),
        }))
        await openAuditLog(change, now).append(describe(ended))
        return ended
      })
    },
  }
}

/**
 * Deletes the sessions of a logout. Where it names a session and a person, those of the person whose session at the
 * provider is not known end too, because any of them may be the one.
 */
function deleteSessions(
  database: TeamDatabase,
  { sid, subject }: Pick<ProviderLogout, 'sid' | 'subject'>,
) {
  const all = database.deleteFrom('session').returning(['id', 'subject', 'name', 'email'])
  if (subject === undefined) return all.where('sid', '=', sid ?? '')
  const own = all.where('subject', '=', subject)
  if (sid === undefined) return own
  return own.where((of) => of.or([of('sid', '=', sid), of('sid', 'is', null)]))
}
