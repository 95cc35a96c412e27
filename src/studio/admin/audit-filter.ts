import type { AuditEntry, AuditPage, AuditQuery } from '../../core/contract/generated/studio-api.ts'

/** What is typed above the audit log. */
export interface AuditFilter {
  /** A day, such as `2026-11-30`. */
  readonly since: string
  readonly who: string
  readonly merchant: string
  readonly text: string
}

export const emptyFilter: AuditFilter = { since: '', who: '', merchant: '', text: '' }

/** Returns the query of a filter: of the parts that are typed. */
export function readFilter(filter: AuditFilter): AuditQuery {
  const typed = Object.entries(filter).map(([name, text]: [string, string]) => [name, text.trim()])
  return Object.fromEntries(typed.filter(([, text]) => text !== ''))
}

/** Loads every entry of a query, the oldest first, as `livery audit` prints them. */
export async function loadWhole(
  query: AuditQuery,
  load: (query: AuditQuery) => Promise<AuditPage>,
): Promise<readonly AuditEntry[]> {
  const entries: AuditEntry[] = []
  let page = await load(query)
  entries.push(...page.entries)
  for (let last = entries.at(-1); page.hasMore && last; last = entries.at(-1)) {
    page = await load({ ...query, before: last.id })
    entries.push(...page.entries)
  }
  return entries.reverse()
}
