import type { Selectable } from 'kysely'
import { createId, createSecret, hashSecret } from './secrets.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

export interface SessionLimits {
  readonly idleMinutes: number
  readonly hours: number
}

/** A person who signed in. */
export interface Person {
  /** The id at the identity provider. */
  readonly subject: string
  readonly name: string
  readonly email?: string | undefined
  /** The claims that grants read. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The id of the person's session at the identity provider, where it sends one. */
  readonly sid?: string | undefined
}

/** From where a request came. */
export interface Sender {
  readonly address: string
  /** The browser or program, as it names itself. */
  readonly agent: string
}

/** Names a person as the audit log does. */
export function nameOf({ name, email }: Pick<Person, 'name' | 'email'>): string {
  return email === undefined || email === name ? name : `${name} <${email}>`
}

export interface Session extends Person {
  /** Names the session where it is listed. It opens nothing. */
  readonly id: string
  readonly startedAt: number
  readonly usedAt: number
  readonly endsAt: number
  readonly from: Sender
}

export interface Sessions {
  /** Opens a session with a secret of its own, for the browser's cookie. */
  readonly start: (person: Person, from: Sender) => Promise<string>
  /** Returns the open session of a secret, and notes that it is used. */
  readonly find: (secret: string) => Promise<Session | undefined>
  /** Returns true while the session of an id has not ended. That is no use of it. */
  readonly isOpen: (id: string) => Promise<boolean>
  /** Lists the open sessions, the newest first: those of a person, or all. */
  readonly list: (subject?: string) => Promise<readonly Session[]>
  /** Ends the session of an id, if it is that of the named person; returns false if there is none. */
  readonly end: (which: { readonly id: string; readonly subject?: string }) => Promise<boolean>
}

export interface SessionOptions {
  readonly now: () => number
  readonly limits: SessionLimits
}

/** A session that was used within this time is not written again. */
const noteEvery = 60_000

export function openSessions(database: TeamDatabase, { now, limits }: SessionOptions): Sessions {
  const idle = limits.idleMinutes * 60_000
  const open = () =>
    database
      .selectFrom('session')
      .selectAll()
      .where('endsAt', '>', now())
      .where('usedAt', '>', now() - idle)
  return {
    start: async ({ claims, email, sid, ...person }, { address, agent }) => {
      const ended = now() - idle
      await database
        .deleteFrom('session')
        .where((of) => of.or([of('endsAt', '<=', now()), of('usedAt', '<=', ended)]))
        .execute()
      const secret = createSecret()
      await database
        .insertInto('session')
        .values({
          ...person,
          hash: hashSecret(secret),
          id: createId(),
          email: email ?? null,
          sid: sid ?? null,
          claims: JSON.stringify(claims),
          startedAt: now(),
          usedAt: now(),
          endsAt: now() + limits.hours * 3_600_000,
          address,
          agent,
        })
        .execute()
      return secret
    },
    find: async (secret) => {
      const hash = hashSecret(secret)
      const row = await open().where('hash', '=', hash).executeTakeFirst()
      if (!row) return undefined
      if (now() - row.usedAt >= noteEvery)
        await database
          .updateTable('session')
          .set({ usedAt: now() })
          .where('hash', '=', hash)
          .execute()
      return sessionOf(row)
    },
    isOpen: async (id) => (await open().where('id', '=', id).executeTakeFirst()) !== undefined,
    list: async (subject) => {
      const all = open().orderBy('startedAt', 'desc')
      const rows = await (subject === undefined
        ? all
        : all.where('subject', '=', subject)
      ).execute()
      return rows.map(sessionOf)
    },
    end: async ({ id, subject }) => {
      const one = database.deleteFrom('session').where('id', '=', id)
      const own = subject === undefined ? one : one.where('subject', '=', subject)
      return (await own.executeTakeFirst()).numDeletedRows > 0n
    },
  }
}

function sessionOf(row: Selectable<TeamTables['session']>): Session {
  const { hash: _, claims, email, sid, address, agent, ...rest } = row
  return {
    ...rest,
    claims: JSON.parse(claims),
    from: { address, agent },
    ...(email !== null && { email }),
    ...(sid !== null && { sid }),
  }
}
