import type { Generated } from 'kysely'
import type {
  DocumentType,
  IdentitySlot,
  IdentitySlotName,
  PlayLimitKind,
  PlayLimitPeriod,
} from '../../core/contract/generated/gateway.ts'

/** The tables of accounts: who has an account, how it is protected, and the limits of safe play. */
export interface AccountTables {
  account: AccountRow
  session: {
    readonly tokenHash: string
    readonly accountId: string
    readonly createdAt: number
    readonly expiresAt: number
  }
  socialLink: {
    readonly merchant: string
    readonly provider: string
    readonly subject: string
    readonly accountId: string
  }
  memberSecurity: {
    readonly accountId: string
    readonly passwordChangedAt: number | null
    /** The hash of the withdrawal PIN. */
    readonly paymentPasswordHash: string | null
  }
  /** Staff freeze an account, which keeps it from games and money, or disable it, which ends its logins. */
  accountState: { readonly accountId: string; readonly state: 'frozen' | 'disabled' }
  /** Fields of the profile that the account has no column for. */
  profileField: { readonly accountId: string; readonly name: string; readonly value: string }
  signIn: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly sessionHash: string
    readonly time: number
    readonly device: string
  }
  /** The place of a sign-in, by its number among those of the demonstration. */
  signInPlace: { readonly signInId: number; readonly place: number }
  bankCard: {
    readonly id: Generated<number>
    readonly accountId: string
    readonly bankCode: string
    readonly number: string
    readonly branch: string | null
    readonly createdAt: number
  }
  securityAnswer: {
    readonly accountId: string
    readonly questionId: string
    readonly answerHash: string
  }
  /** A picture of an identity document is checked and dropped; its hash stays. */
  identityPicture: {
    readonly accountId: string
    readonly slot: IdentitySlotName
    readonly documentType: DocumentType
    readonly pictureHash: string
    readonly state: 'pending' | 'verified' | 'rejected'
    readonly reason: NonNullable<IdentitySlot['reason']> | null
    readonly sentAt: number
  }
  playLimit: {
    readonly accountId: string
    readonly kind: PlayLimitKind
    readonly period: PlayLimitPeriod
    /** In the currency's smallest unit; null for none. */
    readonly minor: number | null
    /** The limit that applies from `nextFrom` on. */
    readonly nextMinor: number | null
    readonly nextFrom: number | null
  }
  playPause: {
    readonly accountId: string
    readonly realityCheckMinutes: number
    readonly timeOutUntil: number | null
    readonly excludedUntil: number | null
    readonly excludedForever: number
  }
  smsCode: {
    readonly merchant: string
    readonly mobileNum: string
    readonly codeHash: string
    readonly attemptsLeft: number
    readonly expiresAt: number
  }
}

export interface AccountRow {
  readonly id: string
  /** Folder name of the merchant; its trial accounts stand apart by `type`. */
  readonly merchant: string
  readonly username: string
  /** The name in lower case: two names that differ in case only are one. */
  readonly usernameKey: string
  readonly passwordHash: string
  readonly type: number
  readonly nickname: string | null
  readonly level: string
  readonly iconId: number
  readonly email: string | null
  readonly mobileNum: string | null
  readonly payeeName: string | null
  readonly qqNum: string | null
  readonly line: string | null
  readonly facebook: string | null
  readonly affiliateCode: string | null
  readonly firstTimeLogin: number
  readonly createdAt: number
  readonly lastLoginAt: number | null
  readonly expiresAt: number | null
}

export const createAccountTables = `
CREATE TABLE IF NOT EXISTS account (
  id TEXT PRIMARY KEY, merchant TEXT NOT NULL, username TEXT NOT NULL, usernameKey TEXT NOT NULL,
  passwordHash TEXT NOT NULL, type INTEGER NOT NULL, nickname TEXT, level TEXT NOT NULL,
  iconId INTEGER NOT NULL, email TEXT, mobileNum TEXT, payeeName TEXT, qqNum TEXT, line TEXT,
  facebook TEXT, affiliateCode TEXT, firstTimeLogin INTEGER NOT NULL, createdAt INTEGER NOT NULL,
  lastLoginAt INTEGER, expiresAt INTEGER, UNIQUE (merchant, usernameKey)
) STRICT;
CREATE INDEX IF NOT EXISTS account_mobile ON account (merchant, mobileNum);
CREATE INDEX IF NOT EXISTS account_end ON account (expiresAt) WHERE expiresAt IS NOT NULL;
CREATE TABLE IF NOT EXISTS session (
  tokenHash TEXT PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  createdAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS socialLink (
  merchant TEXT NOT NULL, provider TEXT NOT NULL, subject TEXT NOT NULL,
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  PRIMARY KEY (merchant, provider, subject)
) STRICT;
CREATE TABLE IF NOT EXISTS memberSecurity (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  passwordChangedAt INTEGER, paymentPasswordHash TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS accountState (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, state TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS profileField (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, name TEXT NOT NULL,
  value TEXT NOT NULL, PRIMARY KEY (accountId, name)
) STRICT;
CREATE TABLE IF NOT EXISTS signIn (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  sessionHash TEXT NOT NULL, time INTEGER NOT NULL, device TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS signIn_account ON signIn (accountId, time);
CREATE TABLE IF NOT EXISTS signInPlace (
  signInId INTEGER PRIMARY KEY REFERENCES signIn (id) ON DELETE CASCADE, place INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS bankCard (
  id INTEGER PRIMARY KEY, accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  bankCode TEXT NOT NULL, number TEXT NOT NULL, branch TEXT, createdAt INTEGER NOT NULL,
  UNIQUE (accountId, bankCode, number)
) STRICT;
CREATE TABLE IF NOT EXISTS securityAnswer (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, questionId TEXT NOT NULL,
  answerHash TEXT NOT NULL, PRIMARY KEY (accountId, questionId)
) STRICT;
CREATE TABLE IF NOT EXISTS identityPicture (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, slot TEXT NOT NULL,
  documentType TEXT NOT NULL, pictureHash TEXT NOT NULL, state TEXT NOT NULL, reason TEXT,
  sentAt INTEGER NOT NULL, PRIMARY KEY (accountId, slot)
) STRICT;
CREATE TABLE IF NOT EXISTS playLimit (
  accountId TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, kind TEXT NOT NULL,
  period TEXT NOT NULL, minor INTEGER, nextMinor INTEGER, nextFrom INTEGER,
  PRIMARY KEY (accountId, kind, period)
) STRICT;
CREATE TABLE IF NOT EXISTS playPause (
  accountId TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  realityCheckMinutes INTEGER NOT NULL, timeOutUntil INTEGER, excludedUntil INTEGER,
  excludedForever INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS smsCode (
  merchant TEXT NOT NULL, mobileNum TEXT NOT NULL, codeHash TEXT NOT NULL,
  attemptsLeft INTEGER NOT NULL, expiresAt INTEGER NOT NULL, PRIMARY KEY (merchant, mobileNum)
) STRICT;
`
