import type {
  ContractKind,
  ContractTierChoice,
  RateType,
} from '../../core/contract/generated/gateway.ts'
import type { ContractTier } from '../database/agent-tables.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { parseAmount } from '../ledger/parse-amount.ts'
import { parseRate } from './rates.ts'

export interface TierForm {
  readonly kind: ContractKind
  readonly rateType: RateType
  /** The digits of the currency. */
  readonly digits: number
}

/** Reads tiers; refuses them if their conditions and rates do not ascend (SPEC §11.88). */
export function parseTiers(
  choices: readonly ContractTierChoice[],
  { kind, rateType, digits }: TierForm,
): ContractTier[] {
  if (kind === 'dividend' && rateType === 'fixed')
    throw new GatewayRefusal('contract.rate', { status: 409 })
  const read = (amount: string): number =>
    /^0+(\.0+)?$/.test(amount) ? 0 : parseAmount(amount, digits)
  const tiers = choices.map((choice): ContractTier => {
    if ((choice.rateType ?? rateType) !== rateType)
      throw new GatewayRefusal('contract.rate', { status: 409 })
    return {
      bets: read(choice.bets),
      netLoss: kind === 'dividend' ? read(choice.netLoss ?? '0') : 0,
      active: choice.activeMember,
      rate: rateType === 'fixed' ? parseAmount(choice.rate, digits) : parseRate(choice.rate),
    }
  })
  const isAscending = tiers.every((tier, place) => {
    const before = tiers[place - 1]
    if (!before) return tier.rate > 0
    const isMore =
      tier.bets > before.bets || tier.netLoss > before.netLoss || tier.active > before.active
    const isLess =
      tier.bets < before.bets || tier.netLoss < before.netLoss || tier.active < before.active
    return tier.rate > before.rate && isMore && !isLess
  })
  if (tiers.length === 0 || !isAscending)
    throw new GatewayRefusal('contract.tiers', { status: 409 })
  return tiers
}
