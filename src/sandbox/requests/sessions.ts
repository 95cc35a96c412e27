import { createHash, randomBytes } from 'node:crypto'
import type { Login } from '../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import type { Sandbox } from './sandbox.ts'

const lifetimeMs = 12 * 3_600_000

interface SessionScope extends Pick<Sandbox, 'database' | 'now'> {
  /** The browser and the system, such as "Chrome, Android"; empty if unknown. */
  readonly device?: string
}

/** Opens a session, records the sign-in, and says what the page keeps of it. The token is stored hashed. */
export async function createSession(
  { database, now, device = '' }: SessionScope,
  account: AccountRow,
): Promise<Login> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  await recordSignIn(database, {
    accountId: account.id,
    sessionHash: hashToken(token),
    time: createdAt,
    device,
  })
  await database.deleteFrom('session').where('expiresAt', '<', createdAt).execute()
  await database
    .insertInto('session')
    .values({
      tokenHash: hashToken(token),
      accountId: account.id,
      createdAt,
      // A trial ends while it is open (SPEC §11.49).
      expiresAt: Math.min(createdAt + lifetimeMs, account.expiresAt ?? Number.POSITIVE_INFINITY),
    })
    .execute()
  await database
    .updateTable('account')
    .set({ lastLoginAt: createdAt })
    .where('id', '=', account.id)
    .execute()
  return {
    token,
    userName: account.username,
    customerType: account.type,
    firstTimeLogin: account.firstTimeLogin === 1,
    passwordExpired: false,
    ...(account.lastLoginAt === null ? {} : { lastLoginTime: account.lastLoginAt }),
  }
}

const historyMs = 90 * dayMs

/** Records a sign-in, and drops those of the account that are older than 90 days. */
async function recordSignIn(
  database: Database,
  signIn: {
    readonly accountId: string
    readonly sessionHash: string
    readonly time: number
    readonly device: string
  },
): Promise<void> {
  await database
    .deleteFrom('signIn')
    .where('accountId', '=', signIn.accountId)
    .where('time', '<', signIn.time - historyMs)
    .execute()
  await database.insertInto('signIn').values(signIn).execute()
}

/** The account of an open session. */
export function findSession(
  { database, now }: Sandbox,
  token: string,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .selectAll('account')
    .where('session.tokenHash', '=', hashToken(token))
    .where('session.expiresAt', '>', now())
    .executeTakeFirst()
}

export async function deleteSession(
  { database }: Pick<Sandbox, 'database'>,
  token: string,
): Promise<void> {
  await database.deleteFrom('session').where('tokenHash', '=', hashToken(token)).execute()
}

export interface ClosedSessions {
  readonly accountId: string
  /** The token of the session that stays open. */
  readonly keep: string | undefined
}

/** Ends an account's sessions but one; their tokens open nothing from then on. */
export async function closeSessions(
  { database }: Pick<Sandbox, 'database'>,
  { accountId, keep }: ClosedSessions,
): Promise<void> {
  await database
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .where('tokenHash', '!=', keep === undefined ? '' : hashToken(keep))
    .execute()
}

/** Returns the hash that the database stores for a secret. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
