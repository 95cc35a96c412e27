import { randomUUID } from 'node:crypto'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'

/** Member types of the sandbox: not 4, 40, 41 or 42 is an agent (SPEC §6.4). */
export const memberTypes = { trial: 4, member: 40, agent: 1 } as const

export interface NewAccount {
  readonly merchant: string
  readonly username: string
  readonly passwordHash: string
  readonly type: number
  readonly createdAt: number
  readonly details?: Partial<AccountRow>
}

/** Adds an account; answers undefined when the name is taken. */
export async function createAccount(
  database: Database,
  { merchant, username, passwordHash, type, createdAt, details }: NewAccount,
): Promise<AccountRow | undefined> {
  const row: AccountRow = {
    nickname: null,
    level: 'VIP 1',
    iconId: 0,
    email: null,
    mobileNum: null,
    payeeName: null,
    qqNum: null,
    line: null,
    facebook: null,
    affiliateCode: null,
    firstTimeLogin: 0,
    lastLoginAt: null,
    expiresAt: null,
    ...details,
    id: randomUUID(),
    merchant,
    username,
    usernameKey: username.toLowerCase(),
    passwordHash,
    type,
    createdAt,
  }
  const added = await database
    .insertInto('account')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? row : undefined
}

/** Returns the state that staff gave an account; undefined for an account that is enabled. */
export async function loadAccountState(
  database: Database,
  accountId: string,
): Promise<'frozen' | 'disabled' | undefined> {
  const row = await database
    .selectFrom('accountState')
    .select('state')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.state
}

/** The account of a user name or a mobile number. */
export function findAccount(
  database: Database,
  merchant: string,
  name: string,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where((where) =>
      where.or([where('usernameKey', '=', name.toLowerCase()), where('mobileNum', '=', name)]),
    )
    .orderBy('createdAt')
    .executeTakeFirst()
}
