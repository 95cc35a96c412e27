import { sql } from 'kysely'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { memberTypes } from './accounts.ts'

/** The characters of an account's id that are its code. */
const codeLength = 8

/** Returns the code with which a member invites friends. */
export function inviteCodeOf({ id }: Pick<AccountRow, 'id'>): string {
  return id.slice(0, codeLength).toUpperCase()
}

/** Finds the member or agent of a code; undefined for any other code. */
export function findInvitingMember(
  database: Database,
  merchant: string,
  code: string,
): Promise<AccountRow | undefined> {
  return database
    .selectFrom('account')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('type', '!=', memberTypes.trial)
    .where(sql`substr(id, 1, ${codeLength})`, '=', code.trim().toLowerCase())
    .executeTakeFirst()
}
