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
]

/** Returns the steps that a database lacks; throws if a later version of Livery made more of them. */
export function missingSteps(made: number, kind: keyof Migration): readonly string[] {
  if (made > migrations.length)
    throw new Error('it was written by a later version of Livery, which has to be installed')
  return migrations.slice(made).map((step) => step[kind])
}
