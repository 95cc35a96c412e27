import { categories } from '../../core/contract/categories.ts'
import type { RateBounds, RateChoice, RebateQuota } from '../../core/contract/generated/gateway.ts'
import type { World } from '../../core/contract/generated/world.ts'
import type { Database } from '../database/open-database.ts'
import { dayMs } from '../kit/durations.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { formatMinor, parseMinor } from '../ledger/ledger.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { startOfDay } from './agent-days.ts'
import { findUpline } from './tree.ts'

/** Rebate rates by product, in hundredths of a percent. */
export type Rates = Readonly<Record<string, number>>

const defaultPercent = '0.5'
const topPercent = '0.8'
const defaultQuotas = [
  { rate: '0.75', max: 5 },
  { rate: '0.65', max: 20 },
] as const

/** Lists the products of a merchant: the game categories that its vendors offer. */
export function listProducts({ vendors = [], lotteries = [] }: World): readonly string[] {
  const offered = new Set(vendors.flatMap((vendor) => vendor.categories.map((one) => one.category)))
  const draws = new Set(lotteries.map(({ kind = 'Lott' }) => kind.toUpperCase()))
  return Object.keys(categories).filter((name) =>
    [...offered, ...draws].some((one) => one === name),
  )
}

/** Every product, so that rates are there for one that a merchant offers later. */
const allProducts: readonly string[] = Object.keys(categories)

/** Reads a percentage in hundredths; refuses what is no percentage with two decimals at most. */
export function parseRate(text: string): number {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text) || Number(text) > 100)
    throw new GatewayRefusal('request_param_err')
  return parseMinor(text, 2)
}

export const formatRate = (rate: number): string => formatMinor(rate, 2)

/** Returns what a rate is of an amount, in the smallest unit; a part of a unit is dropped. */
export function shareOf(minor: number, rate: number): number {
  return Number((BigInt(minor) * BigInt(rate)) / 10_000n)
}

/** The rates of an account that has none of its own. */
export function defaultRates({ world }: SandboxMerchant): Rates {
  const rate = parseMinor(world.rebatePercent ?? defaultPercent, 2)
  return Object.fromEntries(allProducts.map((product) => [product, rate]))
}

/** The rates of an agent whom the platform alone is above. */
export function topRates({ world }: SandboxMerchant): Rates {
  const rate = parseMinor(world.agents?.rebatePercent ?? topPercent, 2)
  return Object.fromEntries(
    allProducts.map((product, place) => [product, Math.max(0, rate - (place % 3) * 5)]),
  )
}

/** The rates of an account over time. */
export interface RateHistory {
  /** Returns the rates of a day. */
  readonly at: (day: number) => Rates
  /** The rates that were set last, which may apply from tomorrow on. */
  readonly latest: Rates
}

interface RateRow {
  readonly fromDay: number
  readonly rates: string
}

/** Composes the history of rates from rows in the order of their days. */
export function readRates(merchant: SandboxMerchant, rows: readonly RateRow[]): RateHistory {
  const fallback = defaultRates(merchant)
  const steps = rows.map(({ fromDay, rates }) => ({ fromDay, rates: JSON.parse(rates) as Rates }))
  return {
    at: (day) => steps.findLast(({ fromDay }) => fromDay <= day)?.rates ?? fallback,
    latest: steps.at(-1)?.rates ?? fallback,
  }
}

export async function loadRates(
  database: Database,
  merchant: SandboxMerchant,
  accountId: string,
): Promise<RateHistory> {
  const rows = await database
    .selectFrom('rebateRate')
    .select(['fromDay', 'rates'])
    .where('accountId', '=', accountId)
    .orderBy('fromDay')
    .execute()
  return readRates(merchant, rows)
}

/** Sets the rates of an account from a day on; a change that was set for the same day is replaced. */
export async function setRates(
  database: Database,
  accountId: string,
  { rates, from }: { readonly rates: Rates; readonly from: number },
): Promise<void> {
  const row = { rates: JSON.stringify(rates), highest: highestOf(rates) }
  await database
    .insertInto('rebateRate')
    .values({ accountId, fromDay: startOfDay(from), ...row })
    .onConflict((conflict) => conflict.columns(['accountId', 'fromDay']).doUpdateSet(row))
    .execute()
}

export function highestOf(rates: Rates): number {
  return Math.max(0, ...Object.values(rates))
}

/** Returns the highest rates that an account has given on, by product. */
export async function loadGivenOn(database: Database, uplineId: string): Promise<Rates> {
  const rows = await database
    .selectFrom('ancestry')
    .innerJoin('rebateRate', 'rebateRate.accountId', 'ancestry.accountId')
    .select(['rebateRate.accountId', 'rebateRate.rates', 'rebateRate.fromDay'])
    .where('ancestry.ancestorId', '=', uplineId)
    .where('ancestry.depth', '=', 1)
    .orderBy('rebateRate.fromDay')
    .execute()
  const latest = new Map(rows.map(({ accountId, rates }) => [accountId, rates]))
  const given: Record<string, number> = {}
  for (const text of new Set(latest.values()))
    for (const [product, rate] of Object.entries(JSON.parse(text) as Rates))
      given[product] = Math.max(given[product] ?? 0, rate)
  return given
}

/** Returns the rates of an account between those that it has given on and those of its upline. */
export async function loadBounds(
  database: Database,
  merchant: SandboxMerchant,
  accountId: string,
  now: number,
): Promise<RateBounds[]> {
  const own = await loadRates(database, merchant, accountId)
  const upline = await findUpline(database, accountId)
  const above = upline && (await loadRates(database, merchant, upline.id)).latest
  const given = await loadGivenOn(database, accountId)
  const today = own.at(startOfDay(now))
  return listProducts(merchant.world).map((product) => {
    const rate = today[product] ?? 0
    const next = own.latest[product] ?? 0
    return {
      product,
      rate: formatRate(rate),
      ...(next !== rate && { next: formatRate(next) }),
      min: formatRate(given[product] ?? 0),
      max: formatRate(above ? (above[product] ?? 0) : next),
    }
  })
}

/** Returns when a change of rates applies: with the next day (SPEC §11.86). */
export function effectiveAt(now: number): number {
  return startOfDay(now) + dayMs
}

export interface ChosenRates {
  readonly merchant: SandboxMerchant
  readonly uplineId: string
  readonly choices: readonly RateChoice[]
  /** The rates that apply where nothing is chosen. */
  readonly base: Rates
  /** The least rates. */
  readonly floor?: Rates
  /** The subordinate whose place in the quotas is its own; none for a new one. */
  readonly accountId?: string
}

/** Checks rates that an upline gives; refuses what is above its own, below the floor, or beyond a quota. */
export async function chooseRates(
  database: Database,
  { merchant, uplineId, choices, base, floor = {}, accountId }: ChosenRates,
): Promise<Rates> {
  const products = listProducts(merchant.world)
  const above = (await loadRates(database, merchant, uplineId)).latest
  const rates: Record<string, number> = Object.fromEntries(
    allProducts.map((product) => [product, Math.min(base[product] ?? 0, above[product] ?? 0)]),
  )
  for (const { product, rate: text } of choices) {
    const rate = parseRate(text)
    if (!products.includes(product)) throw new GatewayRefusal('request_param_err')
    if (rate > (above[product] ?? 0) || rate < (floor[product] ?? 0))
      throw new GatewayRefusal('rebate.bounds', { status: 409, value: { product } })
    rates[product] = rate
  }
  const before =
    accountId === undefined ? {} : (await loadRates(database, merchant, accountId)).latest
  const quotas = await loadQuotas(database, merchant, uplineId)
  const full = quotas.find(
    ({ rate, used, max }) =>
      used >= max &&
      highestOf(rates) >= parseMinor(rate, 2) &&
      highestOf(before) < parseMinor(rate, 2),
  )
  if (full) throw new GatewayRefusal('rebate.quota', { status: 409, value: full })
  return rates
}

/** Returns the quotas of high rates of an agent with what its direct subordinates use of them. */
export async function loadQuotas(
  database: Database,
  { world }: SandboxMerchant,
  uplineId: string,
): Promise<RebateQuota[]> {
  const rows = await database
    .selectFrom('ancestry')
    .innerJoin('rebateRate', 'rebateRate.accountId', 'ancestry.accountId')
    .select(['rebateRate.accountId', 'rebateRate.highest'])
    .where('ancestry.ancestorId', '=', uplineId)
    .where('ancestry.depth', '=', 1)
    .orderBy('rebateRate.fromDay')
    .execute()
  const latest = [...new Map(rows.map(({ accountId, highest }) => [accountId, highest])).values()]
  return (world.agents?.quotas ?? defaultQuotas).map(({ rate, max }) => ({
    rate: formatRate(parseMinor(rate, 2)),
    used: latest.filter((highest) => highest >= parseMinor(rate, 2)).length,
    max,
  }))
}

/** Returns rates that fit under those of an upline today and tomorrow, and within its quotas. */
export async function fitRates(
  database: Database,
  { merchant, uplineId, wanted, at }: FittedRates,
): Promise<Rates> {
  const above = await loadRates(database, merchant, uplineId)
  const today = above.at(startOfDay(at))
  const quotas = await loadQuotas(database, merchant, uplineId)
  const full = quotas.filter(({ used, max }) => used >= max).map(({ rate }) => parseMinor(rate, 2))
  const most = Math.min(...full.map((rate) => rate - 1), 10_000)
  return Object.fromEntries(
    allProducts.map((product) => [
      product,
      Math.min(wanted[product] ?? 0, today[product] ?? 0, above.latest[product] ?? 0, most),
    ]),
  )
}

export interface FittedRates {
  readonly merchant: SandboxMerchant
  readonly uplineId: string
  readonly wanted: Rates
  readonly at: number
}
