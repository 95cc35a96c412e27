import type {
  PlayLimitKind,
  PlayLimitPeriod,
  PlayLimits,
} from '../../../core/contract/generated/gateway.ts'
import type { Database } from '../../database/open-database.ts'
import type { Tables } from '../../database/tables.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'
import { verifyPassword } from './verify-password.ts'

const kinds: readonly PlayLimitKind[] = ['deposit', 'loss']
const periods: readonly PlayLimitPeriod[] = ['day', 'week', 'month']
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const waitingHours = 24

type LimitRow = Tables['playLimit']
type PauseRow = Tables['playPause']

interface LimitScope {
  readonly database: Database
  readonly accountId: string
  /** Epoch milliseconds. */
  readonly now: number
}

export const playLimits: Handler<'playLimits'> = (request) => {
  const { sandbox } = request
  const { id: accountId } = signedInMember(request)
  return describeLimits(request, { database: sandbox.database, accountId, now: sandbox.now() })
}

type LimitRequest = Pick<SandboxRequest<'playLimits'>, 'merchant'>

async function describeLimits({ merchant }: LimitRequest, scope: LimitScope): Promise<PlayLimits> {
  const { digits } = currencyOf(merchant.world)
  const rows = await loadLimits(scope)
  const pause = await loadPause(scope)
  const limits: PlayLimits['limits'][number][] = []
  for (const kind of kinds)
    for (const period of periods) {
      const row = rows.find((one) => one.kind === kind && one.period === period)
      const used = Math.max(0, await sumUsed(scope, { kind, period }))
      limits.push({
        kind,
        period,
        used: formatMinor(used, digits),
        ...(row?.minor != null && { amount: formatMinor(row.minor, digits) }),
        ...(row?.nextFrom != null && {
          next: {
            from: row.nextFrom,
            ...(row.nextMinor !== null && { amount: formatMinor(row.nextMinor, digits) }),
          },
        }),
      })
    }
  const { timeOutUntil, excludedUntil } = pause ?? {}
  return {
    limits,
    waitingHours,
    realityCheckMinutes: pause?.realityCheckMinutes ?? 0,
    ...(timeOutUntil != null && timeOutUntil > scope.now && { timeOutUntil }),
    ...(excludedUntil != null && excludedUntil > scope.now && { excludedUntil }),
    ...(pause?.excludedForever === 1 && { excludedForever: true }),
  }
}

/** Loads the limits of an account. A looser limit whose waiting time is over applies. */
async function loadLimits({ database, accountId, now }: LimitScope): Promise<LimitRow[]> {
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

function loadPause({ database, accountId }: LimitScope): Promise<PauseRow | undefined> {
  return database
    .selectFrom('playPause')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Returns the sum of the current period in the smallest unit: deposits, or what was lost in games. */
async function sumUsed(
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

export const setPlayLimit: Handler<'setPlayLimit'> = (request) => {
  const { body, merchant, sandbox } = request
  const { id: accountId } = signedInMember(request)
  const { digits } = currencyOf(merchant.world)
  const minor = readAmount(body.amount, digits)
  return request.commit(async (database) => {
    const scope = { database, accountId, now: sandbox.now() }
    const rows = await loadLimits(scope)
    const old = rows.find(({ kind, period }) => kind === body.kind && period === body.period)
    const current = old?.minor ?? Number.POSITIVE_INFINITY
    const loosens = (minor ?? Number.POSITIVE_INFINITY) > current
    const change = loosens
      ? {
          minor: old?.minor ?? null,
          nextMinor: minor,
          nextFrom: scope.now + waitingHours * hourMs,
        }
      : { minor, nextMinor: null, nextFrom: null }
    await database
      .insertInto('playLimit')
      .values({ accountId, kind: body.kind, period: body.period, ...change })
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'kind', 'period']).doUpdateSet(change),
      )
      .execute()
    return describeLimits(request, scope)
  })
}

/** Returns an amount in the smallest unit; null for no limit. */
function readAmount(amount: string | undefined, digits: number): number | null {
  if (amount === undefined) return null
  const form = /^\d{1,10}(\.\d+)?$/.exec(amount)
  if (!form || (form[1]?.length ?? 0) > digits + 1) throw new GatewayRefusal('request_param_err')
  return parseMinor(amount, digits)
}

export const setRealityCheck: Handler<'setRealityCheck'> = (request) =>
  changePause(request, () => ({ realityCheckMinutes: request.body.minutes }))

/** Starts a time-out. A running one is never shortened. */
export const startTimeOut: Handler<'startTimeOut'> = (request) =>
  changePause(request, (pause, now) => ({
    timeOutUntil: Math.max(pause?.timeOutUntil ?? 0, now + request.body.hours * hourMs),
  }))

/** Starts a self-exclusion. A running one is never shortened. */
export const startExclusion: Handler<'startExclusion'> = async (request) => {
  const { months, verifyPwd } = request.body
  await verifyPassword(request, { password: verifyPwd })
  return changePause(request, (pause, now) => {
    if (months === undefined) return { excludedForever: 1 }
    const date = new Date(now)
    const until = date.setUTCMonth(date.getUTCMonth() + months)
    return { excludedUntil: Math.max(pause?.excludedUntil ?? 0, until) }
  })
}

type PauseRequest = Pick<
  SandboxRequest<'setRealityCheck' | 'startTimeOut' | 'startExclusion'>,
  'account' | 'commit' | 'merchant' | 'sandbox'
>
type PauseChange = Partial<Omit<PauseRow, 'accountId'>>

function changePause(
  request: PauseRequest,
  change: (pause: PauseRow | undefined, now: number) => PauseChange,
): Promise<PlayLimits> {
  const { id: accountId } = signedInMember(request)
  const now = request.sandbox.now()
  const none = {
    realityCheckMinutes: 0,
    timeOutUntil: null,
    excludedUntil: null,
    excludedForever: 0,
  }
  return request.commit(async (database) => {
    const scope = { database, accountId, now }
    const changed = change(await loadPause(scope), now)
    await database
      .insertInto('playPause')
      .values({ ...none, accountId, ...changed })
      .onConflict((conflict) => conflict.column('accountId').doUpdateSet(changed))
      .execute()
    return describeLimits(request, scope)
  })
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
export async function readDepositLeft(scope: LimitScope): Promise<number | undefined> {
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
