import { eventMigration } from './event-tables.ts'
import { logoutMigration } from './logout-tables.ts'
import { togetherMigration } from './together-tables.ts'

/** A step of the tables, written for each kind of database. */
export interface Migration {
  readonly sqlite: string
  readonly postgres: string
}

/** The steps from an empty database to this version's. A database remembers how many of them were made. */
export const migrations: readonly Migration[] = [
  {
    sqlite: `
CREATE TABLE signIn (
  hash TEXT PRIMARY KEY, state TEXT NOT NULL, nonce TEXT NOT NULL, verifier TEXT NOT NULL,
  returnTo TEXT NOT NULL, endsAt INTEGER NOT NULL
) STRICT;
CREATE TABLE session (
  hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, subject TEXT NOT NULL,
  name TEXT NOT NULL, email TEXT, claims TEXT NOT NULL, startedAt INTEGER NOT NULL,
  usedAt INTEGER NOT NULL, endsAt INTEGER NOT NULL, address TEXT NOT NULL, agent TEXT NOT NULL
) STRICT;
CREATE INDEX sessionOfSubject ON session (subject);
CREATE TABLE token (
  hash TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, grants TEXT NOT NULL,
  createdAt INTEGER NOT NULL, endsAt INTEGER NOT NULL, usedAt INTEGER
) STRICT;
CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, subject TEXT,
  address TEXT NOT NULL, agent TEXT NOT NULL, action TEXT NOT NULL, merchants TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('allowed', 'refused', 'failed')), problem TEXT, change TEXT
) STRICT;
CREATE INDEX auditTime ON audit (at);
CREATE TRIGGER auditIsNeverChanged BEFORE UPDATE ON audit
BEGIN SELECT RAISE(ABORT, 'The audit log is never changed.'); END;
CREATE TRIGGER auditIsNeverDeleted BEFORE DELETE ON audit
BEGIN SELECT RAISE(ABORT, 'The audit log is never deleted.'); END;
`,
    postgres: `
CREATE TABLE "signIn" (
  hash text PRIMARY KEY, state text NOT NULL, nonce text NOT NULL, verifier text NOT NULL,
  "returnTo" text NOT NULL, "endsAt" bigint NOT NULL
);
CREATE TABLE session (
  hash text PRIMARY KEY, id text NOT NULL UNIQUE, subject text NOT NULL,
  name text NOT NULL, email text, claims text NOT NULL, "startedAt" bigint NOT NULL,
  "usedAt" bigint NOT NULL, "endsAt" bigint NOT NULL, address text NOT NULL, agent text NOT NULL
);
CREATE INDEX "sessionOfSubject" ON session (subject);
CREATE TABLE token (
  hash text PRIMARY KEY, id text NOT NULL UNIQUE, name text NOT NULL, grants text NOT NULL,
  "createdAt" bigint NOT NULL, "endsAt" bigint NOT NULL, "usedAt" bigint
);
CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at bigint NOT NULL, who text NOT NULL, subject text,
  address text NOT NULL, agent text NOT NULL, action text NOT NULL, merchants text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('allowed', 'refused', 'failed')), problem text, change text
);
CREATE INDEX "auditTime" ON audit (at);
CREATE FUNCTION "refuseAuditChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'The audit log is never changed or deleted.'; END $$;
CREATE TRIGGER "auditIsNeverChanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON audit
FOR EACH STATEMENT EXECUTE FUNCTION "refuseAuditChange"();
`,
  },
  {
    sqlite: `
CREATE TABLE schedule (
  id TEXT PRIMARY KEY, merchants TEXT, environment TEXT, target TEXT NOT NULL, "at" INTEGER, "until" INTEGER,
  zone TEXT NOT NULL, release TEXT NOT NULL, note TEXT, state TEXT NOT NULL, who TEXT NOT NULL,
  subject TEXT NOT NULL, "createdAt" INTEGER NOT NULL, sentences TEXT NOT NULL, inputs TEXT NOT NULL,
  "isBound" INTEGER NOT NULL, "decidedBy" TEXT, "decidedAt" INTEGER, due TEXT, "before" TEXT, basis TEXT,
  holder TEXT, message TEXT, "endedAt" INTEGER
) STRICT;
CREATE INDEX "scheduleState" ON schedule (state);
CREATE TABLE delivery (
  id TEXT PRIMARY KEY, address TEXT NOT NULL, body TEXT NOT NULL, "createdAt" INTEGER NOT NULL,
  attempts INTEGER NOT NULL, "nextAt" INTEGER, problem TEXT
) STRICT;
CREATE INDEX "deliveryTime" ON delivery ("nextAt");
CREATE TABLE lease (
  name TEXT PRIMARY KEY, holder TEXT NOT NULL, "endsAt" INTEGER NOT NULL
) STRICT;
`,
    postgres: `
CREATE TABLE schedule (
  id text PRIMARY KEY, merchants text, environment text, target text NOT NULL, "at" bigint, "until" bigint,
  zone text NOT NULL, release text NOT NULL, note text, state text NOT NULL, who text NOT NULL,
  subject text NOT NULL, "createdAt" bigint NOT NULL, sentences text NOT NULL, inputs text NOT NULL,
  "isBound" bigint NOT NULL, "decidedBy" text, "decidedAt" bigint, due text, "before" text, basis text,
  holder text, message text, "endedAt" bigint
);
CREATE INDEX "scheduleState" ON schedule (state);
CREATE TABLE delivery (
  id text PRIMARY KEY, address text NOT NULL, body text NOT NULL, "createdAt" bigint NOT NULL,
  attempts bigint NOT NULL, "nextAt" bigint, problem text
);
CREATE INDEX "deliveryTime" ON delivery ("nextAt");
CREATE TABLE lease (
  name text PRIMARY KEY, holder text NOT NULL, "endsAt" bigint NOT NULL
);
`,
  },
  togetherMigration,
  eventMigration,
  logoutMigration,
]

/** Returns the steps that a database lacks; throws if a later version of Livery made more of them. */
export function missingSteps(made: number, kind: keyof Migration): readonly string[] {
  if (made > migrations.length)
    throw new Error('it was written by a later version of Livery, which has to be installed')
  return migrations.slice(made).map((step) => step[kind])
}
