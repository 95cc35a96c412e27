import type {
  ContractKind,
  ContractLimits,
  ContractTierChoice,
  RateType,
} from '../../../../../../core/contract/generated/gateway.ts'
import { readCode } from '../../../../../../core/contract/read-code.ts'
import { readWhole } from '../../../../../../core/contract/read-decimal.ts'
import { compareDecimals, isPositive } from '../../../../../kit/controls/decimal.ts'
import { separatorsOf } from '../../../../../kit/controls/number-separators.ts'
import { type AmountFormat, readAmount } from '../../../../../kit/money/read-amount.ts'

/** A tier as it is typed. */
export interface TypedTier {
  readonly bets: string
  readonly netLoss: string
  readonly active: string
  readonly rate: string
}
export type TierField = keyof TypedTier

export type TierProblem =
  | 'number'
  | 'digits'
  | 'members'
  | 'rate'
  | 'above'
  /** Lower than in the tier before. */
  | 'less'
  /** No condition is higher than in the tier before. */
  | 'same'
  /** Not above the rate of the tier before. */
  | 'rateLess'

export type TierProblems = { readonly [F in TierField]?: TierProblem }

export interface ReadTiers {
  readonly tiers: readonly ContractTierChoice[]
  /** The problems of each tier by field. */
  readonly problems: readonly TierProblems[]
}

/** Limits whose words the player knows. */
export type KnownLimits = ContractLimits & {
  readonly kind: ContractKind
  readonly rateType: RateType
}

/** The limits of the agent, with the digits of the currency and the language of the page. */
export interface TierLimits
  extends Pick<KnownLimits, 'kind' | 'maxRate' | 'rateType'>,
    AmountFormat {}

/** The digits after the point of a percentage. */
const percentDigits = 2
const mostMembers = 100_000

/** Reads typed tiers as the gateway takes them: they ascend, and no rate is above the agent's own (SPEC §11.88). */
export function readTiers(typed: readonly TypedTier[], limits: TierLimits): ReadTiers {
  const rows = typed.map((tier) => readTier(tier, limits))
  return {
    tiers: rows.map(({ tier }) => tier),
    problems: rows.map(({ tier, problems }, place) => {
      const before = rows[place - 1]
      if (!before || isBroken(problems) || isBroken(before.problems)) return problems
      return compareTiers(tier, before.tier)
    }),
  }
}

/** Returns true if a tier has a problem. */
export function isBroken(problems: TierProblems): boolean {
  return Object.keys(problems).length > 0
}

interface ReadTier {
  readonly tier: ContractTierChoice
  readonly problems: TierProblems
}

function readTier(typed: TypedTier, limits: TierLimits): ReadTier {
  const { kind, maxRate, rateType, digits, language } = limits
  const bets = readCondition(typed.bets, limits)
  const netLoss = readCondition(kind === 'dividend' ? typed.netLoss : '', limits)
  const active = readMembers(typed.active, language)
  const rate = readRate(typed.rate, {
    maxRate,
    digits: rateType === 'fixed' ? digits : percentDigits,
    language,
  })
  const problems = {
    ...(bets.problem && { bets: bets.problem }),
    ...(netLoss.problem && { netLoss: netLoss.problem }),
    ...(active.problem && { active: active.problem }),
    ...(rate.problem && { rate: rate.problem }),
  }
  const tier = {
    bets: bets.value,
    ...(kind === 'dividend' && { netLoss: netLoss.value }),
    activeMember: active.value,
    rateType,
    rate: rate.value,
  }
  return { tier, problems }
}

interface ReadValue<V> {
  readonly value: V
  readonly problem?: TierProblem
}

/** Reads the least amount of a condition. An empty field is no condition. */
function readCondition(typed: string, format: AmountFormat): ReadValue<string> {
  const { amount, problem } = readAmount(typed, format)
  if (amount !== undefined) return { value: amount }
  if (problem === 'empty' || problem === 'zero') return { value: '0' }
  return { value: '0', problem: problem === 'digits' ? 'digits' : 'number' }
}

function readMembers(typed: string, language: string): ReadValue<number> {
  if (readCode(typed) === '') return { value: 0 }
  const value = readWhole(typed, separatorsOf(language))
  return value !== undefined && value <= mostMembers ? { value } : { value: 0, problem: 'members' }
}

function readRate(
  typed: string,
  { maxRate, ...format }: AmountFormat & { readonly maxRate: string },
): ReadValue<string> {
  const { amount, problem } = readAmount(typed.replace(/[%％]/, ''), format)
  if (amount === undefined) return { value: '0', problem: problem === 'digits' ? 'digits' : 'rate' }
  return compareDecimals(amount, maxRate) > 0
    ? { value: amount, problem: 'above' }
    : { value: amount }
}

const zero = '0'

/** Returns what keeps a tier from being higher than the one before it. */
function compareTiers(tier: ContractTierChoice, before: ContractTierChoice): TierProblems {
  const conditions = {
    bets: compareDecimals(tier.bets, before.bets),
    netLoss: compareDecimals(tier.netLoss ?? zero, before.netLoss ?? zero),
    active: tier.activeMember - before.activeMember,
  }
  const less = Object.entries(conditions).filter(([, difference]) => difference < 0)
  const isMore = Object.values(conditions).some((difference) => difference > 0)
  const first = isPositive(tier.netLoss ?? zero) ? 'netLoss' : 'bets'
  return {
    ...Object.fromEntries(less.map(([field]) => [field, 'less'])),
    ...(less.length === 0 && !isMore && { [first]: 'same' }),
    ...(compareDecimals(tier.rate, before.rate) <= 0 && { rate: 'rateLess' }),
  }
}

/** Reads the days for which a contract applies: undefined for no end, nothing if they are no days. */
export function readDays(typed: string): { readonly days: number | undefined } | undefined {
  const text = readCode(typed)
  if (text === '') return { days: undefined }
  const days = Number(text)
  return /^\d{1,3}$/.test(text) && days >= 1 && days <= 365 ? { days } : undefined
}
