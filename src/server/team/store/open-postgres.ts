import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import { Pool, types } from 'pg'
import { explainPostgresError } from './explain-postgres-error.ts'
import { migrations, missingSteps } from './migrations.ts'
import { parsePostgresAddress } from './postgres-address.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

/** The milliseconds after which a connection, or a query, is given up. */
const patience = { connectionTimeoutMillis: 10_000, query_timeout: 30_000 }

/** A number of PostgreSQL's advisory locks that nothing else of Livery takes. */
const migrationLock = 0x11_7e_25

/** The numbers of the tables are times and counts, which a JavaScript number holds. */
const numbers = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
}

/**
 * Opens a PostgreSQL database by its address, which several instances may share, and makes the tables that it lacks.
 * A lost connection is made again by the next query. Throws TeamStoreError, which never has the password.
 */
export async function openPostgres(address: string): Promise<TeamDatabase> {
  const { place, config } = parsePostgresAddress(address)
  const pool = new Pool({
    ...config,
    ...patience,
    types: numbers,
    max: 8,
    keepAlive: true,
    application_name: 'livery',
  })
  // The pool drops a connection that is lost while nobody uses it; without a listener the process would end.
  pool.on('error', () => undefined)
  const database = new Kysely<TeamTables>({
    dialect: new PostgresDialect({ pool: explainErrors(pool, place) }),
  })
  try {
    await migrate(database)
    return database
  } catch (cause) {
    await database.destroy()
    throw explainPostgresError(cause, place, 'open')
  }
}

/** Makes the steps that a database lacks, all or none of them; a second instance waits until they are made. */
async function migrate(database: TeamDatabase): Promise<void> {
  await database.transaction().execute(async (change) => {
    await sql`SELECT pg_advisory_xact_lock(${migrationLock})`.execute(change)
    await sql`CREATE TABLE IF NOT EXISTS migration (made integer NOT NULL)`.execute(change)
    const { rows } = await sql<{ made: number }>`SELECT made FROM migration`.execute(change)
    const steps = missingSteps(rows[0]?.made ?? 0, 'postgres')
    if (steps.length === 0) return
    for (const step of steps) await sql.raw(step).execute(change)
    await sql`DELETE FROM migration`.execute(change)
    await sql`INSERT INTO migration (made) VALUES (${migrations.length})`.execute(change)
  })
}

/** Returns a pool whose errors of connections are sentences for operators. */
function explainErrors(pool: Pool, place: string): PostgresPool {
  const explain = (cause: unknown): never => {
    throw explainPostgresError(cause, place, 'query')
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch(explain)
      // A connection that breaks while it is used tells it to its query too.
      const ignore = (): void => undefined
      client.on('error', ignore)
      const query = (text: string, values: unknown[]) => client.query(text, values).catch(explain)
      return {
        // Kysely opens no cursors, for which the type has a second form.
        query: query as unknown as PostgresPoolClient['query'],
        release: (error?: Error | boolean) => {
          client.off('error', ignore)
          client.release(error)
        },
      }
    },
  }
}
