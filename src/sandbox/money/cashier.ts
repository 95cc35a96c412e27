import type { OrderReason } from '../../core/contract/generated/gateway.ts'
import type { MoneyOrderRow } from '../database/money-tables.ts'
import type { Database } from '../database/open-database.ts'
import { post } from '../ledger/ledger.ts'
import type { MoneyScope } from '../requests/money-scope.ts'
import { countsFor } from '../terms/bonus-terms.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { completeTurnover } from './cash-out.ts'
import { grantBonus } from './grant-bonus.ts'
import { readMoneyDetail } from './money-detail.ts'
import { moveMoneyOrder } from './money-orders.ts'
import { rewardInviter } from './reward-inviter.ts'
import { addTurnover, countTurnover, endBonus, loadActiveTurnover } from './turnover.ts'

/** The states of a deposit that can still be paid. */
export const payableStates = ['created', 'awaiting'] as const
/** The states of a deposit that is not decided. */
export const openDepositStates = [...payableStates, 'verifying'] as const
/** The states of a withdrawal that is not decided. */
export const openWithdrawalStates = ['submitted', 'reviewing', 'paying'] as const

/** A transfer whose answer was lost is known after so many of the cashier's steps. */
const lostSteps = 3

/**
 * Brings the orders of an account to the present: deposits that expired, and the cashier's decisions. Each
 * happens once.
 */
export async function advanceOrders(scope: MoneyScope, accountId: string): Promise<void> {
  const { database } = scope.sandbox
  const open = await database
    .selectFrom('moneyOrder')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('category', 'in', ['deposit', 'withdrawal', 'transfer'])
    .where('state', 'in', [...openDepositStates, ...openWithdrawalStates, 'processing'])
    .orderBy('id')
    .execute()
  for (const order of open)
    for (let at: MoneyOrderRow | undefined = order; at; at = await advanceOrder(scope, at));
}

/** Moves an order by the step that is due. Returns the order after it, or undefined if none is due. */
function advanceOrder(scope: MoneyScope, order: MoneyOrderRow): Promise<MoneyOrderRow | undefined> {
  const { sandbox, settings } = scope
  const step = dueStep(order, settings)
  if (!step || step.at > sandbox.now()) return Promise.resolve(undefined)
  return sandbox.database
    .transaction()
    .execute((database) => decideOrder(database, order, { ...step, merchant: scope.merchant }))
}

interface DueStep {
  readonly to: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly reason?: OrderReason
}

function dueStep(
  order: MoneyOrderRow,
  { cashier, cashierSeconds }: MoneyScope['settings'],
): DueStep | undefined {
  const { category, state, changedAt, expiresAt } = order
  const { heldUntil = 0 }: { readonly heldUntil?: number } = JSON.parse(order.detail)
  const at = Math.max(heldUntil, changedAt + cashierSeconds * 1000)
  const isPayable = category === 'deposit' && state !== 'verifying'
  if (isPayable) return expiresAt === null ? undefined : { to: 'expired', at: expiresAt }
  if (category === 'transfer')
    return { to: 'success', at: changedAt + lostSteps * cashierSeconds * 1000 }
  if (cashier === 'forget') return undefined
  const approves = cashier === 'approve'
  if (category === 'deposit')
    return approves ? { to: 'success', at } : { to: 'failed', at, reason: 'notReceived' }
  if (state === 'submitted') return { to: 'reviewing', at }
  if (!approves) return { to: 'rejected', at, reason: 'accountClosed' }
  return { to: state === 'reviewing' ? 'paying' : 'paid', at }
}

export interface Decision {
  readonly to: string
  readonly at: number
  readonly reason?: OrderReason | undefined
  readonly merchant: SandboxMerchant
}

type Decide = (
  database: Database,
  order: MoneyOrderRow,
  decision: Decision,
) => Promise<MoneyOrderRow | undefined>

/** The decisions by category and state. A decision that an order does not allow changes nothing. */
const decisions: Readonly<Record<string, Decide>> = {
  'deposit verifying': (database, order, { to, at }) =>
    moveMoneyOrder(database, order, { from: payableStates, to, at }),
  'deposit success': approveDeposit,
  'deposit failed': refuseDeposit,
  'deposit expired': (database, order, { to, at }) =>
    moveMoneyOrder(database, order, { from: payableStates, to, at }),
  'deposit cancelled': (database, order, { to, at }) =>
    moveMoneyOrder(database, order, { from: payableStates, to, at }),
  'withdrawal reviewing': (database, order, { to, at }) =>
    moveMoneyOrder(database, order, { from: ['submitted'], to, at }),
  'withdrawal paying': (database, order, { to, at }) =>
    moveMoneyOrder(database, order, { from: ['submitted', 'reviewing'], to, at }),
  'withdrawal paid': payWithdrawal,
  'withdrawal rejected': rejectWithdrawal,
  'transfer success': endTransfer,
}

/**
 * Moves an order to another state within a transaction, with the postings of it. Returns undefined if
 * the order does not allow it, such as one that was decided before.
 */
export function decideOrder(
  database: Database,
  order: MoneyOrderRow,
  decision: Decision,
): Promise<MoneyOrderRow | undefined> {
  const decide = decisions[`${order.category} ${decision.to}`]
  return decide ? decide(database, order, decision) : Promise.resolve(undefined)
}

/** Credits a deposit and its bonus, and requires their turnover. Money may arrive after the order expired. */
async function approveDeposit(
  database: Database,
  order: MoneyOrderRow,
  { to, at, merchant }: Decision,
): Promise<MoneyOrderRow | undefined> {
  const { id, accountId, minor } = order
  const detail = readMoneyDetail(order, 'deposit')
  const from = [...openDepositStates, 'expired']
  const write = (): Promise<void> =>
    post(database, {
      from: `bank:${merchant.code}`,
      to: `member:${accountId}:main`,
      minor,
      reason: 'deposit',
      createdAt: at,
      transactionId: `money:${id}`,
    })
  const done = await moveMoneyOrder(database, order, { from, to, at, write })
  if (!done) return undefined
  const { promotion } = detail
  if (promotion)
    await grantBonus(database, {
      accountId,
      merchant,
      promotionId: promotion.id,
      minor: promotion.bonus,
      required: promotion.turnover,
      at,
      deposit: order,
    })
  else
    await addTurnover(database, {
      accountId,
      orderId: id,
      promotionId: null,
      locked: minor,
      bonus: 0,
      // As the player was told: neither the digits of the payment nor the fee are played.
      required: detail.asked,
      createdAt: at,
      expiresAt: null,
    })
  await rewardInviter(database, { accountId, merchant, minor, at })
  return done
}

function refuseDeposit(
  database: Database,
  order: MoneyOrderRow,
  { to, at, reason = 'refused' }: Decision,
): Promise<MoneyOrderRow | undefined> {
  const detail = { ...readMoneyDetail(order, 'deposit'), reason }
  return moveMoneyOrder(database, order, { from: openDepositStates, to, at, detail })
}

function payWithdrawal(
  database: Database,
  order: MoneyOrderRow,
  { to, at, merchant }: Decision,
): Promise<MoneyOrderRow | undefined> {
  const write = (): Promise<void> =>
    post(database, {
      from: `hold:${merchant.code}`,
      to: `bank:${merchant.code}`,
      minor: -order.minor,
      reason: 'withdrawal',
      createdAt: at,
      transactionId: `money:${order.id}:paid`,
    })
  return moveMoneyOrder(database, order, { from: openWithdrawalStates, to, at, write })
}

/** Refuses a withdrawal and gives the amount back. */
function rejectWithdrawal(
  database: Database,
  order: MoneyOrderRow,
  { to, at, merchant, reason = 'refused' }: Decision,
): Promise<MoneyOrderRow | undefined> {
  const detail = { ...readMoneyDetail(order, 'withdrawal'), reason, refunded: true }
  const write = (): Promise<void> =>
    post(database, {
      from: `hold:${merchant.code}`,
      to: `member:${order.accountId}:main`,
      minor: -order.minor,
      reason: 'withdrawalRefund',
      createdAt: at,
      transactionId: `money:${order.id}:refund`,
    })
  const from = openWithdrawalStates
  return moveMoneyOrder(database, order, { from, to, at, detail, write })
}

/** Ends a transfer whose answer was lost: the vendor had executed it. */
function endTransfer(
  database: Database,
  order: MoneyOrderRow,
  { to, at, merchant }: Decision,
): Promise<MoneyOrderRow | undefined> {
  const { to: wallet, moved } = readMoneyDetail(order, 'transfer')
  const write = (): Promise<void> =>
    post(database, {
      from: `transit:${merchant.code}`,
      to: `member:${order.accountId}:${wallet}`,
      minor: moved,
      reason: 'transfer',
      createdAt: at,
      transactionId: `money:${order.id}:end`,
    })
  return moveMoneyOrder(database, order, { from: ['processing'], to, at, write })
}

/** Brings the bonuses of an account to the present: the turnover that was played, and those that expired. */
export async function advanceTurnover(
  { sandbox, merchant }: MoneyScope,
  accountId: string,
): Promise<void> {
  const active = await loadActiveTurnover(sandbox.database, accountId)
  if (active.length === 0) return
  const now = sandbox.now()
  await sandbox.database.transaction().execute(async (database) => {
    await countTurnover(database, { accountId, counts: countsFor(merchant) })
    for (const entry of await loadActiveTurnover(database, accountId)) {
      if (entry.done >= entry.required) {
        await completeTurnover(database, entry, { merchant, now })
        continue
      }
      if (entry.expiresAt === null || entry.expiresAt > now) continue
      const end = { state: 'expired', merchant: merchant.code, at: entry.expiresAt, now } as const
      await endBonus(database, entry, end)
    }
  })
}
