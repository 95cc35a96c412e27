import type { World } from '../../core/contract/generated/world.ts'

/** The currency of a world; one that names none plays in dollars. */
export function currencyOf({ currency }: Pick<World, 'currency'>): NonNullable<World['currency']> {
  return currency ?? { code: 'USD', symbol: '$', digits: 2 }
}

/** How many powers of ten an amount has more than one of about the same worth in baht or yuan; 0 for a currency that is not here. */
const powersOfTen: Readonly<Record<string, number>> = {
  ...{ USD: -1, USDT: -1, EUR: -1, GBP: -1, CHF: -1, AUD: -1, CAD: -1, NZD: -1, SGD: -1 },
  ...{ JPY: 1, KZT: 1, KRW: 2, KHR: 2, MMK: 2, LAK: 3, IDR: 3, VND: 3 },
}

/** Returns an amount of the default terms, which are in baht or yuan, as one that fits the currency of a world. */
export function fitAmount(world: Pick<World, 'currency'>, amount: string): string {
  const { code, digits } = currencyOf(world)
  const power = Object.hasOwn(powersOfTen, code) ? (powersOfTen[code] ?? 0) : 0
  return String(Number((Number(amount) * 10 ** power).toFixed(digits)))
}
