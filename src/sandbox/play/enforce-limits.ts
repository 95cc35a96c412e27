import type { PlayLimitPeriod } from '../../core/contract/generated/gateway.ts'
import type { Database } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { dayMs } from '../kit/durations.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'

type LimitRow = Tables['playLimit']
export type PauseRow = Tables['playPause']

/** The account whose limits are read, at a time. */
export interface LimitScope {
  readonly database: Database
  readonly accountId: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Loads the limits of an account. A looser limit whose waiting time is over applies. */
export async function loadLimits({ database, accountId, now }: LimitScope): Promise<LimitRow[]> {
  const rows = await database
    .selectFrom('playLimit')
    .selectAll()
    .where('accountId', '=', accountId)
    .execute()
  return rows.map((row) =>
    row.nextFrom !== null && row.nextFrom <= now
      ? { ...row, minor: row.nextMinor, nextMinor: null, nextFrom: null }
      : row,
  )
}

export function loadPause({ database, accountId }: LimitScope): Promise<PauseRow | undefined> {
  return database
    .selectFrom('playPause')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Returns the sum of the current period in the smallest unit: deposits, or what was lost in games. */
export async function sumUsed(
  { database, accountId, now }: LimitScope,
  { kind, period }: Pick<LimitRow, 'kind' | 'period'>,
): Promise<number> {
  const since = startOf(period, now)
  if (kind === 'deposit') {
    const row = await database
      .selectFrom('ledger')
      .select((select) => select.fn.sum<number | null>('minor').as('total'))
      .where('holder', '=', `member:${accountId}:main`)
      .where('reason', '=', 'deposit')
      .where('createdAt', '>=', since)
      .executeTakeFirst()
    return row?.total ?? 0
  }
  const row = await database
    .selectFrom('gameOrder')
    .select((select) => [
      select.fn.sum<number | null>('stake').as('staked'),
      select.fn.sum<number | null>('payout').as('paid'),
    ])
    .where('accountId', '=', accountId)
    .where('placedAt', '>=', since)
    .executeTakeFirst()
  return (row?.staked ?? 0) - (row?.paid ?? 0)
}

/** Returns the start of the day, the week from Monday, or the month, in UTC. */
function startOf(period: PlayLimitPeriod, now: number): number {
  const today = Math.floor(now / dayMs) * dayMs
  if (period === 'day') return today
  const date = new Date(today)
  if (period === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  return today - ((date.getUTCDay() + 6) % 7) * dayMs
}

/**
 * Refuses a member who may not play: during a time-out or a self-exclusion, or if the stake could
 * exceed a loss limit. `stake` is in the smallest unit.
 */
export async function refuseBeyondLimits(scope: LimitScope, stake: number): Promise<void> {
  await refusePaused(scope)
  for (const { kind, period, minor } of await loadLimits(scope)) {
    if (kind !== 'loss' || minor === null) continue
    if ((await sumUsed(scope, { kind, period })) + stake > minor)
      throw new GatewayRefusal('play.limit', { status: 403 })
  }
}

/** Refuses a member during a time-out or a self-exclusion. */
export async function refusePaused(scope: LimitScope): Promise<void> {
  const { now } = scope
  const pause = await loadPause(scope)
  if (pause?.excludedForever === 1 || (pause?.excludedUntil ?? 0) > now)
    throw new GatewayRefusal('play.excluded', { status: 403 })
  if ((pause?.timeOutUntil ?? 0) > now) throw new GatewayRefusal('play.timeOut', { status: 403 })
}

/**
 * Returns what the deposit limits still allow, in the smallest unit; undefined without a limit.
 * Deposits that are not decided count as if they had arrived.
 */
export async function loadDepositLeft(scope: LimitScope): Promise<number | undefined> {
  const { database, accountId } = scope
  const limits = (await loadLimits(scope)).filter(
    ({ kind, minor }) => kind === 'deposit' && minor !== null,
  )
  if (limits.length === 0) return undefined
  const open = await database
    .selectFrom('moneyOrder')
    .select((select) => select.fn.sum<number | null>('minor').as('total'))
    .where('accountId', '=', accountId)
    .where('category', '=', 'deposit')
    .where('state', 'in', ['created', 'awaiting', 'verifying'])
    .executeTakeFirst()
  const left = await Promise.all(
    limits.map(async ({ kind, period, minor }) => {
      const used = await sumUsed(scope, { kind, period })
      return (minor ?? 0) - used - (open?.total ?? 0)
    }),
  )
  return Math.max(0, Math.min(...left))
}
