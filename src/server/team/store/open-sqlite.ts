import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createKysely } from '../../../site/disk/create-kysely.ts'
import { migrations, missingSteps } from './migrations.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'
import { TeamStoreError } from './team-store-error.ts'

/** The milliseconds that a write waits for another process, such as `livery audit`. */
const patience = 5000

/** Opens `team.db` in a folder; other processes may have it open too. Throws TeamStoreError. */
export function openSqlite(folder: string): TeamDatabase {
  return createKysely<TeamTables>(openFile(folder))
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
    for (const step of missingSteps(made, 'sqlite')) sqlite.exec(step)
    sqlite.exec(`PRAGMA user_version = ${migrations.length}`)
    sqlite.exec('COMMIT')
  } catch (cause) {
    sqlite.exec('ROLLBACK')
    throw cause
  }
}
