import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import type { Sandbox } from '../requests/sandbox.ts'
import { levelsOf, meets, nameLevel, readLevelNumber, readTargets } from '../terms/level-terms.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { dayIn, monthOf, nextMonth, zoneOf } from '../world/zone-days.ts'
import { sumMonth } from './month-figures.ts'

export interface LevelScope {
  readonly sandbox: Pick<Sandbox, 'database' | 'now'>
  readonly merchant: SandboxMerchant
}

/**
 * Brings the level of a member to the present: past months are closed, each once, and the level rises
 * as soon as the month meets the targets of a higher one. Returns the number of the level; undefined
 * for an account without levels.
 */
function advanceLevel(
  { sandbox, merchant }: LevelScope,
  accountId: string,
): Promise<number | undefined> {
  return sandbox.database.transaction().execute(async (database) => {
    const { level: name } = await database
      .selectFrom('account')
      .select('level')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    const before = readLevelNumber(name)
    if (before === undefined) return undefined
    const at = sandbox.now()
    const present = monthOf(dayIn(zoneOf(merchant.world), at))
    const first = await loadMonth(database, accountId)
    // Who was never read has the level that it was given.
    if (first === undefined) await noteReached(database, { accountId, level: before, at })
    const account = { database, merchant, accountId }
    let level = before
    for (let month = first ?? present; month < present; month = nextMonth(month))
      level = await closeMonth(account, month, level)
    level = await riseIn(account, present, level)
    if (first !== present) await storeMonth(database, accountId, present)
    if (level === before) return level
    await database
      .updateTable('account')
      .set({ level: nameLevel(level) })
      .where('id', '=', accountId)
      .execute()
    for (let reached = before + 1; reached <= level; reached += 1)
      await noteReached(database, { accountId, level: reached, at })
    return level
  })
}

/** Returns an account with its level of the present. */
export async function withPresentLevel<A extends Pick<AccountRow, 'id' | 'level'>>(
  scope: LevelScope,
  account: A,
): Promise<A> {
  const level = await advanceLevel(scope, account.id)
  return level === undefined ? account : { ...account, level: nameLevel(level) }
}

interface LevelAccount {
  readonly database: Database
  readonly merchant: SandboxMerchant
  readonly accountId: string
}

/** Returns the level after a month: a higher one, the same, or the one below if what it needs was not met. */
async function closeMonth(account: LevelAccount, month: string, level: number): Promise<number> {
  const risen = await riseIn(account, month, level)
  if (risen > level) return risen
  const keep = readTargets(account.merchant.world, level, 'keep')
  if (!keep || meets(await sumOf(account, month), keep)) return level
  return Math.max(1, level - 1)
}

/** Returns the highest level whose targets a month meets, if it is above a level. */
async function riseIn(account: LevelAccount, month: string, level: number): Promise<number> {
  const { world } = account.merchant
  const { list } = levelsOf(world)
  if (level >= list.length) return level
  const done = await sumOf(account, month)
  for (let higher = list.length; higher > level; higher -= 1) {
    const needed = readTargets(world, higher, 'rise')
    if (needed && meets(done, needed)) return higher
  }
  return level
}

function sumOf({ database, merchant, accountId }: LevelAccount, month: string) {
  const zone = zoneOf(merchant.world)
  return sumMonth(database, accountId, { zone, month, end: nextMonth(month) })
}

async function loadMonth(database: Database, accountId: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('levelMonth')
    .select('month')
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row?.month
}

async function storeMonth(database: Database, accountId: string, month: string): Promise<void> {
  await database
    .insertInto('levelMonth')
    .values({ accountId, month })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ month }))
    .execute()
}

async function noteReached(
  database: Database,
  row: { readonly accountId: string; readonly level: number; readonly at: number },
): Promise<void> {
  await database
    .insertInto('levelReached')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
