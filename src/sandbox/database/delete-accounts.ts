import { sql } from 'kysely'
import type { Database } from './open-database.ts'

/**
 * Deletes accounts with everything that is kept about them, within a transaction: the rows of every table
 * that names them, and the postings of their money on both sides.
 */
export async function deleteAccounts(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Rows refer to each other, so that only the end of the transaction is free of them.
  await sql`PRAGMA defer_foreign_keys = ON`.execute(database)
  for (const { table, column } of await listReferences(database))
    await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(column)} IN (${sql.join(ids)})`.execute(
      database,
    )
  for (const id of ids) await deletePostings(database, `member:${id}:`)
  await database.deleteFrom('account').where('id', 'in', ids).execute()
}

interface Reference {
  readonly table: string
  readonly column: string
}

/** Lists the columns of all tables that hold the id of an account. */
async function listReferences(database: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT tables.name AS "table", keys."from" AS "column"
    FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
    WHERE tables.type = 'table' AND keys."table" = 'account'
    UNION
    SELECT tables.name, columns.name
    FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND columns.name = 'accountId'`.execute(database)
  return rows
}

async function deletePostings(database: Database, prefix: string): Promise<void> {
  await database
    .deleteFrom('ledger')
    .where('transactionId', 'in', (from) =>
      from
        .selectFrom('ledger')
        .select('transactionId')
        .where('holder', '>=', prefix)
        .where('holder', '<', `${prefix}\uffff`),
    )
    .execute()
}
