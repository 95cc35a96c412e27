import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Kysely } from 'kysely'
import { createKysely } from '../../site/disk/create-kysely.ts'
import { createTables, type Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** The data folder is in use by another process, or cannot be written. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Opens `sandbox.db` in a folder for this process alone; throws DataFolderError. */
export function openDatabase(folder: string): Database {
  const file = join(folder, 'sandbox.db')
  try {
    mkdirSync(folder, { recursive: true })
    return createKysely<Tables>(openAlone(file))
  } catch (cause) {
    throw new DataFolderError(explain(cause, folder), { cause })
  }
}

function openAlone(file: string): DatabaseSync {
  const sqlite = new DatabaseSync(file, { timeout: 0 })
  try {
    // The operating system drops this lock when the process ends, however it ends.
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE')
    sqlite.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON')
    sqlite.exec('BEGIN EXCLUSIVE')
    sqlite.exec(createTables)
    sqlite.exec('COMMIT')
    return sqlite
  } catch (cause) {
    sqlite.close()
    throw cause
  }
}

function explain(cause: unknown, folder: string): string {
  const message = cause instanceof Error ? cause.message : String(cause)
  return /locked|busy/i.test(message)
    ? `Another process is using the data in ${folder}. Stop it, or set LIVERY_DATA to another folder.`
    : `The data folder ${folder} cannot be used (${message}). Set LIVERY_DATA to a folder that can be written.`
}
