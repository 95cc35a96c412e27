import type { GeneratedAlways } from 'kysely'

/** The tables that carry events between instances. Times are epoch milliseconds. */
export interface EventTables {
  /** What was announced last, for the pages of all instances. */
  event: {
    readonly id: GeneratedAlways<number>
    /** The announcement, as JSON. */
    readonly body: string
  }
  /** One row: an id that no other database has. */
  eventSpace: {
    readonly id: string
  }
  /** Who has which merchant open at each running instance. */
  instance: {
    readonly id: string
    /** Lists of people by merchant, as JSON. */
    readonly pages: string
    /** When the instance counts as gone, unless it writes again. */
    readonly endsAt: number
  }
}

/** Makes these tables. A file of SQLite has one instance, whose events are in its memory. */
export const eventMigration = {
  sqlite: '',
  postgres: `
CREATE TABLE event (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, body text NOT NULL);
CREATE TABLE "eventSpace" (id text NOT NULL);
INSERT INTO "eventSpace" (id) VALUES (md5(random()::text || clock_timestamp()::text));
CREATE TABLE instance (id text PRIMARY KEY, pages text NOT NULL, "endsAt" bigint NOT NULL);
`,
} as const
