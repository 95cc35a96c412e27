import type { ReactNode } from 'react'
import type { CalculationRow } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { formatRate } from '../../parts/rates.ts'
import styles from './Calculation.module.css'

/** The items that are a gain or a loss, and so have a sign. */
const signed: ReadonlySet<CalculationRow['item']> = new Set([
  'gameProfit',
  'rebatesIssued',
  'promotionsIssued',
  'platformFee',
  'carryOver',
  'base',
  'earned',
  'givenOn',
  'shortfall',
  'rest',
  'income',
])

/** Lists a calculation from its first item to the income (SPEC §11.84). */
export function Calculation({ rows }: { readonly rows: readonly CalculationRow[] }): ReactNode {
  const t = useT()
  return (
    <dl>
      {rows.map((row, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have an item that is not known
          key={`${row.item} ${place}`}
          className={styles['row']}
          data-sum={row.item === 'income' || undefined}
        >
          <dt>{t(`income.item.${row.item}`)}</dt>
          <dd>
            <Value row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ row: { item, value, unit } }: { readonly row: CalculationRow }): ReactNode {
  const currency = useCurrency()
  if (unit === 'count' || unit === 'unknown') return value
  if (unit === 'percent') return formatRate(value)
  return <Money amount={value} sign={signed.has(item) ? 'always' : 'auto'} {...currency} />
}
