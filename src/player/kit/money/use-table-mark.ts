import type { Game } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { formatMoney } from '../controls/format-money.ts'
import { useCurrency } from './use-currency.ts'

/** What a table of the live casino asks of a member: a level, or a price for the day in money or points. */
export type TableTerms = Pick<Game, 'level' | 'price' | 'points'>

/** Returns the level or the price without which a table does not open (SPEC §4.26); undefined for any other game. */
export function useTableMark({ level, price, points }: TableTerms): string | undefined {
  const t = useT()
  const currency = useCurrency()
  if (level !== undefined) return t('home.vendor.level', { level })
  const cost =
    points === undefined
      ? price && formatMoney(price, currency)
      : t('home.vendor.points', { count: points })
  return cost && t('home.vendor.price', { price: cost })
}
