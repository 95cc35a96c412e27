/** The table of logouts at the identity provider. Times are epoch milliseconds. */
export interface LogoutTables {
  /** Logout tokens that were taken, until they are refused for their age. */
  logoutToken: {
    /** The SHA-256 of the token's id. */
    readonly hash: string
    readonly endsAt: number
  }
}

/** Makes this table, and the column of sessions that names the session at the identity provider. */
export const logoutMigration = {
  sqlite: `
ALTER TABLE session ADD COLUMN sid TEXT;
CREATE INDEX sessionOfSid ON session (sid);
CREATE TABLE logoutToken (hash TEXT PRIMARY KEY, endsAt INTEGER NOT NULL) STRICT;
`,
  postgres: `
ALTER TABLE session ADD COLUMN sid text;
CREATE INDEX "sessionOfSid" ON session (sid);
CREATE TABLE "logoutToken" (hash text PRIMARY KEY, "endsAt" bigint NOT NULL);
`,
} as const
