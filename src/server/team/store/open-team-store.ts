import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { createKysely } from '../../../site/disk/create-kysely.ts'
import { type AuditLog, openAuditLog } from './audit-log.ts'
import { openSessions, type SessionLimits, type Sessions } from './sessions.ts'
import { openSignIns, type SignIns } from './sign-ins.ts'
import { migrations, type TeamTables } from './tables.ts'
import { type ApiTokens, openApiTokens } from './tokens.ts'

/** What a served studio remembers of its team. */
export interface TeamStore {
  readonly signIns: SignIns
  readonly sessions: Sessions
  readonly tokens: ApiTokens
  readonly audit: AuditLog
  /** Returns true if the store answers. */
  readonly isReady: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export interface TeamStoreOptions {
  /** The folder of the database, which is made where it is missing. */
  readonly folder: string
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  readonly limits: SessionLimits
}

/** The file of the store cannot be used. Its message is a text for operators. */
export class TeamStoreError extends Error {
  override readonly name = 'TeamStoreError'
}

/** The milliseconds that a write waits for another process, such as `livery audit`. */
const patience = 5000

/** Opens `team.db` in a folder; other processes may have it open too. Throws TeamStoreError. */
export function openTeamStore({ folder, now, limits }: TeamStoreOptions): TeamStore {
  const database = createKysely<TeamTables>(openFile(folder))
  return {
    signIns: openSignIns(database, now),
    sessions: openSessions(database, { now, limits }),
    tokens: openApiTokens(database, now),
    audit: openAuditLog(database, now),
    isReady: async () => {
      const answer = await sql`SELECT 1`.execute(database).catch(() => undefined)
      return answer !== undefined
    },
    close: () => database.destroy(),
  }
}

function openFile(folder: string): DatabaseSync {
  const file = join(folder, 'team.db')
  try {
    mkdirSync(folder, { recursive: true })
    const sqlite = new DatabaseSync(file, { timeout: patience })
    try {
      // Who else works on this machine reads neither sessions nor the audit log.
      chmodSync(file, 0o600)
      // Without recursive triggers, INSERT OR REPLACE would delete an entry of the audit log unseen.
      sqlite.exec(
        'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA recursive_triggers = ON',
      )
      migrate(sqlite)
      return sqlite
    } catch (cause) {
      sqlite.close()
      throw cause
    }
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new TeamStoreError(
      `The database ${file} cannot be used (${message}). Set LIVERY_DATA to a folder that can be written.`,
      { cause },
    )
  }
}

/** Makes the steps that a database lacks, all or none of them. */
function migrate(sqlite: DatabaseSync): void {
  sqlite.exec('BEGIN IMMEDIATE')
  try {
    const made = Number(sqlite.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0)
    if (made > migrations.length)
      throw new Error('it was written by a later version of Livery, which has to be installed')
    for (const step of migrations.slice(made)) sqlite.exec(step)
    sqlite.exec(`PRAGMA user_version = ${migrations.length}`)
    sqlite.exec('COMMIT')
  } catch (cause) {
    sqlite.exec('ROLLBACK')
    throw cause
  }
}
