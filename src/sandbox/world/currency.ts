import type { World } from '../../core/contract/generated/world.ts'

/** The currency of a world; one that names none plays in dollars. */
export function currencyOf({ currency }: World): NonNullable<World['currency']> {
  return currency ?? { code: 'USD', symbol: '$', digits: 2 }
}
