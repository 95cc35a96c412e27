import { sql } from 'kysely'
import { type HearNotice, listenPostgres, noticeChannel } from './listen-postgres.ts'
import type { TeamDatabase } from './tables.ts'

/** An announcement as it is stored. */
export interface StoredEvent {
  /** Grows with each event, in the order in which they can be read. */
  readonly id: number
  /** JSON. */
  readonly body: string
}

/** What the instances of a studio tell each other by their database. */
export interface SharedEvents {
  /** Returns an id of the database, which its events have before their numbers. */
  readonly readSpace: () => Promise<string>
  /** Stores an event and notifies all instances. */
  readonly append: (body: string) => Promise<void>
  /** Lists the events after an id that are still kept, the oldest first. */
  readonly list: (after: number) => Promise<readonly StoredEvent[]>
  /** Notifies all instances. A payload has ids and names no secret. */
  readonly notify: (payload: string) => Promise<void>
  /** Keeps the open pages of an instance as JSON, for some milliseconds. */
  readonly keepPages: (instance: string, pages: string, ms: number) => Promise<void>
  /** Drops the open pages of an instance that ends. */
  readonly dropPages: (instance: string) => Promise<void>
  /** Lists the open pages of all other instances that have not ended. */
  readonly listPages: (instance: string) => Promise<readonly string[]>
  readonly listen: (hear: HearNotice) => () => Promise<void>
}

export interface SharedEventsOptions {
  readonly address: string
  readonly now: () => number
  /** The number of events that are kept. */
  readonly kept: number
}

/** A number of PostgreSQL's advisory locks that nothing else of Livery takes. */
const appendLock = 0x11_7e_26

/** Opens what the instances on one PostgreSQL database share. */
export function openSharedEvents(
  database: TeamDatabase,
  { address, now, kept }: SharedEventsOptions,
): SharedEvents {
  return {
    readSpace: async () =>
      (await database.selectFrom('eventSpace').select('id').executeTakeFirstOrThrow()).id,
    append: async (body) => {
      await database.transaction().execute(async (change) => {
        // One at a time, so that no event becomes visible after one with a higher id.
        await sql`SELECT pg_advisory_xact_lock(${appendLock})`.execute(change)
        const { id } = await change
          .insertInto('event')
          .values({ body })
          .returning('id')
          .executeTakeFirstOrThrow()
        await change
          .deleteFrom('event')
          .where('id', '<=', id - kept)
          .execute()
        await sql`SELECT pg_notify(${noticeChannel}, 'event')`.execute(change)
      })
    },
    list: (after) =>
      database.selectFrom('event').selectAll().where('id', '>', after).orderBy('id').execute(),
    notify: async (payload) => {
      await sql`SELECT pg_notify(${noticeChannel}, ${payload})`.execute(database)
    },
    keepPages: async (id, pages, ms) => {
      const kept = { id, pages, endsAt: now() + ms }
      await database.deleteFrom('instance').where('endsAt', '<=', now()).execute()
      await database
        .insertInto('instance')
        .values(kept)
        .onConflict((of) => of.column('id').doUpdateSet(kept))
        .execute()
    },
    dropPages: async (instance) => {
      await database.deleteFrom('instance').where('id', '=', instance).execute()
    },
    listPages: async (instance) => {
      const rows = await database
        .selectFrom('instance')
        .select('pages')
        .where('id', '!=', instance)
        .where('endsAt', '>', now())
        .execute()
      return rows.map(({ pages }) => pages)
    },
    listen: (hear) => listenPostgres(address, hear),
  }
}
