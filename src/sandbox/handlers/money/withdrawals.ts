import type { ErrorCode } from '../../../core/contract/error-codes.ts'
import type {
  TurnoverEntry,
  WithdrawalGate,
  WithdrawalOrder,
  WithdrawalRefusal,
  WithdrawalTerms,
} from '../../../core/contract/generated/gateway.ts'
import { loadAccountState } from '../../accounts/accounts.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { MoneyOrderRow, TurnoverEntryRow } from '../../database/money-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { hourMs } from '../../kit/durations.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { maskText } from '../../kit/mask-text.ts'
import { formatMinor, post } from '../../ledger/ledger.ts'
import { parseAmount } from '../../ledger/parse-amount.ts'
import { type AvailableFunds, loadAvailableFunds } from '../../money/available-funds.ts'
import { loadBalanceAfter } from '../../money/balance-after.ts'
import { openWithdrawalStates } from '../../money/cashier.ts'
import { readMoneyDetail } from '../../money/money-detail.ts'
import {
  findMoneyOrder,
  insertMoneyOrder,
  listMoneyOrders,
  loadMoneyOrder,
  loadSteps,
  nameMoneyOrder,
} from '../../money/money-orders.ts'
import { describeHours, isOpenAt } from '../../money/service-hours.ts'
import { loadActiveTurnover, sumTurnover } from '../../money/turnover.ts'
import { withdrawalLimitsOf } from '../../money/withdrawal-limits.ts'
import { settleDue } from '../../play/move-round.ts'
import { advanceMoney } from '../../present/bring-to-present.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { nameBonus } from '../../terms/bonus-terms.ts'
import { nameMethod } from '../../terms/deposit-methods.ts'
import { listBanks } from '../../world/banks.ts'
import { currencyOf } from '../../world/currency.ts'
import { startOfDayAt, zoneOf } from '../../world/zone-days.ts'
import { countRows, hasPin, verifyPin } from '../account/security.ts'
import { refuseFrozen, signedInMember } from '../member.ts'

type Reader = Pick<SandboxRequest<'withdrawalTerms'>, 'merchant' | 'sandbox' | 'settings'>

function readLimits({ merchant }: Pick<Reader, 'merchant'>) {
  return withdrawalLimitsOf(merchant.world)
}

/** What decides whether a member may withdraw, in the currency's smallest unit. */
interface Standing extends AvailableFunds {
  readonly countLeft: number
  readonly open: MoneyOrderRow | undefined
}

async function loadStanding(
  request: Pick<Reader, 'merchant' | 'sandbox'>,
  database: Database,
  accountId: string,
): Promise<Standing> {
  const { countMax, hours } = readLimits(request)
  const since = startOfDayAt(hours?.zone ?? zoneOf(request.merchant.world), request.sandbox.now())
  const funds = await loadAvailableFunds(database, request.merchant, accountId)
  const orders = await database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('category', '=', 'withdrawal')
    .where((where) =>
      where.or([where('createdAt', '>=', since), where('state', 'in', [...openWithdrawalStates])]),
    )
    .execute()
  const used = orders.filter(({ createdAt, state }) => createdAt >= since && state !== 'rejected')
  return {
    ...funds,
    countLeft: Math.max(0, countMax - used.length),
    open: orders.find(({ state }) => openWithdrawalStates.some((one) => one === state)),
  }
}

const withdrawalTerms: Handler<'withdrawalTerms'> = async (request) => {
  const { sandbox, merchant } = request
  const account = signedInMember(request)
  await settleDue(sandbox)
  await advanceMoney(request, account.id)
  const { digits } = currencyOf(merchant.world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const limits = readLimits(request)
  const standing = await loadStanding(request, sandbox.database, account.id)
  const { open, capped, caps } = standing
  const terms: WithdrawalTerms = {
    balance: write(standing.balance),
    locked: write(standing.locked),
    ...(caps.length > 0 && {
      capped: write(capped),
      caps: caps.map(({ entry, most, above }) => ({
        bonusId: String(entry.id),
        title: nameBonus(merchant.world, entry.promotionId ?? '', request.language),
        maxCashOut: write(most),
        above: write(above),
      })),
    }),
    available: write(standing.available),
    min: write(limits.min),
    max: write(limits.max),
    countMax: limits.countMax,
    countLeft: standing.countLeft,
    fee: write(limits.fee),
    minutes: limits.minutes,
    ...(limits.hours && { hours: describeHours(limits.hours, sandbox.now()) }),
    turnover: describeTurnover(standing, { digits, now: sandbox.now() }),
    gates: await findGates(request, account, standing),
    ...(open && { openOrderId: nameMoneyOrder(open) }),
    ...(account.payeeName !== null && { holder: account.payeeName }),
  }
  return terms
}

interface Writing {
  readonly digits: number
  readonly now: number
}

function describeTurnover(
  { required, done }: Pick<Standing, 'required' | 'done'>,
  { digits, now }: Writing,
) {
  return {
    required: formatMinor(required, digits),
    done: formatMinor(done, digits),
    missing: formatMinor(required - done, digits),
    checkedAt: now,
  }
}

/** Lists what is missing before a withdrawal (SPEC §11.68). */
async function findGates(
  request: Reader,
  { id, payeeName }: AccountRow,
  { available, required, done, countLeft, open }: Standing,
): Promise<WithdrawalGate[]> {
  const { sandbox, settings } = request
  const { database } = sandbox
  const { min, hours } = readLimits(request)
  const needsPin = settings.withdrawalPassword && !(await hasPin(database, id))
  const missing: Readonly<Record<WithdrawalGate, boolean>> = {
    frozen: (await loadAccountState(database, id)) !== undefined,
    payeeName: payeeName === null,
    bankCard: (await countRows(database, 'bankCard', id)) === 0,
    pin: needsPin,
    turnover: required > done && available < min,
    hours: hours !== undefined && !isOpenAt(hours, sandbox.now()),
    count: countLeft === 0,
    open: open !== undefined,
  }
  const gates = Object.keys(missing) as WithdrawalGate[] // the keys of a closed record
  return gates.filter((gate) => missing[gate])
}

/** Orders a withdrawal. The amount leaves the wallet at once and is held until it is paid or given back. */
const withdraw: Handler<'withdraw'> = async (request) => {
  const { sandbox, merchant, settings, body, language } = request
  const account = signedInMember(request)
  const { id: accountId, payeeName } = account
  const { digits } = currencyOf(merchant.world)
  const minor = parseAmount(body.amount, digits)
  await settleDue(sandbox)
  await advanceMoney(request, accountId)
  if (settings.withdrawalPassword) await verifyPin(request, body.paymentPassword)
  return request.commit(async (database) => {
    await refuseFrozen(database, accountId)
    if (payeeName === null) throw new GatewayRefusal('payeeName.missing', { status: 409 })
    const card = await findCard(database, request, accountId)
    const standing = await loadStanding(request, database, accountId)
    refuseStanding(request, standing, minor)
    const { fee, minutes } = readLimits(request)
    const order = await insertMoneyOrder(database, {
      accountId,
      merchant: merchant.code,
      category: 'withdrawal',
      state: 'submitted',
      minor: -minor,
      fee,
      createdAt: sandbox.now(),
      detail: {
        bankCode: card.bankCode,
        number: maskText(card.number, { end: 4 }),
        holder: maskText(payeeName, { start: 1 }),
        minutes,
      },
    })
    await post(database, {
      from: `member:${accountId}:main`,
      to: `hold:${merchant.code}`,
      minor,
      reason: 'withdrawal',
      createdAt: sandbox.now(),
      transactionId: `money:${order.id}`,
    })
    const stored = await loadMoneyOrder(database, order.id)
    return describeWithdrawal({ merchant, language }, database, stored)
  })
}

async function findCard(
  database: Database,
  { body, sandbox, settings }: SandboxRequest<'withdraw'>,
  accountId: string,
) {
  const card = await database
    .selectFrom('bankCard')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', '=', Number(body.cardId))
    .executeTakeFirst()
  const usableFrom = (card?.createdAt ?? 0) + settings.cardWaitHours * hourMs
  if (!card || usableFrom > sandbox.now())
    throw new GatewayRefusal('withdraw.card', { status: 409 })
  return card
}

function refuseStanding(request: Reader, standing: Standing, minor: number): void {
  const { digits } = currencyOf(request.merchant.world)
  const { min, max, fee, hours } = readLimits(request)
  const { open, available, capped, balance, required, done, countLeft } = standing
  const refuse = (code: ErrorCode, value?: WithdrawalRefusal): never => {
    throw new GatewayRefusal(code, { status: 409, ...(value && { value }) })
  }
  if (open) refuse('withdraw.open', { orderId: nameMoneyOrder(open) })
  if (hours && !isOpenAt(hours, request.sandbox.now())) refuse('withdraw.hours')
  if (countLeft === 0) refuse('withdraw.count')
  if (minor < min || minor > max || minor <= fee)
    refuse('withdraw.amount', { min: formatMinor(min, digits), max: formatMinor(max, digits) })
  if (minor > balance) throw new GatewayRefusal('balance.insufficient', { status: 402 })
  if (minor > available + capped)
    refuse('withdraw.turnover', { missing: formatMinor(required - done, digits) })
  if (minor > available)
    refuse('withdraw.cap', {
      available: formatMinor(available, digits),
      capped: formatMinor(capped, digits),
    })
}

const withdrawalReport: Handler<'withdrawalReport'> = async (request) => {
  const { sandbox, query } = request
  const { id: accountId } = signedInMember(request)
  const { orderId, pageNum } = query
  const { database } = sandbox
  await advanceMoney(request, accountId)
  if (orderId !== undefined) {
    const order = await findMoneyOrder(database, accountId, orderId)
    if (order?.category !== 'withdrawal')
      throw new GatewayRefusal('order.notFound', { status: 404 })
    const orders = [await describeWithdrawal(request, database, order)]
    return { orders, pageNum: 1, totalPages: 1 }
  }
  const listed = { accountId, category: 'withdrawal', pageNum } as const
  const { rows, page } = await listMoneyOrders(database, listed)
  const orders = await Promise.all(rows.map((row) => describeWithdrawal(request, database, row)))
  return { orders, ...page }
}

async function describeWithdrawal(
  { merchant, language }: Pick<SandboxRequest<'withdraw'>, 'merchant' | 'language'>,
  database: Database,
  order: MoneyOrderRow,
): Promise<WithdrawalOrder> {
  const { world } = merchant
  const { digits } = currencyOf(world)
  const write = (minor: number): string => formatMinor(minor, digits)
  const detail = readMoneyDetail(order, 'withdrawal')
  const bank = listBanks(world, language).find(({ code }) => code === detail.bankCode)
  const steps = await loadSteps(database, [order.id])
  return {
    orderId: nameMoneyOrder(order),
    state: order.state as WithdrawalOrder['state'], // written by the cashier alone
    amount: write(-order.minor),
    fee: write(order.fee),
    net: write(-order.minor - order.fee),
    bankName: bank?.name ?? detail.bankCode,
    number: detail.number,
    holder: detail.holder,
    createdAt: order.createdAt,
    changedAt: order.changedAt,
    minutes: detail.minutes,
    ...(detail.reason && { reason: detail.reason }),
    ...(detail.refunded && { refunded: true }),
    balanceAfter: write((await loadBalanceAfter(database, order)) ?? 0),
    steps: [...(steps.get(order.id) ?? [])],
  }
}

const turnover: Handler<'turnover'> = async (request) => {
  const { sandbox, merchant } = request
  const { id: accountId } = signedInMember(request)
  const { digits } = currencyOf(merchant.world)
  await settleDue(sandbox)
  await advanceMoney(request, accountId)
  const active = await loadActiveTurnover(sandbox.database, accountId)
  const rows = await Promise.all(
    active.map(async (entry) => ({
      entry,
      order: await loadMoneyOrder(sandbox.database, entry.orderId),
    })),
  )
  return {
    turnover: describeTurnover(sumTurnover(active), { digits, now: sandbox.now() }),
    entries: rows.toReversed().map(({ entry, order }) => describeEntry(request, entry, order)),
  }
}

export const withdrawalHandlers = { turnover, withdraw, withdrawalReport, withdrawalTerms }

function describeEntry(
  { merchant, language }: Pick<SandboxRequest<'turnover'>, 'merchant' | 'language'>,
  { kind, promotionId, locked, required, done, createdAt }: TurnoverEntryRow,
  order: MoneyOrderRow,
): TurnoverEntry {
  const { world } = merchant
  const { digits } = currencyOf(world)
  return {
    orderId: nameMoneyOrder(order),
    kind,
    title:
      promotionId === null
        ? nameMethod(world, readMoneyDetail(order, 'deposit').methodId, language)
        : nameBonus(world, promotionId, language),
    amount: formatMinor(locked, digits),
    required: formatMinor(required, digits),
    done: formatMinor(done, digits),
    missing: formatMinor(required - done, digits),
    createdAt,
  }
}
