import type { GeneratedAlways, Kysely } from 'kysely'

/** The tables of `team.db`. Times are epoch milliseconds. */
export interface TeamTables {
  /** Sign-ins that wait for the identity provider's answer. */
  signIn: {
    /** The SHA-256 of the secret in the browser's cookie. */
    readonly hash: string
    readonly state: string
    readonly nonce: string
    readonly verifier: string
    /** The path of the studio to open afterwards. */
    readonly returnTo: string
    readonly endsAt: number
  }
  session: {
    /** The SHA-256 of the secret in the browser's cookie. */
    readonly hash: string
    /** Names the session where it is listed. It opens nothing. */
    readonly id: string
    readonly subject: string
    readonly name: string
    readonly email: string | null
    /** The claims that grants read, as JSON. */
    readonly claims: string
    readonly startedAt: number
    readonly usedAt: number
    readonly endsAt: number
    readonly address: string
    readonly agent: string
  }
  token: {
    /** The SHA-256 of the token. */
    readonly hash: string
    readonly id: string
    readonly name: string
    /** The grants, as JSON. */
    readonly grants: string
    readonly createdAt: number
    readonly endsAt: number
    readonly usedAt: number | null
  }
  audit: {
    readonly id: GeneratedAlways<number>
    readonly at: number
    readonly who: string
    readonly subject: string | null
    readonly address: string
    readonly agent: string
    readonly action: string
    /** The codes of the merchants, as a JSON list. */
    readonly merchants: string
    readonly outcome: 'allowed' | 'refused' | 'failed'
    readonly problem: string | null
    /** What is changed, as JSON. */
    readonly change: string | null
  }
}

export type TeamDatabase = Kysely<TeamTables>

/** The steps from an empty database to this version's; `user_version` counts those that were made. */
export const migrations: readonly string[] = [
  `
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
]
