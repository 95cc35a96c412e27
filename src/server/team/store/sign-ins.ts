import { hashSecret } from './secrets.ts'
import type { TeamDatabase } from './tables.ts'

/** What a sign-in expects of the identity provider's answer. */
export interface PendingSignIn {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  /** The path of the studio to open afterwards. */
  readonly returnTo: string
}

export interface SignIns {
  /** Keeps a sign-in for ten minutes, under the secret of the browser that began it. */
  readonly put: (secret: string, pending: PendingSignIn) => Promise<void>
  /** Returns a sign-in once; undefined where it was taken, ended or never began. */
  readonly take: (secret: string) => Promise<PendingSignIn | undefined>
}

export const signInMinutes = 10

export function openSignIns(database: TeamDatabase, now: () => number): SignIns {
  return {
    put: async (secret, pending) => {
      await database.deleteFrom('signIn').where('endsAt', '<=', now()).execute()
      const endsAt = now() + signInMinutes * 60_000
      await database
        .insertInto('signIn')
        .values({ hash: hashSecret(secret), ...pending, endsAt })
        .execute()
    },
    take: async (secret) => {
      // Found and deleted in one statement, so that of two answers only one is taken.
      const found = await database
        .deleteFrom('signIn')
        .where('hash', '=', hashSecret(secret))
        .returning(['state', 'nonce', 'verifier', 'returnTo', 'endsAt'])
        .executeTakeFirst()
      if (!found || found.endsAt <= now()) return undefined
      const { endsAt: _, ...pending } = found
      return pending
    },
  }
}
