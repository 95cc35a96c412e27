import { sql } from 'kysely'
import { type AuditLog, openAuditLog } from './audit-log.ts'
import { type Deliveries, openDeliveries } from './deliveries.ts'
import { type Drafts, openDrafts } from './drafts.ts'
import { type Leases, openLeases } from './leases.ts'
import { type Notes, openNotes } from './notes.ts'
import { openPeople, type People } from './people.ts'
import { openProviderLogouts, type ProviderLogouts } from './provider-logouts.ts'
import { type MerchantNames, renameMerchantRows } from './rename-merchant.ts'
import { openSchedules, type Schedules } from './schedules.ts'
import { openSessions, type SessionLimits, type Sessions } from './sessions.ts'
import type { SharedEvents } from './shared-events.ts'
import { openSignIns, type SignIns } from './sign-ins.ts'
import type { TeamDatabase } from './tables.ts'
import { type ApiTokens, openApiTokens } from './tokens.ts'

/** What a served studio remembers of its team. */
export interface TeamStore {
  readonly signIns: SignIns
  readonly sessions: Sessions
  readonly providerLogouts: ProviderLogouts
  readonly tokens: ApiTokens
  readonly audit: AuditLog
  readonly schedules: Schedules
  readonly deliveries: Deliveries
  readonly leases: Leases
  readonly people: People
  readonly drafts: Drafts
  readonly notes: Notes
  /** Renames a merchant in all of these but the audit log, together with other work: both or neither. */
  readonly renameMerchant: (names: MerchantNames, work: () => Promise<void>) => Promise<void>
  /** What the instances on one PostgreSQL database tell each other; absent where one process has a file. */
  readonly shared?: SharedEvents | undefined
  /** Returns true if the store answers. */
  readonly isReady: () => Promise<boolean>
  readonly close: () => Promise<void>
}

export interface TeamStoreOptions {
  /** The folder of `team.db`, which is made where it is missing. */
  readonly folder: string
  /** The address of a PostgreSQL database in its place. */
  readonly database?: string | undefined
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  readonly limits: SessionLimits
}

/** Opens the store of a team: a file of SQLite, or a PostgreSQL database. Throws TeamStoreError. */
export async function openTeamStore(options: TeamStoreOptions): Promise<TeamStore> {
  const { now, limits } = options
  const { database, shared } = await openDatabase(options)
  return {
    signIns: openSignIns(database, now),
    sessions: openSessions(database, { now, limits }),
    providerLogouts: openProviderLogouts(database, now),
    tokens: openApiTokens(database, now),
    audit: openAuditLog(database, now),
    schedules: openSchedules(database, now),
    deliveries: openDeliveries(database, now),
    leases: openLeases(database, now),
    people: openPeople(database),
    drafts: openDrafts(database, now),
    notes: openNotes(database, now),
    renameMerchant: (names, work) => renameMerchantRows(database, names, work),
    shared,
    isReady: async () => {
      const answer = await sql`SELECT 1`.execute(database).catch(() => undefined)
      return answer !== undefined
    },
    close: () => database.destroy(),
  }
}

interface OpenedDatabase {
  readonly database: TeamDatabase
  readonly shared?: SharedEvents
}

/** The number of events that instances share, with which a page can catch up after its connection broke. */
const keptEvents = 500

/** Loads the code of the kind of database that is used. */
async function openDatabase(options: TeamStoreOptions): Promise<OpenedDatabase> {
  const { folder, database: address, now } = options
  if (address === undefined)
    return { database: (await import('./open-sqlite.ts')).openSqlite(folder) }
  const database = await (await import('./open-postgres.ts')).openPostgres(address)
  const { openSharedEvents } = await import('./shared-events.ts')
  return { database, shared: openSharedEvents(database, { address, now, kept: keptEvents }) }
}
