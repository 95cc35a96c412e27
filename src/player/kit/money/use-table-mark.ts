import type { Game } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { formatMoney } from '../controls/format-money.ts'
import { useCurrency } from './use-currency.ts'

/** What a table of the live casino asks of a member: a level, or a price for the day. */
export type TableTerms = Pick<Game, 'level' | 'price' | 'unit'>

/** Returns the level or the price without which a table does not open (SPEC §4.26); undefined for any other game. */
export function useTableMark(terms: TableTerms): string | undefined {
  const t = useT()
  const formatPrice = useTablePrice()
  const { level, price } = terms
  if (level !== undefined) return t('home.vendor.level', { level })
  return price && t('home.vendor.price', { price: formatPrice(terms) })
}

/** Returns a function that formats the price of a table in money or points. */
export function useTablePrice(): (terms: TableTerms) => string {
  const t = useT()
  const currency = useCurrency()
  return ({ price = '0', unit = 'money' }) => {
    if (unit === 'unknown') return price
    return unit === 'points'
      ? t('home.vendor.points', { count: Number(price) })
      : formatMoney(price, currency)
  }
}
