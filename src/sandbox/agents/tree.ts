import { sql } from 'kysely'
import { platformExcludedTypes } from '../../core/contract/agent-types.ts'
import type { DownlinePlace, DownlineType } from '../../core/contract/generated/gateway.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfDay } from './agent-days.ts'

/** Returns true if accounts of a type are agents at a merchant (SPEC §6.4). */
export function isAgentType({ agentExcludedTypes }: SandboxMerchant, type: number): boolean {
  const excluded = agentExcludedTypes ?? platformExcludedTypes
  return !excluded.includes(type)
}

/** Returns the kind of a subordinate of a type. */
export function nameType(merchant: SandboxMerchant, type: number): DownlineType {
  return isAgentType(merchant, type) ? 'agent' : 'member'
}

export interface Placement {
  readonly accountId: string
  readonly uplineId: string
  readonly merchant: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Puts an account that has no upline below another one, within a transaction. What it did before counts for nobody. */
export async function placeBelow(
  database: Database,
  { accountId, uplineId, merchant, at }: Placement,
): Promise<void> {
  await addRoot(database, uplineId)
  await addRoot(database, accountId)
  await sql`insert into ancestry (ancestorId, accountId, depth)
    select above.ancestorId, below.accountId, above.depth + below.depth + 1
    from ancestry above, ancestry below
    where above.accountId = ${uplineId} and below.ancestorId = ${accountId}`.execute(database)
  await startClock(database, merchant, at)
}

/** Makes an account one of a tree, with nobody below it yet. */
export async function addRoot(database: Database, accountId: string): Promise<void> {
  await database
    .insertInto('ancestry')
    .values({ ancestorId: accountId, accountId, depth: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Starts the settlement of a merchant's agents with a day, if it has not started. */
export async function startClock(database: Database, merchant: string, at: number): Promise<void> {
  await database
    .insertInto('agentClock')
    .values({ merchant, settledTo: startOfDay(at) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A subordinate of an agent. */
export interface FoundDownline {
  readonly account: AccountRow
  /** The level below the agent, from 1. */
  readonly depth: number
}

/** Finds somebody below an agent by the user name; undefined for everybody else, whether the name exists or not. */
export async function findBelow(
  database: Database,
  { id, merchant }: Pick<AccountRow, 'id' | 'merchant'>,
  username: string,
): Promise<FoundDownline | undefined> {
  const row = await database
    .selectFrom('account')
    .innerJoin('ancestry', 'ancestry.accountId', 'account.id')
    .selectAll('account')
    .select('ancestry.depth')
    .where('account.merchant', '=', merchant)
    .where('account.usernameKey', '=', username.toLowerCase())
    .where('ancestry.ancestorId', '=', id)
    .where('ancestry.depth', '>', 0)
    .executeTakeFirst()
  if (!row) return undefined
  const { depth, ...account } = row
  return { account, depth }
}

/** Returns the account directly above another; undefined for one that the platform has no upline for. */
export function findUpline(database: Database, accountId: string): Promise<AccountRow | undefined> {
  return database
    .selectFrom('ancestry')
    .innerJoin('account', 'account.id', 'ancestry.ancestorId')
    .selectAll('account')
    .where('ancestry.accountId', '=', accountId)
    .where('ancestry.depth', '=', 1)
    .executeTakeFirst()
}

/** Lists the accounts directly below another. */
export function listDirect(database: Database, uplineId: string): Promise<AccountRow[]> {
  return database
    .selectFrom('ancestry')
    .innerJoin('account', 'account.id', 'ancestry.accountId')
    .selectAll('account')
    .where('ancestry.ancestorId', '=', uplineId)
    .where('ancestry.depth', '=', 1)
    .orderBy('account.createdAt')
    .execute()
}

/** Returns the way from an agent to a subordinate, without the agent. */
export async function findPath(
  database: Database,
  agentId: string,
  { account, depth }: FoundDownline,
): Promise<DownlinePlace[]> {
  const rows = await database
    .selectFrom('ancestry')
    .innerJoin('account', 'account.id', 'ancestry.ancestorId')
    .select(['account.username', 'account.nickname', 'account.id'])
    .where('ancestry.accountId', '=', account.id)
    .where('ancestry.depth', '<', depth)
    .orderBy('ancestry.depth', 'desc')
    .execute()
  return rows
    .filter(({ id }) => id !== agentId)
    .map(({ username, nickname }) => ({ username, ...(nickname !== null && { nickname }) }))
}

/** Returns the number of accounts below each of some accounts. */
export async function countBelow(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('ancestry')
    .select(({ fn }) => ['ancestorId', fn.countAll<number>().as('count')])
    .where('ancestorId', 'in', [...ids])
    .where('depth', '>', 0)
    .groupBy('ancestorId')
    .execute()
  return new Map(rows.map(({ ancestorId, count }) => [ancestorId, count]))
}
