import { type Category, categories } from '../../../../core/contract/categories.ts'
import { useT } from '../../../i18n/use-t.ts'
import { multiplyDecimal } from '../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../kit/money/use-currency.ts'

export interface TurnoverTerms {
  /** The number of times that an amount must be staked. */
  readonly turnover: number
  readonly days?: number
  readonly categories?: readonly string[]
}

/** Returns sentences about what must be staked before a bonus of the mall can be withdrawn (SPEC §12.19). */
export function useTurnoverWords(): (amount: string, terms: TurnoverTerms) => string {
  const t = useT()
  const currency = useCurrency()
  return (amount, { turnover, days, categories: counted }) => {
    if (turnover === 0) return ''
    const all = formatMoney(multiplyDecimal(amount, turnover), currency)
    const games = counted?.map((name) => (isCategory(name) ? t(`category.${name}`) : name))
    return [
      t('mall.turnover', { count: turnover, amount: all }),
      games && t('mall.counts', { games: games.join(', ') }),
      days !== undefined && t('mall.within', { count: days }),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(categories, name)
}
