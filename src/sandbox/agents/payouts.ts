import type {
  CalculationRow,
  IncomeSource,
  Payout,
  PayoutReason,
} from '../../core/contract/generated/gateway.ts'
import type { AgentPayoutRow, StoredCalculationRow } from '../database/agent-tables.ts'
import type { Database } from '../database/open-database.ts'
import { formatMinor, post } from '../ledger/ledger.ts'
import { insertMoneyOrder, loadMoneyOrder, nameMoneyOrder } from '../money/money-orders.ts'
import type { Income } from './compute-income.ts'
import { formatRate } from './rates.ts'

/** How many parts of a payout a page has. */
export const reasonsOfPage = 20

export interface NewPayout {
  readonly merchant: string
  readonly accountId: string
  readonly source: IncomeSource
  readonly from: number
  readonly to: number
  readonly contractId?: number
  readonly at: number
}

/**
 * Pays an income with its explanation within a transaction. The platform pays; the row of a source and a
 * period is there once, so that nothing is paid twice.
 */
export async function payIncome(
  database: Database,
  payout: NewPayout,
  income: Income,
): Promise<void> {
  const { merchant, accountId, source, from, at } = payout
  const { minor, reasons } = income
  const order =
    minor > 0
      ? await insertMoneyOrder(database, {
          accountId,
          merchant,
          category: 'agentIncome',
          state: 'success',
          minor,
          createdAt: at,
          detail: { source, from },
        })
      : undefined
  const payoutId = await insertPayout(database, { ...payout, orderId: order?.id ?? null }, income)
  await insertReasons(database, payoutId, reasons)
  if (!order) return
  await post(database, {
    from: `payroll:${merchant}`,
    to: `member:${accountId}:main`,
    minor,
    reason: 'agentIncome',
    createdAt: at,
    transactionId: `money:${order.id}`,
  })
}

/** Returns the id of the new row. */
async function insertPayout(
  database: Database,
  payout: NewPayout & { readonly orderId: number | null },
  { minor, rest, debt, calculation }: Income,
): Promise<number> {
  const { merchant, accountId, source, from, to, contractId, orderId, at } = payout
  const { id } = await database
    .insertInto('agentPayout')
    .values({
      merchant,
      accountId,
      source,
      fromAt: from,
      toAt: to,
      minor,
      rest,
      debt,
      contractId: contractId ?? null,
      orderId,
      calculation: JSON.stringify(calculation),
      paidAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertReasons(
  database: Database,
  payoutId: number,
  reasons: Income['reasons'],
): Promise<void> {
  const rows = reasons.map((reason, place) => ({
    payoutId,
    place,
    item: reason.item ?? null,
    accountId: reason.accountId ?? null,
    product: reason.product ?? null,
    base: reason.base,
    rate: reason.rate,
    rateType: reason.rateType,
    minor: reason.minor,
    contractId: reason.contractId ?? null,
  }))
  for (let start = 0; start < rows.length; start += 500)
    await database
      .insertInto('payoutReason')
      .values(rows.slice(start, start + 500))
      .execute()
}

/** Describes a payout whose order is there. */
export async function describePayout(
  database: Database,
  row: AgentPayoutRow,
  digits: number,
): Promise<Payout> {
  const order = await loadMoneyOrder(database, row.orderId ?? 0)
  return {
    payoutId: String(row.id),
    orderId: nameMoneyOrder(order),
    source: row.source,
    amount: formatMinor(row.minor, digits),
    from: row.fromAt,
    to: row.toAt,
    paidAt: row.paidAt,
  }
}

export interface ReasonsPage {
  readonly reasons: PayoutReason[]
  readonly reasonCount: number
  /** The sum of the parts on all pages. Decimal string. */
  readonly reasonsTotal: string
}

/** Loads a page of the parts of a payout. The sum of all parts is its amount. */
export async function loadReasons(
  database: Database,
  { payoutId, pageNum, digits }: { payoutId: number; pageNum: number; digits: number },
): Promise<ReasonsPage> {
  const { count, total } = await database
    .selectFrom('payoutReason')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('minor').as('total'),
    ])
    .where('payoutId', '=', payoutId)
    .executeTakeFirstOrThrow()
  const rows = await database
    .selectFrom('payoutReason')
    .leftJoin('account', 'account.id', 'payoutReason.accountId')
    .selectAll('payoutReason')
    .select('account.username')
    .where('payoutId', '=', payoutId)
    .orderBy('place')
    .limit(reasonsOfPage)
    .offset((pageNum - 1) * reasonsOfPage)
    .execute()
  const reasons = rows.map((row) => ({
    ...(row.item !== null && { item: row.item }),
    ...(row.username !== null && { username: row.username }),
    ...(row.product !== null && { product: row.product }),
    base: formatMinor(row.base, digits),
    rate: row.rateType === 'fixed' ? formatMinor(row.rate, digits) : formatRate(row.rate),
    rateType: row.rateType,
    amount: formatMinor(row.minor, digits),
    ...(row.contractId !== null && { contractId: String(row.contractId) }),
  }))
  return { reasons, reasonCount: count, reasonsTotal: formatMinor(total ?? 0, digits) }
}

/** Writes a calculation as a page shows it. */
export function writeCalculation(
  rows: readonly StoredCalculationRow[],
  digits: number,
): CalculationRow[] {
  return rows.map(({ item, value, unit }) => ({
    item,
    unit,
    value:
      unit === 'count'
        ? String(value)
        : unit === 'percent'
          ? formatRate(value)
          : formatMinor(value, digits),
  }))
}
