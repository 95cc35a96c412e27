import { type Selectable, sql } from 'kysely'
import type {
  AuditEntry,
  AuditPage,
  AuditQuery,
} from '../../../core/contract/generated/studio-api.ts'
import type { Sender } from './sessions.ts'
import type { TeamDatabase, TeamTables } from './tables.ts'

/** An action, or an attempt at one. */
export interface AuditedAction {
  /** The name of the person or of the token; empty if nobody is signed in. */
  readonly who: string
  /** The id at the identity provider, or that of the token. */
  readonly subject?: string | undefined
  readonly from: Sender
  readonly action: string
  /** The codes of the merchants; empty for all of them, or none. */
  readonly merchants: readonly string[]
  readonly outcome: AuditEntry['outcome']
  readonly problem?: string
  /** What is changed: before and after, as far as it is known. */
  readonly change?: unknown
}

/** The log of what a team did; the database refuses to change or delete an entry. */
export interface AuditLog {
  /** Adds an entry and resolves with its number. */
  readonly append: (action: AuditedAction) => Promise<number>
  /** Lists entries, the newest first, a page at a time. */
  readonly list: (query: AuditQuery) => Promise<AuditPage>
}

const pageLength = 100

export function openAuditLog(database: TeamDatabase, now: () => number): AuditLog {
  return {
    append: async ({ subject, from, merchants, problem, change, ...action }) => {
      const { id } = await database
        .insertInto('audit')
        .values({
          ...action,
          ...from,
          at: now(),
          subject: subject ?? null,
          merchants: JSON.stringify(merchants),
          problem: problem ?? null,
          change: change === undefined ? null : JSON.stringify(change),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    list: async (query) => {
      const rows = await select(database, query)
        .orderBy('id', 'desc')
        .limit(pageLength + 1)
        .execute()
      return {
        entries: rows.slice(0, pageLength).map(entryOf),
        hasMore: rows.length > pageLength,
      }
    },
  }
}

function select(database: TeamDatabase, { since, who, merchant, text, before }: AuditQuery) {
  let query = database.selectFrom('audit').selectAll()
  if (before !== undefined) query = query.where('id', '<', before)
  if (since !== undefined) query = query.where('at', '>=', Date.parse(since) || 0)
  // A code holds no quote, so it is found in the list as it is written there.
  if (merchant !== undefined) query = query.where(contains('merchants', JSON.stringify(merchant)))
  if (who !== undefined)
    query = query.where((of) => of.or([contains('who', who), contains('subject', who)]))
  if (text !== undefined)
    query = query.where((of) =>
      of.or(
        (['action', 'outcome', 'problem', 'change'] as const).map((key) => contains(key, text)),
      ),
    )
  return query
}

/** Compares without regard to case, and takes every character as it is. */
function contains(column: keyof TeamTables['audit'], part: string) {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) LIKE lower(${pattern}) ESCAPE '\\'`
}

function entryOf(row: Selectable<TeamTables['audit']>): AuditEntry {
  const { at, subject, address, agent, merchants, problem, change, ...rest } = row
  return {
    ...rest,
    at: new Date(at).toISOString(),
    from: address,
    merchants: JSON.parse(merchants),
    ...(subject !== null && { subject }),
    ...(agent !== '' && { agent }),
    ...(problem !== null && { problem }),
    ...(change !== null && { change: JSON.parse(change) }),
  }
}
