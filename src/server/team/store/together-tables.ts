/** The tables of what people of a team share beside files. Times are epoch milliseconds. */
export interface TogetherTables {
  /** Everybody who signed in once. */
  person: {
    /** The id at the identity provider. */
    readonly subject: string
    readonly name: string
    /** The claims of the last sign-in that grants read, as JSON. */
    readonly claims: string
  }
  /** The unsaved edits of a person for a merchant on a device. */
  draft: {
    readonly subject: string
    readonly merchant: string
    /** The id that the browser gave itself. */
    readonly device: string
    readonly agent: string
    readonly at: number
    /** The number of changed values. */
    readonly changed: number
    /** The journal of the editor, as JSON. */
    readonly journal: string
  }
  note: {
    readonly id: string
    readonly merchant: string
    /** The dotted path of what it is about; empty for the merchant. */
    readonly place: string
    readonly subject: string
    readonly name: string
    readonly at: number
    readonly text: string
    /** The mentioned people, as a JSON list of ids and names. */
    readonly mentions: string
    readonly resolvedAt: number | null
    readonly resolvedBy: string | null
    readonly resolvedName: string | null
  }
  noteAnswer: {
    readonly id: string
    readonly note: string
    readonly subject: string
    readonly name: string
    readonly at: number
    readonly text: string
    readonly mentions: string
  }
}

/** Makes these tables, in each kind of database. */
export const togetherMigration = {
  sqlite: `
CREATE TABLE person (subject TEXT PRIMARY KEY, name TEXT NOT NULL, claims TEXT NOT NULL) STRICT;
CREATE TABLE draft (
  subject TEXT NOT NULL, merchant TEXT NOT NULL, device TEXT NOT NULL, agent TEXT NOT NULL,
  at INTEGER NOT NULL, changed INTEGER NOT NULL, journal TEXT NOT NULL,
  PRIMARY KEY (subject, merchant, device)
) STRICT;
CREATE TABLE note (
  id TEXT PRIMARY KEY, merchant TEXT NOT NULL, place TEXT NOT NULL, subject TEXT NOT NULL,
  name TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, mentions TEXT NOT NULL,
  resolvedAt INTEGER, resolvedBy TEXT, resolvedName TEXT
) STRICT;
CREATE INDEX noteOfMerchant ON note (merchant, resolvedAt);
CREATE TABLE noteAnswer (
  id TEXT PRIMARY KEY, note TEXT NOT NULL REFERENCES note (id), subject TEXT NOT NULL,
  name TEXT NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL, mentions TEXT NOT NULL
) STRICT;
CREATE INDEX answerOfNote ON noteAnswer (note);
`,
  postgres: `
CREATE TABLE person (subject text PRIMARY KEY, name text NOT NULL, claims text NOT NULL);
CREATE TABLE draft (
  subject text NOT NULL, merchant text NOT NULL, device text NOT NULL, agent text NOT NULL,
  at bigint NOT NULL, changed integer NOT NULL, journal text NOT NULL,
  PRIMARY KEY (subject, merchant, device)
);
CREATE TABLE note (
  id text PRIMARY KEY, merchant text NOT NULL, place text NOT NULL, subject text NOT NULL,
  name text NOT NULL, at bigint NOT NULL, text text NOT NULL, mentions text NOT NULL,
  "resolvedAt" bigint, "resolvedBy" text, "resolvedName" text
);
CREATE INDEX "noteOfMerchant" ON note (merchant, "resolvedAt");
CREATE TABLE "noteAnswer" (
  id text PRIMARY KEY, note text NOT NULL REFERENCES note (id), subject text NOT NULL,
  name text NOT NULL, at bigint NOT NULL, text text NOT NULL, mentions text NOT NULL
);
CREATE INDEX "answerOfNote" ON "noteAnswer" (note);
`,
} as const
