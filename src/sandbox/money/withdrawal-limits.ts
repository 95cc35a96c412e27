import type { World } from '../../core/contract/generated/world.ts'
import { parseMinor } from '../ledger/ledger.ts'
import { currencyOf, fitAmount } from '../world/currency.ts'

/** Returns the limits of withdrawals of a world, in the currency's smallest unit. */
export function withdrawalLimitsOf(world: World) {
  const { digits } = currencyOf(world)
  const {
    min = fitAmount(world, '100'),
    max = fitAmount(world, '50000'),
    countMax = 3,
    fee = '0',
    minutes = 30,
    hours,
  } = world.withdrawals ?? {}
  return {
    min: parseMinor(min, digits),
    max: parseMinor(max, digits),
    fee: parseMinor(fee, digits),
    countMax,
    minutes,
    hours,
  }
}
