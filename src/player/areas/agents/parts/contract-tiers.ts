import type {
  AnyContract,
  ContractTierChoice,
  DailySalaryContract,
  RateType,
} from '../../../../core/contract/generated/gateway.ts'
import { compareDecimals } from '../../../kit/controls/decimal.ts'

/** A tier of a contract of any kind. Amounts are decimal strings. */
export interface Tier {
  readonly bets: string
  /** Only a dividend has it. */
  readonly netLoss?: string
  readonly activeMember: number
  readonly rateType: RateType | 'unknown'
  readonly rate: string
}

/** Lists the tiers of a contract, ascending. A dividend is a percentage of the net loss. */
export function listTiers(contract: AnyContract): readonly Tier[] {
  const { rows, details, hourSalaryRates } = contract
  if (rows)
    return rows.map(({ minimumBet, netLoss, activeMember, contractRate }) => ({
      bets: minimumBet,
      netLoss,
      activeMember,
      rateType: 'percent',
      rate: contractRate,
    }))
  const salaries = details ?? hourSalaryRates ?? []
  return salaries.map(({ betVolume, ...tier }) => ({ bets: betVolume, ...tier }))
}

/** Returns a daily salary in the shape of contracts of any kind. */
export function toAnyContract({ id, ...contract }: DailySalaryContract): AnyContract {
  return { kind: 'dailySalary', contractId: id, ...contract }
}

/** Returns the tiers of a proposal as those of a contract. */
export function toTiers(
  choices: readonly ContractTierChoice[],
  rateType: RateType,
): readonly Tier[] {
  return choices.map(({ bets, netLoss, activeMember, rate }) => ({
    bets,
    ...(netLoss !== undefined && { netLoss }),
    activeMember,
    rateType,
    rate,
  }))
}

/** Returns the tier with the highest rate; undefined of none. */
export function findHighest(tiers: readonly Tier[]): Tier | undefined {
  return [...tiers].sort((one, other) => compareDecimals(other.rate, one.rate))[0]
}

/**
 * Returns true if a contract gives a higher rate than another one. A percentage and a fixed amount cannot be
 * compared.
 */
export function givesMore(contract: AnyContract, own: AnyContract): boolean {
  const offered = findHighest(listTiers(contract))
  const present = findHighest(listTiers(own))
  if (!offered || !present || offered.rateType !== present.rateType) return false
  return compareDecimals(offered.rate, present.rate) > 0
}
