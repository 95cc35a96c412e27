import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { Kysely, SqliteDialect } from 'kysely'

/** The number of prepared statements that are kept, because the same few are run again and again. */
const readyStatements = 300

/** Creates the query builder over an open SQLite database, whose tables have the shapes of `Tables`. */
export function createKysely<Tables>(sqlite: DatabaseSync): Kysely<Tables> {
  const ready = new Map<string, StatementSync>()
  const find = (sql: string): StatementSync => {
    const statement = ready.get(sql) ?? sqlite.prepare(sql)
    if (ready.size < readyStatements) ready.set(sql, statement)
    return statement
  }
  const database = {
    close: () => sqlite.close(),
    prepare(sql: string) {
      const statement = find(sql)
      const values = (given: readonly unknown[]) => given as SQLInputValue[] // Kysely binds what the typed tables hold
      return {
        reader: statement.columns().length > 0,
        all: (given: readonly unknown[]) => statement.all(...values(given)),
        run: (given: readonly unknown[]) => statement.run(...values(given)),
        iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
      }
    },
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
}
