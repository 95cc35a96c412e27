import type { Selectable } from 'kysely'
import type { RoleGrant } from '../../../core/contract/team-roles.ts'
import { createId, createSecret, hashSecret } from './secrets.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

/** An API token, without its secret, which nobody can read again. */
export interface ApiToken {
  readonly id: string
  readonly name: string
  readonly grants: readonly RoleGrant[]
  readonly createdAt: number
  readonly endsAt: number
  /** The last use; undefined if it was never used. */
  readonly usedAt?: number
}

export interface NewApiToken {
  readonly name: string
  readonly grants: readonly RoleGrant[]
  readonly days: number
}

export interface ApiTokens {
  /** Creates a token; its secret is returned this once. */
  readonly create: (asked: NewApiToken) => Promise<{ readonly id: string; readonly secret: string }>
  /** Returns the token of a secret that has not ended, and notes that it is used. */
  readonly find: (secret: string) => Promise<ApiToken | undefined>
  /** Lists the tokens that have not ended, in the order of their names. */
  readonly list: () => Promise<readonly ApiToken[]>
  /** Ends a token; returns false if there is none with this id. */
  readonly end: (id: string) => Promise<boolean>
}

/** What each token begins with, so that tools that look for leaked secrets know one. */
const prefix = 'livery_'
/** A token that was used within this time is not written again. */
const noteEvery = 60_000

export function openApiTokens(database: TeamDatabase, now: () => number): ApiTokens {
  const open = () => database.selectFrom('token').selectAll().where('endsAt', '>', now())
  return {
    create: async ({ name, grants, days }) => {
      const secret = prefix + createSecret()
      const id = createId()
      const endsAt = now() + days * 86_400_000
      const row = { name, grants: JSON.stringify(grants), createdAt: now(), endsAt, usedAt: null }
      await database
        .insertInto('token')
        .values({ hash: hashSecret(secret), id, ...row })
        .execute()
      return { id, secret }
    },
    find: async (secret) => {
      const hash = hashSecret(secret)
      const row = await open().where('hash', '=', hash).executeTakeFirst()
      if (!row) return undefined
      if (now() - (row.usedAt ?? 0) >= noteEvery)
        await database
          .updateTable('token')
          .set({ usedAt: now() })
          .where('hash', '=', hash)
          .execute()
      return tokenOf(row)
    },
    list: async () => (await open().orderBy('name').execute()).map(tokenOf),
    end: async (id) => {
      const ended = await database.deleteFrom('token').where('id', '=', id).executeTakeFirst()
      return ended.numDeletedRows > 0n
    },
  }
}

function tokenOf({ hash: _, grants, usedAt, ...row }: Selectable<TeamTables['token']>): ApiToken {
  return { ...row, grants: JSON.parse(grants), ...(usedAt !== null && { usedAt }) }
}
