import type {
  PlayLimitKind,
  PlayLimitPeriod,
  PlayLimits,
} from '../../../core/contract/generated/gateway.ts'
import { hourMs } from '../../kit/durations.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { formatMinor, parseMinor } from '../../ledger/ledger.ts'
import {
  type LimitScope,
  loadLimits,
  loadPause,
  type PauseRow,
  sumUsed,
} from '../../play/enforce-limits.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { currencyOf } from '../../world/currency.ts'
import { signedInMember } from '../member.ts'
import { verifyPassword } from './verify-password.ts'

const kinds: readonly PlayLimitKind[] = ['deposit', 'loss']
const periods: readonly PlayLimitPeriod[] = ['day', 'week', 'month']
const waitingHours = 24

const playLimits: Handler<'playLimits'> = (request) => {
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

const setPlayLimit: Handler<'setPlayLimit'> = (request) => {
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

const setRealityCheck: Handler<'setRealityCheck'> = (request) =>
  changePause(request, () => ({ realityCheckMinutes: request.body.minutes }))

/** Starts a time-out. A running one is never shortened. */
const startTimeOut: Handler<'startTimeOut'> = (request) =>
  changePause(request, (pause, now) => ({
    timeOutUntil: Math.max(pause?.timeOutUntil ?? 0, now + request.body.hours * hourMs),
  }))

/** Starts a self-exclusion. A running one is never shortened. */
const startExclusion: Handler<'startExclusion'> = async (request) => {
  const { months, verifyPwd } = request.body
  await verifyPassword(request, { password: verifyPwd })
  return changePause(request, (pause, now) => {
    if (months === undefined) return { excludedForever: 1 }
    const date = new Date(now)
    const until = date.setUTCMonth(date.getUTCMonth() + months)
    return { excludedUntil: Math.max(pause?.excludedUntil ?? 0, until) }
  })
}

export const playLimitHandlers = {
  playLimits,
  setPlayLimit,
  setRealityCheck,
  startExclusion,
  startTimeOut,
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
