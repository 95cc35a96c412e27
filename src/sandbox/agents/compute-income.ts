import type {
  CalculationItem,
  ContractKind,
  RateType,
} from '../../core/contract/generated/gateway.ts'
import type { ContractTier, StoredCalculationRow } from '../database/agent-tables.ts'
import { type Rates, shareOf } from './rates.ts'

/**
 * The income of agents, computed from what was loaded. Money is in the currency's smallest unit, rates are in
 * hundredths of a percent. What is paid is always the sum of its reasons.
 */
export interface Reason {
  /** What it is, if it is no part of bets. */
  readonly item?: CalculationItem
  readonly accountId?: string
  readonly product?: string
  readonly base: number
  readonly rate: number
  readonly rateType: RateType
  readonly minor: number
  readonly contractId?: number
}

/** What is paid to an agent for a period, with its explanation. */
export interface Income {
  readonly minor: number
  /** The base that is carried to the next period: 0 or negative. */
  readonly rest: number
  /** What subordinates received beyond it, which later incomes make up for. */
  readonly debt: number
  readonly reasons: readonly Reason[]
  readonly calculation: readonly StoredCalculationRow[]
}

/** What the line of a direct subordinate bet: its own bets and those of everybody below. */
export interface RebatePart {
  readonly accountId: string
  readonly rates: Rates
  readonly bets: Readonly<Record<string, number>>
}

const wholeRate = 10_000

/**
 * Computes the rebate of an agent: for the bets of each direct subordinate's line, the difference between the
 * agent's rate and the subordinate's.
 */
export function computeRebate(own: Rates, parts: readonly RebatePart[]): Income {
  const reasons = parts.flatMap(({ accountId, rates, bets }) =>
    Object.entries(bets).flatMap(([product, base]): Reason[] => {
      const rate = (own[product] ?? 0) - (rates[product] ?? 0)
      const minor = rate > 0 ? shareOf(base, rate) : 0
      return minor > 0 ? [{ accountId, product, base, rate, rateType: 'percent', minor }] : []
    }),
  )
  const minor = sumOf(reasons.map((reason) => reason.minor))
  const bets = sumOf(parts.flatMap((part) => Object.values(part.bets)))
  return {
    minor,
    rest: 0,
    debt: 0,
    reasons,
    calculation: [
      { item: 'validBets', value: bets, unit: 'money' },
      { item: 'income', value: minor, unit: 'money' },
    ],
  }
}

/** What a line did in a period. */
export interface LineFacts {
  readonly bets: number
  readonly payout: number
  readonly rebate: number
  readonly bonus: number
  readonly deposits: number
  readonly withdrawals: number
  /** The members who bet. */
  readonly active: number
}

/** A contract for the days of a period in which it applies. */
export interface ContractSpan {
  readonly contract: {
    readonly id: number
    readonly kind: ContractKind
    readonly accountId: string
    /** Null for the platform. */
    readonly uplineId: string | null
    readonly rateType: RateType
    readonly tiers: readonly ContractTier[]
  }
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number
  /** What the line did: in the whole span, or in each of its hours for an hourly salary. */
  readonly facts: readonly LineFacts[]
  /** The base that earlier periods left: 0 or negative. */
  readonly carryOver: number
  /** What subordinates received beyond the income of earlier periods. */
  readonly debt: number
}

/** The highest rate of tiers. */
export function maxRateOf(tiers: readonly ContractTier[]): number {
  return Math.max(0, ...tiers.map(({ rate }) => rate))
}

/**
 * Returns the highest rate that the contracts above a span allow: no upline gives more than it may receive
 * itself. Undefined if only the platform is above.
 */
export function capOf(span: ContractSpan, spans: readonly ContractSpan[]): number | undefined {
  const { uplineId, rateType } = span.contract
  if (uplineId === null) return undefined
  const above = spans.findLast(
    ({ contract, from, to }) =>
      contract.accountId === uplineId && from <= span.to - 1 && to >= span.to,
  )
  if (!above || above.contract.rateType !== rateType) return 0
  const own = maxRateOf(above.contract.tiers)
  return Math.min(own, capOf(above, spans) ?? own)
}

interface Earned {
  readonly reasons: readonly Reason[]
  readonly minor: number
  readonly base: number
  readonly fee: number
  /** The rate of the tier that was reached, the last one with several hours. */
  readonly rate: number
}

/** Computes what a span's contract comes to, before what subordinates receive of it. */
function earn(span: ContractSpan, cap: number | undefined, feeRate: number): Earned {
  const { contract, facts, carryOver } = span
  const { id, kind, rateType, tiers } = contract
  const reasons: Reason[] = []
  let level = 0
  let whole = 0
  let fee = 0
  for (const part of facts) {
    const gross = part.bets - part.payout
    const taken = kind === 'dividend' ? shareOf(Math.max(0, gross), feeRate) : 0
    const base =
      kind === 'dividend' ? gross - part.rebate - part.bonus - taken + carryOver : part.bets
    whole += base
    fee += taken
    const tier = tiers.findLast(
      ({ bets, netLoss, active }) =>
        part.bets >= bets && part.active >= active && (kind !== 'dividend' || base >= netLoss),
    )
    if (!tier || base <= 0) continue
    const rate = Math.min(tier.rate, cap ?? tier.rate)
    const minor = rateType === 'fixed' ? rate : shareOf(base, rate)
    level = rate
    if (minor > 0)
      reasons.push({ accountId: contract.accountId, base, rate, rateType, minor, contractId: id })
  }
  return { reasons, minor: sumOf(reasons.map(({ minor }) => minor)), base: whole, fee, rate: level }
}

export interface ContractIncome extends Income {
  readonly span: ContractSpan
  /** What it came to before what subordinates receive of it. */
  readonly earned: number
}

/**
 * Computes the incomes of all contracts of a kind in a period. Each agent receives what its contract comes to,
 * less what its direct subordinates receive by the contracts that it gave them.
 */
export function computeContracts(
  spans: readonly ContractSpan[],
  feeRate: number,
  wanted: (span: ContractSpan) => boolean = () => true,
): ContractIncome[] {
  const earned = new Map<ContractSpan, Earned>()
  const incomes = new Map<ContractSpan, ContractIncome>()
  // What an account's earlier contract of the period leaves is carried into its next one.
  const previousOf = (span: ContractSpan): ContractSpan | undefined =>
    spans.findLast(
      (other) => other.contract.accountId === span.contract.accountId && other.to <= span.from,
    )
  const carriedInto = (span: ContractSpan): number => {
    const previous = previousOf(span)
    return previous ? restOf(previous, earnOnce(previous)) : span.carryOver
  }
  const earnOnce = (span: ContractSpan): Earned => {
    const known =
      earned.get(span) ??
      earn({ ...span, carryOver: carriedInto(span) }, capOf(span, spans), feeRate)
    earned.set(span, known)
    return known
  }
  const computeOnce = (span: ContractSpan): ContractIncome => {
    const known = incomes.get(span) ?? compute(span)
    incomes.set(span, known)
    return known
  }
  const compute = (span: ContractSpan): ContractIncome => {
    const previous = previousOf(span)
    const isLast = !spans.some(
      (other) => other.contract.accountId === span.contract.accountId && other.from > span.from,
    )
    const below = isLast
      ? spans.filter(({ contract }) => contract.uplineId === span.contract.accountId)
      : []
    const debt = previous ? computeOnce(previous).debt : span.debt
    return subtract(
      { ...span, carryOver: carriedInto(span), debt },
      earnOnce(span),
      below.map((one) => ({ span: one, minor: earnOnce(one).minor })),
    )
  }
  return spans.filter(wanted).map(computeOnce)
}

/** Returns the base that a contract leaves to the time after it: 0 or negative. */
function restOf({ contract }: ContractSpan, { base }: Earned): number {
  return contract.kind === 'dividend' ? Math.min(0, base) : 0
}

interface Given {
  readonly span: ContractSpan
  readonly minor: number
}

function subtract(span: ContractSpan, own: Earned, below: readonly Given[]): ContractIncome {
  const given = below.filter(({ minor }) => minor > 0)
  const givenOn = sumOf(given.map(({ minor }) => minor))
  const left = own.minor - givenOn - span.debt
  const minor = Math.max(0, left)
  const debt = Math.max(0, -left)
  const rest = restOf(span, own)
  const whole = (item: CalculationItem, amount: number): Reason[] =>
    amount === 0
      ? []
      : [{ item, base: Math.abs(amount), rate: wholeRate, rateType: 'percent', minor: amount }]
  const reasons: readonly Reason[] = [
    ...own.reasons,
    ...given.map(
      ({ span: { contract }, minor: part }): Reason => ({
        item: 'givenOn',
        accountId: contract.accountId,
        base: part,
        rate: wholeRate,
        rateType: 'percent',
        minor: -part,
        contractId: contract.id,
      }),
    ),
    ...whole('shortfall', -span.debt),
    ...whole('rest', debt),
  ]
  const calculation = describe(span, own, { givenOn, minor, rest, debt })
  return { span, earned: own.minor, minor, rest, debt, reasons, calculation }
}

type Outcome = Pick<Income, 'minor' | 'rest' | 'debt'> & { readonly givenOn: number }

function describe(span: ContractSpan, own: Earned, outcome: Outcome): StoredCalculationRow[] {
  const { facts, contract, carryOver } = span
  const sum = (read: (part: LineFacts) => number): number => sumOf(facts.map(read))
  const money = (item: CalculationItem, value: number): StoredCalculationRow => ({
    item,
    value,
    unit: 'money',
  })
  const active = Math.max(0, ...facts.map((part) => part.active))
  const level: StoredCalculationRow = {
    item: 'rateLevel',
    value: own.rate,
    unit: contract.rateType === 'fixed' ? 'money' : 'percent',
  }
  const before: StoredCalculationRow[] =
    contract.kind === 'dividend'
      ? [
          money(
            'gameProfit',
            sum((part) => part.bets - part.payout),
          ),
          money('rebatesIssued', -sum((part) => part.rebate)),
          money('promotionsIssued', -sum((part) => part.bonus)),
          money(
            'deposits',
            sum((part) => part.deposits),
          ),
          money(
            'withdrawals',
            sum((part) => part.withdrawals),
          ),
          money('platformFee', -own.fee),
          money('carryOver', carryOver),
        ]
      : []
  return [
    { item: 'validMembers', value: active, unit: 'count' },
    money(
      'validBets',
      sum((part) => part.bets),
    ),
    ...before,
    money('base', own.base),
    level,
    money('earned', own.minor),
    ...(outcome.givenOn > 0 ? [money('givenOn', -outcome.givenOn)] : []),
    ...(span.debt > 0 ? [money('shortfall', -span.debt)] : []),
    ...(outcome.rest < 0 || outcome.debt > 0 ? [money('rest', outcome.rest - outcome.debt)] : []),
    money('income', outcome.minor),
  ]
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
